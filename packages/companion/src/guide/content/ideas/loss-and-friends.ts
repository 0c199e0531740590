import type { Purpose } from './purpose.ts';

/** Loss, friends, loneliness. */
export const lossAndFriendsIdeas: readonly Purpose[] = [
  {
    id: 'grief-day',
    wanted: 'how to get through the ordinary days after somebody has died',
    ideas: [
      'One thing that can help: shrinking the day to the next hour, with only three small things on the list, such as wash, eat something, step outside.',
      "You could ask one person to pass news along to everyone else, so you don't have to tell the story again each time the phone rings.",
      'Some people give grief its own spot in the day, like twenty minutes with photos or music, so that it has somewhere to go.',
      'It may be worth having one short sentence ready for work or the store, such as thanks for asking, not today, for the moments when questions come.',
      'For waves that come out of nowhere: feel both feet on the floor, let the tears come, and make each breath out a little longer.',
      'Perhaps a grief group would be a relief, in person or online. Many hospices and community centers run free ones where nobody expects you to be over it.',
    ],
  },
  {
    id: 'grief-date',
    wanted: 'how to get through a birthday, anniversary or holiday without somebody who died',
    ideas: [
      'One thing that can help: deciding the shape of the day beforehand, with one small thing planned for the morning, one for the afternoon, and one for the evening.',
      'You could do one thing they loved that day, like their favorite meal, song or walk, and let that be enough of a celebration.',
      'Some people tell somebody close about the date a few days ahead, so that a text or a call comes and nobody has to guess.',
      'It may be worth having a plan B: accept the invitation, drive yourself, and let the host know now that you might slip out early.',
      'For the hard hour itself: light a candle, write them a few lines about the past year, and read it aloud or keep it in a drawer.',
      'Perhaps one tradition can stay, one can rest this year, and one small new thing can come in, so the day is neither copied nor erased.',
    ],
  },
  {
    id: 'remember',
    wanted: 'a ritual or a way of keeping somebody who died near',
    ideas: [
      'One thing that can help: a small spot at home with a photo and one thing of theirs, where you can stop for a minute each day.',
      'You could write to them in a notebook now and then, telling them the ordinary news just as you would have on the phone.',
      "Some people cook one of their dishes on a set day and tell a story about them while it's on the stove.",
      'It may be worth gathering voicemails, letters and stories from others into one folder with a backup copy, while people still remember the details.',
      'Perhaps do one thing each month in their name, like planting something, helping a neighbor, or giving to a cause they cared about.',
      'For having them close during the day: a ring on a chain, a handwritten line in your wallet, or their song first on your playlist.',
    ],
  },
  {
    id: 'comfort-griever',
    wanted: 'what to say to or do for somebody who has lost someone',
    ideas: [
      'One thing that can help: saying the name of the one who died and a memory of them, since many grieving people miss hearing it.',
      'You could offer one specific thing with a day attached, like dinner on the porch Thursday or a ride, so they only have to nod.',
      'Some people admit that they have no right words, say how sorry they are, and then stay and listen without trying to fix anything.',
      'It may be worth putting a note in your calendar for a month from now and for the anniversary, when most others have gone quiet.',
      'Perhaps send a short message that asks for no reply, and send another next week, so they feel thought of without a task.',
      'For somebody nearby: take over a dull chore without fuss, like the trash, the dog walk, the school run, or sitting with them over paperwork.',
    ],
    words: {
      plain: [
        "I'm so sorry. I don't have the right words, but I'm here and I'd like to listen.",
        "I'm thinking about you and your loss. I can bring dinner on Thursday, would that be okay?",
      ],
      soft: [
        'I keep thinking of you. No need to answer, I just wanted you to know.',
        "If you ever feel like talking about them, I'd love to hear. And if not, we can just sit.",
      ],
    },
  },
  {
    id: 'support-friend',
    wanted: 'how to be there for a friend who is going through a hard time',
    ideas: [
      "One thing that can help: asking whether they'd like advice, help, or just an ear right now, and then sticking to what they answer.",
      'You could offer something small and specific, like an hour of babysitting, a ride, or company for a dreaded errand, instead of saying call me anytime.',
      'Some people send a short text every few days with a photo or a silly memory and add that no answer is needed.',
      'It may be worth saying back what you hear, like that sounds exhausting, before offering any solution, since being understood often comes first.',
      'Perhaps suggest something side by side, like a walk, a drive or folding laundry together, because talking gets easier when nobody has to look up.',
      'For your own balance: decide how much time you can really give, and help them think of a second person or a counselor to lean on too.',
    ],
    words: {
      plain: [
        'I can tell things are hard right now. Do you want advice, or should I just listen?',
        "I've noticed you seem down lately and I care about you. How are you really doing?",
      ],
      soft: [
        "You've been on my mind. No pressure to talk, I'm around this week if you'd like company.",
        "I don't know if I can help, but I'd like to try. Even just sitting with you is fine.",
      ],
    },
  },
  {
    id: 'ill-loved-one',
    wanted: 'what to do for somebody close who is ill, and how to visit or talk',
    ideas: [
      "One thing that can help: asking at the door whether they'd like talk, quiet company or a nap, and keeping the first visit short.",
      "You could bring ordinary life along, like photos, gossip, a crossword or a ball game on low volume, so illness isn't the only topic.",
      'Some people keep a shared notebook with questions for the doctor, answers, and phone numbers, so nobody has to hold it all in their head.',
      'It may be worth taking one recurring job off their hands, such as rides, laundry, the mail or updates to the rest of the family.',
      'Perhaps ask the nurse or social worker what support exists for families, since many hospitals can point to counseling, respite help, or a quiet room.',
      'For the long stretch: pick one fixed hour a week that belongs only to you, and ask somebody to cover it.',
    ],
    words: {
      plain: [
        "I'd like to come by this week. Which day is good, and what would you like me to bring?",
        "I'm scared about this too, and I want to be here for it. What's it like for you today?",
      ],
      soft: [
        'We can talk about it, or about anything else. You pick.',
        "Send me away whenever you're tired. I only wanted to sit with you for a bit.",
      ],
    },
  },
  {
    id: 'pet-died',
    wanted: 'how to get through the loss of a pet that died or was put to sleep',
    ideas: [
      "One thing that can help: keeping the old walk or feeding time for a while as a few minutes to think of them, so the gap isn't so sudden.",
      'You could write down their funny habits, nicknames and best days now, while every detail is fresh, and add a favorite photo.',
      "Some people put bowls, bed and leash away in one box with a lid, not to forget, just so they don't ambush them daily.",
      'It may be worth calling a pet loss support line or group. Veterinary schools and shelters often run them, and nobody there says it was only an animal.',
      'If guilt keeps circling: write a letter to your pet about that last day, including what you knew then and why you decided as you did.',
      'Perhaps hold a small goodbye, with a stone, a plant or a candle, and let everybody who loved them tell one story.',
    ],
  },
  {
    id: 'pet-old',
    wanted: 'how to handle life with an old or ill animal',
    ideas: [
      'One thing that can help: keeping a calendar with a mark for each good or bad day, since it shows you and the vet how things are going.',
      'You could write down three things your animal loves most and notice how many of them still bring joy, then share that with your vet.',
      'For creaky joints around the house: rugs on slick floors, a low bed, a ramp or box as a step, and water close by.',
      'It may be worth asking the vet directly what discomfort looks like, what can ease it, and which changes mean a call the same day.',
      'Some people make a gentle list of small pleasures, like a sunny spot, a slow sniffing walk or brushing, and do one each day.',
      "Perhaps talk over the goodbye question with your vet before it's urgent, including home visits and costs, so you don't decide in a panic.",
    ],
  },
  {
    id: 'make-friends',
    wanted: 'how to find new friends',
    ideas: [
      'One thing that can help: picking one group that meets every week and going at least six times, since familiarity does much of the work.',
      'You could invite somebody you already half know, like a neighbor or classmate, to something short with an end, such as coffee before an errand.',
      'Some people find it easier to meet while doing something, like volunteering, a class, a board game night or a running group for slow runners.',
      'It may be worth looking back, too: an old coworker or classmate you liked might be as glad of a message as you would be.',
      'Perhaps be the one who starts the small regular thing, like Thursday lunch or a walk, and keep it open for whoever comes.',
      'For turning acquaintances into friends: remember one thing they mentioned and ask about it next time, then suggest doing something together outside the usual place.',
    ],
    words: {
      plain: [
        'I always enjoy talking with you. Would you like to get coffee sometime next week?',
        "I'm trying to get out more. Do you want to come along on Saturday?",
      ],
      soft: [
        "No worries if you're busy, I just thought it might be fun to do this together sometime.",
        "I'm a bit out of practice at this, but I'd like to get to know you better.",
      ],
    },
  },
  {
    id: 'friend-drifted',
    wanted: 'how to reach out to an old friend after losing touch',
    ideas: [
      'One thing that can help: starting from a shared memory or something that made you think of them, instead of explaining the long silence.',
      "You could send a photo from back then with one line under it, since it's easy to answer and asks for very little.",
      "Some people name the gap in half a sentence, like it's been far too long and that's partly on me, and move on.",
      "It may be worth suggesting something small and specific, such as a twenty minute call next weekend, because let's catch up tends to float away.",
      'Perhaps decide beforehand that the message is a gift, whatever comes back, and give it a few weeks before you read anything into silence.',
      'For a friendship that only faded: a regular light touch, like a voice note or a joke each month, often works better than one big talk.',
    ],
    words: {
      plain: [
        'I heard a song from back then and thought of you. How have you been?',
        "It's been way too long and I've missed you. Would you be up for a call next week?",
      ],
      soft: [
        'No need to answer fast, I just wanted you to know I still think of you.',
        "I know it's been quiet between us. If you ever feel like catching up, I'd be really happy.",
      ],
    },
  },
  {
    id: 'friend-fight',
    wanted: 'what to do after a quarrel with a friend or being hurt by one',
    ideas: [
      'One thing that can help: waiting until the heat is down, then writing the angry version only for yourself and sending the shorter one tomorrow.',
      "You could say what happened, how it landed, and what you'd like now, three sentences, without always or never in them.",
      'Some people ask for the other side first, like how was that for you, and find half the quarrel was a misunderstanding.',
      'It may be worth owning your own piece plainly, without a but after it, even if your piece is the smaller one.',
      'Perhaps suggest talking in person or by phone, side by side on a walk, since texts tend to sound harsher than they were meant.',
      "For deciding how much to say: ask yourself what you'd want to be different next time, and keep the talk to that one thing.",
    ],
    words: {
      plain: [
        'What happened between us stayed with me. Can we talk about it this week?',
        "I was hurt by what was said, and I'd rather tell you than pull away.",
      ],
      soft: [
        "I don't want this to stand between us. Could you tell me how you saw it?",
        "I'm still a bit sore, and I miss you too. Maybe we can sort it out over a walk.",
      ],
    },
  },
  {
    id: 'left-out',
    wanted: 'what to do when one feels left out or not invited',
    ideas: [
      "One thing that can help: telling one person in the group, lightly and in private, that you'd have liked to come and would next time.",
      'You could be the one who invites, with something small like pizza or a walk, and ask two people rather than the whole bunch.',
      'Some people mute the stories and group photos for an evening, since watching it live hurts and changes nothing.',
      "It may be worth collecting two other explanations, such as a full car or a last minute plan, before settling on they don't want me.",
      "Perhaps put something good in that same slot, with somebody else or by yourself, so the evening doesn't belong to the thing you missed.",
      'For the long run: a second circle, like a class, a team or a volunteer crew, takes the weight off any one group.',
    ],
    words: {
      plain: [
        "I saw you all went out, and I'd have liked to come. Can I join next time?",
        "I've been feeling a bit on the outside lately. Is there something I should know about?",
      ],
      soft: [
        "That looked like a fun evening. I'd be happy if you thought of me next time.",
        'It may have been an accident, but I felt a little left out and wanted to say so.',
      ],
    },
  },
  {
    id: 'lonely-evening',
    wanted: 'what to do on an evening or night when one feels lonely',
    ideas: [
      "One thing that can help: sending one small message, like a photo or a silly question, to somebody you haven't bothered in a while.",
      'You could take your book, laundry or a warm drink somewhere with other people in it, since being among strangers already softens the quiet.',
      'Some people put on a radio show, a ball game or a podcast with friendly voices while cooking something that takes a little time.',
      'It may be worth giving the evening a shape: one thing for the hands, one for the body, one treat, and a set hour for bed.',
      'Perhaps join something live tonight, such as an online game, a class, a choir or a book chat, where others are there at the same moment.',
      "For the evenings to come: fix one standing date a week, even a ten minute call, so there's something on the calendar to lean toward.",
    ],
  },
  {
    id: 'holiday-alone',
    wanted: "how to spend a holiday or one's birthday alone",
    ideas: [
      'One thing that can help: planning the day like a small trip, with one nice meal, one outing and one thing to look forward to after dark.',
      'You could volunteer for a few hours, at a meal service, shelter or animal rescue, since many need hands on just that day.',
      'Some people move the celebration, and pick another day that week to mark it with whoever has time.',
      "It may be worth telling one person that you'll be on your own, since many would gladly set another plate or make a call.",
      'Perhaps start a solo tradition that would be fun in any year, like a movie marathon, a fancy breakfast or a long walk somewhere new.',
      'For the hours when everyone posts pictures: leave the phone in another room and have a show, a puzzle or a game ready.',
    ],
  },
  {
    id: 'new-city',
    wanted: 'how to settle in after moving to a new city or town',
    ideas: [
      'One thing that can help: becoming a regular somewhere, same coffee counter, same hour, same day, until somebody nods and knows your order.',
      "You could explore one neighborhood each week on foot, with no map for half an hour, and mark three spots you'd like to see again.",
      "Some people set up one corner completely first, with a lamp, pictures and a blanket, so there's a finished place among the boxes.",
      'It may be worth checking the library or community center board, since most towns have free walks, classes and newcomer evenings.',
      'Perhaps keep one fixed call a week with people back home, and leave the other evenings open for the new place to get a chance.',
      'For the doubts at night: give it a date some months out to judge the move, and until then only collect impressions.',
    ],
  },
  {
    id: 'small-talk',
    wanted: 'how to make small talk at parties and when meeting people, also when shy',
    ideas: [
      'One thing that can help: having three easy openers ready, about the food, the place, or how they know the host.',
      'You could ask about the last thing they said, using one of their own words, since people like to go on about what they chose to mention.',
      'Some people take on a small job, like pouring drinks or helping in the kitchen, because talk comes easier with busy hands.',
      'It may be worth setting a tiny goal, such as two short chats and then permission to go home.',
      'Perhaps keep a polite exit ready, like it was nice talking to you, time for some water, so no chat feels like a trap.',
      'For a mind gone blank: look around and say one thing you notice, then add a bit about yourself so they have something to grab.',
    ],
    words: {
      plain: [
        "Hi, I don't think we've met. How do you know everyone here?",
        "I don't know many people here. Is it okay if I join you?",
      ],
      soft: [
        "I'm always a little lost at these things. What brought you here tonight?",
        "That looks good, where did you find it? I haven't made it around the room yet.",
      ],
    },
  },
  {
    id: 'funeral',
    wanted: 'what to say and do at a funeral, going there, or giving a eulogy',
    ideas: [
      'One thing that can help: keeping it to one short sentence for the family, such as so sorry, thinking of all of you, since nobody expects more in that line.',
      'For a eulogy: pick one small story that shows who they were, keep it to about four minutes, and print it in large type.',
      'You could ask somebody beforehand to stand near you, and agree on a sign for stepping outside together if it gets too much.',
      "It may be worth calling the funeral home about dress, time and customs, since they answer such questions all day and won't find it odd.",
      'Some people sit on the aisle near the back, with water and tissues, so that slipping out for air is easy and bothers nobody.',
      'Perhaps give a trusted person a copy of your words, so they can step up and finish reading if your voice gives out.',
    ],
    words: {
      plain: [
        'This is a great loss. It was good to know them.',
        "Thank you for letting me be here today. There's a good memory I'd like to share with you sometime.",
      ],
      soft: [
        "I don't have the right words. I just wanted to come and be with you.",
        "You don't have to talk now. This is only a hug.",
      ],
    },
  },
  {
    id: 'clothes-belongings',
    wanted: 'what to do with the clothes and things of somebody who died',
    ideas: [
      'One thing that can help: three boxes marked keep, give, and not yet, with the last one closed and left alone for some months.',
      'You could start with the things that carry little, like towels, toiletries or papers, and leave clothes and letters for much later.',
      'Some people have a quilt, pillow or stuffed bear sewn from favorite shirts, so a few pieces stay in daily life.',
      'It may be worth taking a photo of things before they leave the house, since a picture often keeps the memory and frees the shelf.',
      'Perhaps invite each person close to them to choose one thing first, with a list, so nobody feels passed over later.',
      'For a hard closet: set a timer for twenty minutes, have somebody with you, and stop when it rings, however much is left.',
    ],
  },
  {
    id: 'say-goodbye-person',
    wanted: 'how to say goodbye to a coworker, teacher, neighbor or friend who leaves, or whom one is leaving',
    ideas: [
      'You could write a few lines about one particular moment you remember with them, since a detail often stays longer than big words.',
      "One thing that can help: set a time for the goodbye, even ten minutes, so it doesn't get lost in the rush of the last day.",
      "Some people agree on the next contact before they part, such as a call on a certain Sunday, so it isn't only an end.",
      'Perhaps thank them for one thing they may not know they did for you, out loud and in a single sentence.',
      'It may be worth taking a picture together in the usual place, at the desk, the fence or the classroom door, while you still can.',
      "If big farewells aren't for you, a short note left where they'll find it can say a lot without a scene.",
    ],
    words: {
      plain: [
        'Before we part, I want to tell you that I liked having you around.',
        "I learned a lot from you, and I'll miss seeing you. Can we stay in touch?",
      ],
      soft: [
        "I'm not good at goodbyes, so I'll keep it short: you made this a better place for me.",
        "It's going to feel strange without you. May I write to you once in a while?",
      ],
    },
  },
  {
    id: 'leaving-a-place',
    wanted: 'how to say goodbye to a house, a town, an office or another place on the last days there',
    ideas: [
      'You could walk through it once, slowly, and say one thing that happened there in each room or corner, out loud or in your head.',
      'Some people take pictures of the plain things, such as the light switch, the view from the sink or the worn step, because those fade first.',
      'It may be worth doing one ordinary thing there on purpose for the last time, like a coffee in the usual spot, without hurrying through it.',
      'Perhaps keep something tiny from the place, such as a pebble, a leaf, a spare button or a pencil rubbing of a rough wall.',
      'One thing that can help: write a short letter to the place, with what it gave you and what you are glad to leave behind.',
      'When the last moment comes, a small gesture can mark it: a hand on the door frame, a spoken goodbye, one look back.',
    ],
  },
];
