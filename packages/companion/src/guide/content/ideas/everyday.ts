import type { Purpose } from './purpose.ts';

/** Telling others, thanks, neighbors, small beginnings. */
export const everydayIdeas: readonly Purpose[] = [
  {
    id: 'open-up',
    wanted: 'how to tell somebody how one really is',
    ideas: [
      'You could start with one true sentence instead of the whole story, and let the rest wait until you see how it lands.',
      'Some people find it easier side by side than face to face, so a walk, a drive or doing dishes together can be a gentle setting.',
      'It may be worth saying up front what you hope for, for instance that you only want an ear and no fixing.',
      'If speaking feels like too much, a short text or note can open the door and let the talking come later.',
      'Perhaps pick the person who has listened well before, and a moment when neither of you is rushing off somewhere.',
    ],
    words: {
      plain: [
        "I've been saying I'm fine, and I'm really not. Can I tell you about it?",
        "I'm having a hard time lately and I want you to know.",
      ],
      soft: [
        'Do you have a little while? There is something that is too heavy to carry alone.',
        "I'm not great at talking about this, but I'd like to try with you.",
      ],
    },
  },
  {
    id: 'find-therapist',
    wanted: 'how to begin looking for professional help',
    ideas: [
      "One thing that can help: the number on an insurance card, or the plan's website, can give a list of covered therapists nearby.",
      'Perhaps start with a regular doctor or clinic, since they can often refer you to someone and know who has openings.',
      'If money is tight, community health centers, university training clinics and sliding scale practices are worth asking about their lowest fees.',
      'You could send the same short message to several therapists at once, saying what troubles you and when you are free, because many are full.',
      'Many therapists offer a short free call first, which is a chance to ask how they work and to notice whether you feel at ease.',
      'It may be worth checking whether a job, school or college offers a few free counseling sessions, as many do without much paperwork.',
    ],
    words: {
      plain: [
        'Are you taking new clients at the moment, and how long is the wait?',
        'Who could you refer me to, if talking to a professional is the next step?',
      ],
      soft: [
        "I've never done this before and don't know where to begin. Could you point me in a direction?",
        "I've been having a hard time and wonder whether someone at your practice might be a fit.",
      ],
    },
  },
  {
    id: 'first-session',
    wanted: 'how to prepare for a first therapy appointment',
    ideas: [
      'You could jot down two or three things that have been hardest lately and simply read them out when the session starts.',
      'It is fine to say that it is your first time and that you are nervous, since easing people in is part of their work.',
      'Perhaps decide beforehand what you would rather not talk about yet, because going slowly is allowed and you can say so.',
      'Some people leave a free half hour afterward for a walk or a quiet sit, since a first session can stir things up.',
      'One way to see it is as a chance to find out whether they suit you, so bring a question or two about how they work.',
    ],
    words: {
      plain: [
        'This is all new, and it makes me nervous. Could you tell me how it works here?',
        "I came because things have been hard for a while and I'd like that to change.",
      ],
      soft: [
        "I'm not sure where to start, so could you ask me some questions first?",
        'Some of this is hard for me to say out loud. Is it okay if I read from my notes?',
      ],
    },
  },
  {
    id: 'craving',
    wanted: 'how to get through an urge to smoke, gamble, eat sweets or drink',
    ideas: [
      'One thing that can help: put it off for ten minutes and do something else meanwhile, since urges often rise and fall like waves.',
      'Perhaps change the place you are in, by stepping outside, taking a shower or going to another room, so the trigger is out of sight.',
      'You could text or call someone who knows about it and say that the urge is here, so you are not alone with it.',
      'Keeping hands and mouth busy can take the edge off: cold water, a straw, a puzzle, a pen, whatever is within reach.',
      'Some people make the next step harder ahead of time, such as leaving cards at home, deleting an app or taking another route.',
      'If it is about drinking or drugs, a doctor, a nurse line or a local support group can go through with you what makes stopping safer.',
    ],
  },
  {
    id: 'thank',
    wanted: 'how to show thanks to somebody',
    ideas: [
      'You could name one exact thing they did and what it changed for you, since the detail is what people tend to remember.',
      'A short handwritten note, even three lines on plain paper, is something many people keep for years.',
      'Perhaps return the kindness in a practical way, with an errand, a ride or an hour of help at a moment that suits them.',
      'Some people say the good word out loud to others too, so that it travels back to the one who earned it.',
      'It may be nice to let them know later how things turned out, because people who help seldom hear the ending.',
    ],
    words: {
      plain: [
        'What you did for me made a real difference. Thank you.',
        "I want to thank you properly, because I haven't forgotten what you did.",
      ],
      soft: [
        "I don't know if you realize how much that meant to me. Thank you.",
        'It may have seemed small to you, but it helped me more than I can say.',
      ],
    },
  },
  {
    id: 'gift',
    wanted: 'an idea for a small gift or gesture for somebody',
    ideas: [
      'You could think back to something they mentioned in passing lately, a song, a worn out thing, a place, and start from there.',
      'Perhaps give time instead of an object: a walk, an outing or help with a chore they dread, written on a little card.',
      'A printed photo of a moment you shared, with a line on the back, costs little and tends to stay around.',
      'Some people pass on something of their own, like a favorite book or recipe with a few words on the first page.',
      'If you are unsure of their taste, a small bundle of everyday comforts such as nice tea, warm socks and a note rarely goes wrong.',
    ],
  },
  {
    id: 'celebrate',
    wanted: 'how to celebrate when something went well',
    ideas: [
      'You could tell one person who is likely to be glad with you, and let them hear the whole story rather than the short version.',
      'Perhaps mark it with something you can see or keep: a photo, a note with the date, a small object on a shelf.',
      'A favorite meal eaten slowly at a nicely set table, alone or with company, can turn an ordinary evening into an occasion.',
      'Some people write down what they did to get there, so the effort is honored and not only the result.',
      'It may be worth giving yourself a free hour or a whole slow morning, with nothing useful on the list, simply because you earned it.',
    ],
  },
  {
    id: 'noisy-neighbor',
    wanted: 'what to do about noise from neighbors',
    ideas: [
      'Perhaps try a friendly word at a quiet moment rather than in the middle of the noise, since some neighbors have no idea how far it carries.',
      'You could slip a short, polite note under the door with the times that are hardest and a way to reach you.',
      'For the meantime: a fan, soft earplugs or steady rain sounds can cover part of the noise, and a bed moved off the shared wall may help.',
      'It may be worth keeping a simple log of dates and times, in case the landlord, building manager or city quiet hours come into it.',
      'One concrete deal, such as quiet after a certain hour or a message before a party, is often easier to agree on than silence.',
      "If you would rather not talk to them, or it does not feel safe, the building manager or the city's non-emergency line can step in.",
    ],
    words: {
      plain: [
        "The noise carries into my place and it's wearing me out. Could we find a solution together?",
        "Could you keep it down a bit? It comes through more than you'd think.",
      ],
      soft: [
        'Hi, I live close by. You may not know how much comes through the walls.',
        "I don't want to make a fuss, but could we talk about the noise sometime?",
      ],
    },
  },
  {
    id: 'roommate',
    wanted: 'how to deal with trouble in sharing a flat',
    ideas: [
      'You could pick the one thing that bothers you most and leave the rest for now, so it does not sound like a long list of faults.',
      'Perhaps ask for ten minutes at a neutral moment, rather than right when the annoying thing is happening.',
      'A simple written agreement on the fridge about cleaning, guests, bills and quiet hours can take the guessing out of living together.',
      'It may help to say what you would like rather than what they do wrong, and then ask what bothers them as well.',
      'Some things get easier by splitting them for good: separate shelves, separate dishes, a bill app or a cleaning turn each week.',
    ],
    words: {
      plain: [
        "Something about how we share the place isn't working for me. Can we talk tonight?",
        "I'd like us to agree on a few house rules we can both live with.",
      ],
      soft: [
        'I want this to stay a good place for both of us. Could we go over a few small things?',
        "Is now okay for a quick talk about the apartment? I'd like to hear your side too.",
      ],
    },
  },
  {
    id: 'friend-boundary',
    wanted: 'how to set limits with a friend who asks too much, borrows or vents all the time',
    ideas: [
      'You could decide beforehand what you can gladly give, such as a short call or one favor, and offer exactly that.',
      'Perhaps answer later rather than at once, since a pause gives you time to notice whether you really want to say yes.',
      'A short no without a long explanation is often easier to hear, because reasons tend to invite bargaining.',
      'It may help to put a frame around the time at the start, by saying how long you have before you sit down or pick up.',
      'Some people say the warm part as well: that the friendship matters, and that this one thing has become too much.',
      'For something lent: naming it and a day for getting it back, in one friendly message, is often easier than hinting.',
    ],
    words: {
      plain: [
        "I can't do that this time, but I hope you find a way.",
        "I care about you, and I don't have room for this right now.",
      ],
      soft: [
        "I want to be there for you, and lately I'm running low. I can't do as much right now.",
        "This is a little hard to say, because I like you a lot. It's become too much for me.",
      ],
    },
  },
  {
    id: 'complaint',
    wanted: 'what to do about unfair treatment by a company, school, landlord or office',
    ideas: [
      'One thing that can help: write down what happened with dates, names and amounts while it is fresh, and keep every letter, photo and receipt.',
      'You could put it in writing and state one clear wish, such as a refund, a repair or a corrected record, with a date for an answer.',
      'Perhaps ask for the next person up, such as a supervisor or complaints office, when the first one can only repeat the rules.',
      'It may be worth looking up who oversees them, like a state consumer office, housing agency or school board, since many take complaints online.',
      "For free advice: legal aid, a tenants' group or the local 211 line can often tell which rights apply where you live.",
    ],
    words: {
      plain: [
        "I'd like to file a complaint about how this was handled. Who is responsible for that?",
        "This was not handled correctly, and I'm asking you to put it right.",
      ],
      soft: [
        'I think something went wrong in my case. Could you look at it with me?',
        "I'm sure this wasn't intended, but it does need fixing. What can we do?",
      ],
    },
  },
  {
    id: 'no-energy-eating',
    wanted: 'easy food when cooking for one or too tired to cook',
    ideas: [
      'You could lower the bar to assembling instead of cooking: bread, cheese, fruit, something from a can, all on one plate.',
      'Perhaps make double on a better day and freeze single portions, so a tired evening only asks for the microwave.',
      'Eggs on toast, soup from a carton with rice, or pasta with jarred sauce each take one pan and about ten minutes.',
      'Some people keep a short list on the fridge of things they can make half asleep, so there is no deciding left.',
      'It may be nicer with company of some kind, such as a show, a podcast or somebody on speaker while you eat.',
      'For the emptiest days: frozen meals, paper plates or something ready from the store all count as feeding yourself.',
    ],
  },
  {
    id: 'go-outside',
    wanted: 'how to move a little or get out of the house',
    ideas: [
      'One thing that can help: aim only for the door, shoes on and two minutes outside, with full permission to turn back.',
      'You could tie it to something you do anyway, like a phone call, a coffee or the trash, plus one loop around the block.',
      'Perhaps give the walk a small mission or a thing to look for, such as a new street, birds or the best porch.',
      'Some people set clothes and shoes by the door the night before, so there is less to argue about in the moment.',
      'It may be easier with company, and asking somebody along for one short walk a week gives the days a small anchor.',
      'If going out is too much today, an open window, a stretch or one song of swaying in the kitchen is a start.',
    ],
  },
  {
    id: 'restart-hobby',
    wanted: 'how to pick up an old hobby or interest again',
    ideas: [
      'You could begin very small, ten minutes with the easiest thing you used to do, and stop while it is still pleasant.',
      'Perhaps leave the things out where you see them, because a box in the closet is a bigger step than it seems.',
      'It may help to expect being rusty and keep the first few tries private, just for you, with nothing to show.',
      'Some people join a class, a club or an online group, since a fixed evening can carry you when the mood does not.',
      'Another way in is to enjoy it from the outside first, with videos, a show or a shop visit, until the itch returns.',
    ],
  },
  {
    id: 'journaling',
    wanted: 'how to begin a journal and what to write',
    ideas: [
      'One thing that can help: set a timer for five minutes and write whatever comes, even if it is that nothing comes.',
      'You could use the same three lines each day: what happened, how it felt, what you want from tomorrow.',
      'Perhaps write it as a letter you never send, to someone, to your younger self or to the problem itself.',
      'Some people skip sentences altogether and use lists, single words, sketches or voice notes, which count just as well.',
      'It may be easier when it hangs on a habit, with the notebook lying next to the coffee or on the pillow.',
    ],
  },
  {
    id: 'meditation',
    wanted: 'how to begin meditating, or what to do when the mind wanders',
    ideas: [
      'You could start with two or three minutes rather than twenty, because short and often tends to stick better than long and seldom.',
      'A wandering mind is not a mistake here: noticing it and coming back is the exercise itself, as many times as it takes.',
      'Perhaps count breaths from one to ten and begin again at one whenever you lose track, without scolding yourself.',
      'Some people do better with movement, feeling each step on a slow walk or the warm water while washing a cup.',
      'It may help to follow a voice, as free guided recordings from a library, an app or online give the mind something to hold.',
      'If sitting with closed eyes feels bad, keeping them open and looking at one object is fine too, and so is stopping.',
    ],
  },
  {
    id: 'flying-driving',
    wanted: 'how to cope with fear of flying, driving, bridges or trains',
    ideas: [
      'One thing that can help: breathe out longer than you breathe in, for a few rounds, while feeling your feet on the floor.',
      'You could build up in small steps, from pictures or a parked car to a short quiet stretch, repeating each until it gets boring.',
      'Perhaps tell a companion or the crew beforehand that you are nervous, so you spend no strength on hiding it.',
      'Some people carry a card with facts that reassure them, like what the bumps and noises mean, and read it when fear talks loudest.',
      'It may help to fill the senses with something else, such as a podcast, a sour candy or naming what you see along the way.',
      'If fear comes up at the wheel, pulling over somewhere safe until it eases is a good choice, and a therapist can help with such fears.',
    ],
  },
  {
    id: 'moving-house',
    wanted: 'help with packing, moving and the first weeks in a new home',
    ideas: [
      'You could pack one small, easy category a day, such as books or winter clothes, rather than facing a whole room.',
      'One thing that can help: a first night box with sheets, charger, toothbrush, snacks and toilet paper, kept apart from the rest.',
      'Perhaps make the bed and one corner nice before anything else, so there is a place to rest among the boxes.',
      'Labeling each box with its room and main contents saves a lot of searching and lets helpers carry without asking.',
      'For the first weeks: the same walk, shop or bench every few days can help a strange place turn familiar.',
      'It may be worth asking people for one specific thing, like an hour of wrapping dishes, since clear requests are easier to accept.',
    ],
  },
  {
    id: 'host-visit',
    wanted: 'how to manage having guests or family to stay',
    ideas: [
      'One thing that can help: settle the day of arrival and the day of leaving before the visit, so everybody can plan around them.',
      "You could keep one corner or one hour a day for yourself, and tell your guests cheerfully when you'll be back.",
      'Some people get ready only the spots visitors will really use, like the bed, the bathroom and the table, and close the other doors.',
      'It may be worth giving each guest a small job, such as setting the table, because many feel more at home when they can help.',
      'Perhaps plan one thing for each day and leave the rest open, since most visitors like some hours to themselves too.',
      'A short note beside the bed about towels, breakfast and how the shower works can spare everybody a lot of asking.',
    ],
    words: {
      plain: [
        "We'd be happy to have you from Friday to Sunday. Does that work for you?",
        "I need an hour to myself now, and after that I'm all yours.",
      ],
      soft: [
        "I'm glad you're here. I get tired in the afternoon, so I'm going to lie down for a little while.",
        "The place isn't perfect, but you're very welcome in it. Would you give me a hand with dinner?",
      ],
    },
  },
  {
    id: 'pet-trouble',
    wanted: 'what to do about a healthy animal that barks, chews or wakes one up, or about a new pet',
    ideas: [
      'One thing that can help: note for a week when it happens and what came right before, because a pattern often shows.',
      'You could praise the quiet, good moments that usually go unnoticed, with a bit of the regular food or a kind word right then.',
      'Some people give their animal a game or a slow walk with plenty of sniffing shortly before the hour when the trouble usually starts.',
      'If things get chewed or scratched, it may be worth putting something allowed in that very spot and moving the tempting things out of reach.',
      'If a grown animal wakes you for breakfast, perhaps feed it some time after you get up, so that waking you stops paying off.',
      "For a pet that's new in the house, one quiet room and the same mealtimes in the first days can make the place feel safe.",
    ],
  },
  {
    id: 'small-joy',
    wanted: 'one small nice thing for today or tonight, no reason needed',
    ideas: [
      'You could take something warm to drink over to a window and do nothing else until the cup is empty.',
      'Some people put on one song they loved years ago and listen all the way to the end, with the lights low.',
      'Perhaps change into the softest clothes you own and let the next half hour be good for nothing at all.',
      'It may be worth looking at the sky for five minutes, from the window or the doorstep, until you find one thing that pleases you.',
      'One nice thing for today: send somebody a line about a funny moment you shared, without needing anything back.',
      'A quiet option: read the best page of a favorite book again, or an old message that once made you laugh.',
    ],
  },
  {
    id: 'passing-time-now',
    wanted:
      'something for the hands or head for the next minutes while waiting, at a desk, in a parked car or on a quiet shift, without the phone',
    ideas: [
      'You could go through the alphabet with one theme, like foods, cities or songs, and find something for every letter, even the mean ones.',
      'If there is a pen and any scrap of paper, perhaps draw the nearest object without looking down at the page until it is finished.',
      'Some people pick a stranger, a window or a car in view and make up where it has been since this morning.',
      'One thing that can help: empty a pocket, a bag or a drawer, look at each thing, and put it back in better order.',
      'It may be worth walking in your mind through a home you once knew, door by door, and seeing how many objects you can still name.',
      'A paper clip, a receipt or a napkin can be folded or bent into the smallest animal you can manage, and then into another.',
    ],
  },
];
