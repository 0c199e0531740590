import type { Purpose } from './purpose.ts';

/** Couples, and those who were or might be one. */
export const loveIdeas: readonly Purpose[] = [
  {
    id: 'breakup',
    wanted: 'getting through the days and weeks after a relationship has ended',
    ideas: [
      'One thing that can help: pick the emptiest hour of the day, often the evening, and fill just that one with something set, like a walk, a class or a call.',
      'You could put the things that remind you most in a box and move it out of sight, without deciding yet what to keep or throw away.',
      'Some people write down honestly what was good and what was hard, because after an ending the mind tends to show only the good parts.',
      'It may be worth telling one or two people plainly that evenings are rough, and asking if you may send a message whenever a wave comes.',
      'Perhaps change one small thing at home, like the side of the bed, the sheets or the morning route, so the days feel a little more your own.',
      'For the worst waves: let the crying come, then do something for the body like a shower, warm food or fresh air. They usually pass sooner than they feel.',
    ],
  },
  {
    id: 'text-ex',
    wanted: 'resisting or handling the urge to text or call an ex',
    ideas: [
      'One thing that can help: write the whole message in your notes app instead, everything you want to say, and decide about it tomorrow after breakfast.',
      'You could make it a delay rather than a no: twenty minutes with the phone in another room. Urges tend to rise, peak and go down again.',
      'Some people choose one friend who gets the message instead, with the understanding that it only says what would have gone to the ex.',
      'Perhaps archive the chat and take the number off your favorites, or give it to someone for safekeeping, so reaching out takes more than one tap.',
      'It may be worth asking what you hope to get back from that text, such as comfort or an answer, and looking for another place to get a little of it.',
      'For late nights: charge the phone outside the bedroom and keep something else within reach, like a book or a podcast, because tired hours make the urge strongest.',
    ],
  },
  {
    id: 'ex-online',
    wanted: "stopping the habit of looking at an ex's profile, page or stories",
    ideas: [
      "One thing that can help: mute or unfollow for thirty days only. It's quiet, it can be undone, and the other person usually isn't told.",
      'You could log out of the app after each use or take it off the home screen, so looking becomes a decision instead of a reflex.',
      'Perhaps notice what comes right before you look, like boredom, bed or a bad moment at work, and put something else in exactly that spot.',
      'Some people keep a short tally: how they felt before looking and how they felt after. Seeing it on paper makes the habit less tempting.',
      "It may be worth asking mutual friends, kindly, not to pass on posts or news for a while, so it doesn't reach you by the side door.",
      'If you do slip and look, try closing it without scrolling back, naming what it stirred up, and simply starting the count again.',
    ],
  },
  {
    id: 'miss-someone',
    wanted: 'missing somebody who is far away or no longer part of daily life',
    ideas: [
      "One thing that can help: if they can be reached, send something small and ordinary, a photo of your lunch or the street, so they're part of a plain day again.",
      "You could give missing them a little place, like one evening a week for a call, a letter or their favorite song, so it doesn't fill every hour.",
      'Some people do an old shared thing on their own, like cooking that dish or walking that route, and find it brings the person a bit closer.',
      'Perhaps write down what you miss exactly, the jokes, the company, being known, because a part of it may also be found with people near you.',
      "It may be worth putting one thing to look forward to on the calendar, a visit, a call, a parcel, even if it's months away.",
      "If contact isn't possible, a letter you don't send can still hold what you'd tell them today. Adding a few lines whenever you miss them is enough.",
    ],
  },
  {
    id: 'after-argument',
    wanted: 'making up with a partner after a fight',
    ideas: [
      'One thing that can help: come back with your own part first, one sentence about what you did or said, before anything about theirs.',
      "You could begin without words, with a cup of something warm or sitting down nearby. It says the fight isn't bigger than the two of you.",
      'Some people ask for a second try at the conversation, slower, where each one talks for a few minutes while the other only listens.',
      'It may be worth waiting until both have eaten and slept, and saying so, because a pause with a promised time feels different from silence.',
      'Perhaps tell them what you understood of their side and let them correct it. Feeling understood often opens the door faster than a solution.',
      'Once things are softer, agree on one small thing to do differently next time, like a pause word, so the fight leaves something useful behind.',
    ],
    words: {
      plain: [
        "I don't want us to stay like this. Can we start again?",
        'I said some of that badly last night. Can I tell you what I meant?',
      ],
      soft: [
        "I miss us when we're not talking. Can I sit with you for a minute?",
        "I've been thinking about what you said, and I'd like to understand it better.",
      ],
    },
  },
  {
    id: 'raise-topic',
    wanted: 'bringing up something hard with a partner',
    ideas: [
      'One thing that can help: ask for the talk before you have it, naming the subject and a good time, so nobody gets ambushed at the door.',
      "You could start with what you feel and hope for, in one sentence, instead of with what's been going wrong.",
      "Some people find hard subjects easier side by side, on a walk or a drive, where there's less staring and silences feel natural.",
      'It may be worth writing down the one thing you want understood. If the talk wanders off, that line brings you back.',
      "Perhaps say out loud that it's hard for you to bring up. That often makes the other person gentler and takes off some pressure.",
      'Keeping the first talk short can help, maybe fifteen minutes with no decision expected, and then agreeing when to pick it up again.',
    ],
    words: {
      plain: [
        "There's something I'd like to talk about with you. Is tonight after dinner okay?",
        "Something has been on my mind, and I'd rather tell you than carry it around.",
      ],
      soft: [
        'This is hard for me to bring up, so bear with me. It matters because you matter to me.',
        "I don't need an answer today. I'd just like you to know what's going on in me.",
      ],
    },
  },
  {
    id: 'not-heard',
    wanted: "a partner who doesn't listen or is on the phone when one talks",
    ideas: [
      "One thing that can help: say what you'd like before you start, such as ten minutes of listening and no advice, so they know what kind of talk it is.",
      'You could agree on one phone-free window together, like dinner or the first half hour home, with both phones in the same drawer.',
      'Perhaps pick a moment with little competition, on a walk or in the car, and begin with the short version before the details.',
      "Some people stop mid-sentence, kindly, and wait until the other looks up. It's quieter than a complaint and often noticed.",
      'It may be worth telling them once, at a calm time, what it does to you when you talk and nothing comes back.',
      "When they do listen, tell them that it felt good. People tend to do more of what's noticed with warmth.",
    ],
    words: {
      plain: [
        "I'd like ten minutes with you and no phones. Is now good, or later?",
        'When I talk and you look at your phone, I feel unimportant to you.',
      ],
      soft: [
        'I miss it when we really talk. Could we leave the phones in the kitchen tonight?',
        "You don't have to fix anything. I'd just love for you to listen for a bit.",
      ],
    },
  },
  {
    id: 'jealousy',
    wanted: 'handling feelings of jealousy in a relationship',
    ideas: [
      'One thing that can help: split it in two columns, what you saw or heard, and what your mind added. Jealousy mostly lives in the second.',
      'You could tell your partner about the feeling as yours, without a charge, and ask for one reassuring thing that would really help.',
      'Perhaps wait half an hour before asking, checking or accusing anything. Move a little, breathe slower, then see how much is still there.',
      'Some people ask what the fear underneath is, like being replaced or not being enough. That fear can be spoken to more easily than the jealousy.',
      'It may be worth not checking phones or likes for a week, because each look calms for a minute and feeds the next one.',
      "Putting time into something that's only yours, a friend, a skill, a sport, can make one person's attention feel less like the whole ground.",
    ],
    words: {
      plain: [
        "I got jealous tonight. I'm not accusing you, I just want you to know.",
        'I feel insecure about this. Could you tell me how you see it?',
      ],
      soft: [
        "I know this one is partly mine. It would help me to hear that we're okay.",
        "I'd like to tell you about a feeling I'm not proud of. Can you just listen first?",
      ],
    },
  },
  {
    id: 'trust-lie',
    wanted: 'what to do with the mistrust after a lie or a betrayal',
    ideas: [
      'One thing that can help: sort what you know, what you guess and what you still want to ask. Fewer open questions often means fewer sleepless circles.',
      'You could give yourself time before any big decision. Not knowing yet whether you can trust again is an honest answer for now.',
      'Some people ask for something they can see, like openness about one certain thing for a while, because trust grows back through deeds more than through words.',
      "Perhaps set one regular time to talk about it, so the questions have a place and don't break into every meal.",
      "It may be worth talking with one person who can keep it private and doesn't push you either way, or with a counselor, alone or together.",
      "Write down small moments when they kept their word, and when they didn't. Over some weeks that record can be steadier than a mood.",
    ],
    words: {
      plain: [
        "I want to believe you, and right now I can't yet. I want the whole truth once.",
        "What hurt me most was the lying. I'd like to ask you some questions about it.",
      ],
      soft: [
        'What I found out shook me. It will take time, and patience from you.',
        "I don't know yet where this leaves me. It would help if you told me things before I ask.",
      ],
    },
  },
  {
    id: 'long-distance',
    wanted: 'keeping a relationship good over a long distance',
    ideas: [
      "One thing that can help: one fixed call you can both count on, and lots of tiny messages in between that don't expect an answer.",
      'You could do something at the same time instead of only talking, like cooking the same dish, watching the same film or walking while on the phone.',
      "Perhaps keep the next visit on the calendar, even if it's far off. Having a date makes the stretch in between easier to bear.",
      'Some people mail real things now and then, a shirt, a note, a photo, because something to hold carries further than a screen.',
      'It may be worth agreeing on how you do bad days: whether to call, to text, or to wait. Silence from afar is easily misread.',
      "Talking now and then about where it's heading, and roughly when the distance could end, can make the waiting feel like it has a direction.",
    ],
    words: {
      plain: [
        "I'd like us to have one call a week that nothing else can push out.",
        "The distance is getting to me. Can we talk about when we'll see each other next?",
      ],
      soft: [
        'I miss the boring parts of your day. Would you tell me more of them?',
        'Some days being apart is harder for me than I let on. Can I tell you on those days?',
      ],
    },
  },
  {
    id: 'ask-out',
    wanted: 'telling somebody one likes them, asking them out',
    ideas: [
      "One thing that can help: ask for something small and clear, like coffee on a certain day. It's easier to answer than a big confession.",
      "You could tie it to something you've both talked about, a band, a bakery, a trail, so the invitation grows out of a real conversation.",
      "Perhaps pick a relaxed moment when nobody's rushing or listening in, and keep it to two sentences, so it stays light for both.",
      'Some people leave the door open on purpose, with a line like no pressure either way. That makes a yes freer and a no less awkward.',
      'It may be worth saying it out loud once beforehand, to a mirror or a friend, because the first time is usually the wobbliest.',
      'Measure it by having asked and not by the answer. Telling yourself that beforehand takes a good part of the fear away.',
    ],
    words: {
      plain: [
        'I like spending time with you. Would you like to get coffee this week, just us?',
        "I've been wanting to ask you out. Are you free this weekend?",
      ],
      soft: [
        "I like you, and I'd be sorry not to have said it. No pressure either way.",
        "If you ever felt like going for a walk with me, I'd be really happy.",
      ],
    },
  },
  {
    id: 'first-date',
    wanted: 'getting through a first date, nerves, what to talk about',
    ideas: [
      "One thing that can help: pick something short with an easy end, like coffee or a walk. An hour is plenty for finding out if you'd want a second one.",
      "You could keep three questions in your pocket about things people love to talk about, like their week, their food, or what they'd do with a free day.",
      "Perhaps turn the aim around: you're there to find out whether you enjoy them, which leaves less room for wondering how you're doing.",
      "Some people simply say that they're a bit nervous. It usually makes the other one smile, because they're nervous too.",
      'It may be worth arriving ten minutes early and walking around the block, with long breaths out, so your body has landed before they come.',
      "Wear something you've felt good in before, meet in a public place, and tell a friend where you are. Small certainties make the rest easier.",
    ],
  },
  {
    id: 'rejected',
    wanted: 'dealing with being turned down or ghosted',
    ideas: [
      "One thing that can help: write down what you know for certain and what you're guessing. A no, or silence, rarely says why.",
      "You could decide on an end to the waiting, like one last friendly message or none, and then mute the chat so you aren't watching it.",
      "Perhaps let it sting for an evening without turning it into a verdict on you. One person's no is about one match only.",
      'Some people do something soon after where they feel capable or liked, cooking, a game, an old friend, to balance the picture again.',
      "It may be worth giving yourself credit for having asked or hoped, because that took nerve and the answer doesn't take it back.",
      "If you'll keep running into them, a short friendly hello and moving on is enough. The awkward part usually shrinks after the second or third time.",
    ],
  },
  {
    id: 'end-kindly',
    wanted: 'has decided to end a relationship and wants to do it decently',
    ideas: [
      'One thing that can help: say the clear sentence early, in the first minute. A long lead-up is often harder on the other person than the news.',
      'You could give one honest reason, kept short, rather than a list. A list invites bargaining and hurts longer.',
      'Perhaps choose a quiet place where you feel safe and a time with nothing right after it, so they can react and leave or stay as they wish.',
      "Some people decide beforehand what they won't offer out of guilt, like maybe later, because false hope makes the healing slower.",
      'It may be worth listening for a while without defending yourself. Sadness and anger can be there, and you can still stay with your decision.',
      'Think through the practical things first, such as keys, belongings, and who stays where tonight, and make sure each of you has somebody to call.',
    ],
    words: {
      plain: [
        "This is hard to say. I've decided to end our relationship, and I wanted to tell you myself.",
        "I don't want to go on as a couple. I've thought about it for a long time.",
      ],
      soft: [
        "You've been good to me, and I'm grateful. I still know that I can't stay in this.",
        "I care about you, and that's why I want to be honest. For me this is over.",
      ],
    },
  },
  {
    id: 'time-together',
    wanted: 'a couple grown distant or stuck in routine, ideas for closeness',
    ideas: [
      'One thing that can help: ten minutes a day with no screens and no logistics, where each tells one thing from the day that mattered.',
      'You could take turns planning one small outing a week, as simple as a new bakery or a walk after dark. Newness wakes things up.',
      'Perhaps begin with small touch that wants nothing, a hand on the back in passing or a longer hug at the door.',
      'Some people go back to something from the early days, the first dish, the old music, that parking lot, and tell each other what they remember.',
      "It may be worth saying plainly that you miss each other's company, because the other one often misses it too and hasn't said so.",
      'Try doing a task together instead of dividing it, like cooking or folding with the radio on. Being side by side makes talking easier.',
    ],
    words: {
      plain: [
        'I miss you, even though we live together. Can we have one evening a week just for us?',
        "I'd like us to be closer again. What would you enjoy doing together?",
      ],
      soft: [
        "I was thinking about how we used to talk for hours. I'd love some of that back.",
        "Come sit with me for ten minutes. I don't need anything, I just want your company.",
      ],
    },
  },
  {
    id: 'apologize',
    wanted: 'saying sorry to somebody',
    ideas: [
      'One thing that can help: name exactly what you did, say what it likely was like for them, and stop there, without a but.',
      "You could offer one thing to put it right, something you can really do, and let them say if that's wanted.",
      "Perhaps write it down first, then cross out every line that explains or excuses. What's left is usually the apology.",
      'Some people say it in person and keep it short, or send a handwritten note if a talk would put the other on the spot.',
      'It may be worth letting them be angry or quiet for a while. An apology can be complete even if forgiveness takes its time.',
      'After the words, the quiet part counts most: doing that one thing differently next time, without pointing it out.',
    ],
    words: {
      plain: [
        "I was wrong, and I'm sorry. You didn't deserve that from me.",
        "I'm sorry for how I spoke to you. There's no excuse for it.",
      ],
      soft: [
        "I keep thinking about what I did, and I'm sorry. You don't have to answer right away.",
        "I know I hurt you, and I'd like to make it right if you'll let me.",
      ],
    },
  },
  {
    id: 'chores',
    wanted: 'an unfair division of the work at home',
    ideas: [
      'One thing that can help: write down everything that gets done in a week, the planning and remembering too, and look at the list together.',
      'You could hand over whole jobs instead of single tasks, so one of you owns laundry from hamper to drawer and nobody has to be reminded.',
      'Perhaps bring it up at a calm time, sitting down, rather than with the sponge in your hand and the anger already there.',
      'Some people choose by what each minds least and trade the rest every week, which tends to feel fairer than splitting everything in half.',
      'It may be worth agreeing on what clean enough means, because much of the arguing comes from two different pictures of done.',
      'A short check-in once a week, fifteen minutes over coffee, lets you shift jobs before resentment builds up.',
    ],
    words: {
      plain: [
        "I'm doing more of the housework than I can manage. I'd like us to divide it differently.",
        "I'd like to hand over some jobs completely. Which ones would you take?",
      ],
      soft: [
        "I'm worn out from keeping track of everything at home. Could we look at it together?",
        "I know you do things I don't always see. Can we make a list of who does what?",
      ],
    },
  },
  {
    id: 'argument-now',
    wanted: 'not shouting, staying calm in the middle of a fight',
    ideas: [
      "One thing that can help: ask for a pause before you're boiling, twenty minutes with a set time to come back, and use it to move your body.",
      'You could lower your voice on purpose and slow your words by half. The other person often follows without noticing.',
      'Perhaps press your feet into the floor and breathe out longer than you breathe in, twice, before you answer anything.',
      'Some people repeat back what they heard first, in their own words. It slows the fight and shows whether it was even meant that way.',
      'It may be worth sitting down, both of you, or running cold water over your hands. Shouting is harder from a chair.',
      'Sticking to one subject keeps a fight smaller. If an old one comes up, you could say it gets its own talk another day.',
    ],
    words: {
      plain: [
        "I'm getting too loud. I want to stop for twenty minutes and then keep talking.",
        "I want to hear you, and I can't while we're both shouting.",
      ],
      soft: [
        "I love you and I'm too upset right now. Give me a moment, I'll come back.",
        "Can we sit down and start over, a bit slower? I don't want to hurt you.",
      ],
    },
  },
  {
    id: 'wedding-stress',
    wanted: 'how to cope with the stress of planning or attending a wedding',
    ideas: [
      'One thing that can help: name the two moments of the day that matter most to you, and let good enough do for the rest.',
      "If you're planning it: you could hand one whole task to somebody who offered to help, with a clear date, and not look at it again.",
      "If you're a guest: it may be worth choosing beforehand when and how you'll get home, so the evening has an end you know.",
      'Some people keep one evening a week free of any wedding talk and spend it on something that has nothing to do with it.',
      "Perhaps pick one person who'll be there and agree on a small sign that means you both step out for some air.",
      "When somebody pushes an opinion about the day, a line such as “Thanks, I'll think about it” can close the subject without a fight.",
    ],
    words: {
      plain: [
        'The wedding is getting to be too much for me. Can you take one thing off my list this week?',
        "Thank you for inviting me. I'll be at the ceremony, and I'd like to leave early after that.",
      ],
      soft: [
        'I know you want this day to be beautiful. I do too, and I need a little less talk about it right now.',
        'It means a lot that you want me there. Could we talk about what I can manage?',
      ],
    },
  },
  {
    id: 'partner-ill-mood',
    wanted: 'how to live with a partner who is low, stressed or withdrawn',
    ideas: [
      'You could offer two easy choices, such as company or quiet, since an open question can be hard to answer on a low day.',
      'Some people do something side by side, like dishes, a puzzle or a short walk, where talking is possible but nobody has to.',
      "One thing that can help: say what you notice without asking why, as in “You seem worn out this week, and I'm around.”",
      "It may be worth keeping one thing in your week that's only yours, so their mood isn't the weather for both of you.",
      'Perhaps agree at a calm time on a small sign for a bad day, so that neither of you has to guess or explain.',
      "If it goes on for weeks, you could say that you're worried and offer to come along to a doctor or help find somebody to talk to.",
    ],
    words: {
      plain: [
        "You've been quiet lately and I miss you. Would you like to talk, or have some company?",
        'I want to be there for you, and I need an evening for myself too.',
      ],
      soft: [
        "You don't have to cheer up for me. I'd like to know how it is for you.",
        "I'm a little worried about you. Would it help if I took something off your hands this week?",
      ],
    },
  },
];
