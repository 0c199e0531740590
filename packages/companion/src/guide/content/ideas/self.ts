import type { Purpose } from './purpose.ts';

/** How somebody stands with themselves. */
export const selfIdeas: readonly Purpose[] = [
  {
    id: 'inner-critic',
    wanted: 'how to stop being so harsh to oneself, feeling not good enough',
    ideas: [
      'One thing that can help: write down the harsh sentence, then write what you would tell a good friend who had said it about themselves.',
      'You could give that voice a silly name, so that when it starts up you can notice it as a habit talking and not as the truth.',
      'Some people keep a short evening list of three things they handled that day, however small, because the critic only ever keeps count of misses.',
      "It may be worth swapping the big word for the small fact, so that 'useless' becomes 'forgot one thing today', which is easier to carry.",
      "When it gets loud, try a hand on your chest, one slow breath, and a plain sentence such as 'this is hard and many people struggle with it'.",
    ],
  },
  {
    id: 'compare',
    wanted: 'how to stop comparing oneself with others who seem ahead, also on social media',
    ideas: [
      'For the scrolling part: mute a few of the accounts that sting most for two weeks, quietly, and see how your evenings feel.',
      'You could compare yourself with you from a year ago, and write down two things that person did not yet know or could not yet do.',
      'Some people treat envy as a pointer: name the one thing in the picture you truly want, and take one small step toward that.',
      'When you catch yourself measuring, try the words “their highlights, my whole day”, then look up and name three things in the room.',
      'It may be worth putting the phone in another room for the first and last half hour of the day, when comparing tends to hit hardest.',
    ],
  },
  {
    id: 'compliments',
    wanted: 'how to take praise or a compliment instead of pushing it away',
    ideas: [
      "Often it is enough to let 'thank you' be the whole answer, then close your mouth and count to three before saying anything else.",
      'You could think of a compliment as a small gift; taking it kindly is also a way of being kind to the one who gave it.',
      'Some people keep a note on their phone with the exact words others said, to reread later when the squirming is over.',
      'If it feels untrue, perhaps add one true detail after the thanks, such as the part you enjoyed or the work that went into it.',
      'It may be worth practicing alone: say a recent kind remark out loud, answer it with thanks, and let the awkwardness pass without fixing it.',
    ],
    words: {
      plain: ['Thank you, that means a lot to me.', "Thanks, I put real work into it and I'm glad you noticed."],
      soft: [
        "That's kind of you. I'm still learning to take that in, so just thank you.",
        "Thank you, I get a bit shy when people say nice things, but I'm glad to hear it.",
      ],
    },
  },
  {
    id: 'confidence',
    wanted: 'how to feel more sure of oneself, before something or in general',
    ideas: [
      'One thing that can help: write down three hard things you have already done, and read that list just before the one in front of you.',
      'You could practice the first thirty seconds out loud until they run by themselves, since a steady start tends to carry the rest.',
      'Some people shrink it first, doing one slightly scary thing a day, such as asking a stranger for directions, so that courage gets practice.',
      'It may be worth standing with both feet flat, shoulders down, and breathing out slowly a few times before you walk in.',
      'Perhaps turn your attention outward: pick one person or one thing to be curious about, because watching yourself makes anyone wobbly.',
    ],
  },
  {
    id: 'body-image',
    wanted: 'how to feel better about the way one looks',
    ideas: [
      'On a hard mirror day: put on the clothes that feel good on your skin today and leave the scratchy or strict ones in the closet.',
      'You could thank one part of your body for something it did today, such as hands that cooked or legs that got you home.',
      'Some people set a rule for mirrors: look for what is needed, like teeth or hair, then walk away before the inspecting starts.',
      'It may be worth clearing your feed of polished faces and adding people who look ordinary and seem to be having a good time.',
      'Perhaps describe yourself in plain words without a verdict, brown eyes, freckled arms, the way you would describe a stranger you wish well.',
    ],
  },
  {
    id: 'past-mistake',
    wanted: 'how to live with shame about something done long ago',
    ideas: [
      "A gentle place to start: write the story down once, with what you knew and were carrying then, since we judge old choices with today's eyes.",
      'You could write a letter to who you were back then, as a kind older relative might, and keep it somewhere private.',
      'Some people find shame shrinks when one safe person hears it, so perhaps tell it to someone who has earned your trust, or to a counselor.',
      'It may be worth asking whether anything small can still be mended, and if not, doing one quiet good thing for somebody else in its place.',
      "When the memory comes up, try saying 'that was then, this is now', and turn your hands to whatever is in front of you.",
    ],
  },
  {
    id: 'guilt',
    wanted: 'what to do about guilt towards somebody, now',
    ideas: [
      'A first step could be to name in one sentence what you did or left undone, because guilt is easier to answer when it is exact.',
      'You could say a short sorry that names the thing and its effect on them, leaves out the reasons, and asks for nothing back.',
      'Some people ask the other person what would help, and do that one thing, which often weighs more than a long apology.',
      'It may be worth checking whether you did something wrong or only disappointed someone, since the second needs kindness more than repair.',
      'Perhaps choose one small thing to do differently from this week on, and let doing it count for more than going over it again.',
    ],
    words: {
      plain: [
        "I've been thinking about what happened, and I'm sorry for my part in it.",
        "I let you down, and I'd like to make it right if I can.",
      ],
      soft: [
        "Something has been sitting with me and I'd like to say sorry. Is now an okay time?",
        "I don't think I was fair to you, and I care about how that felt.",
      ],
    },
  },
  {
    id: 'forgive',
    wanted: 'how to forgive somebody else or let go of a grudge',
    ideas: [
      'Sometimes it helps to write the person a letter that says all of it, with no plan to send it, and put it away.',
      'You could aim for a smaller goal than forgiving, such as not giving this person any more of today than they have already taken.',
      'Some people separate the two: you can put a grudge down for your own peace and still keep your distance from whoever caused it.',
      'It may be worth naming what exactly was lost, trust, time, or being believed, because grieving that often comes before letting go.',
      'Perhaps give it no deadline; when the anger comes back, note that it has visited, and gently return to what you were doing.',
    ],
  },
  {
    id: 'anger-now',
    wanted: 'what to do while boiling with anger right now',
    ideas: [
      'Right now: run cold water over your wrists or splash your face, and breathe out longer than you breathe in.',
      "You could put some distance in first, another room, the porch, around the block, and say only 'back in ten minutes' if somebody is there.",
      'Some people burn it off with something big and harmless, fast stairs, pushing hard against a wall, or scrubbing a floor until the heat drops.',
      'It may be worth typing out every furious word in a note that has no recipient, and deciding tomorrow whether any of it gets said.',
      'For the next few minutes, try unclenching in order: jaw, shoulders, fists, belly, and count backward from fifty by threes.',
    ],
  },
  {
    id: 'temper',
    wanted: "how to stop snapping or losing one's temper so often",
    ideas: [
      'A useful experiment: note for a week what came just before each snap, hunger, noise, hurry, since tempers often have the same few triggers.',
      "You could pick a sentence to use as a brake, such as 'give me a minute', and agree on it with the people around you.",
      'Some people find their earliest sign, tight jaw, fast voice, hot ears, and make that the moment to step away for a drink of water.',
      'It may be worth putting ten quiet minutes between one part of the day and the next, like sitting in the parked car before going in.',
      'When a snap does slip out, try going back within the hour with a short sorry, because quick repair makes the next one less likely.',
    ],
  },
  {
    id: 'numb',
    wanted: 'how to feel something again when numb or empty',
    ideas: [
      'One thing that can help: wake up one sense at a time, cold water on the hands, a strong smell, a song that once gave you chills.',
      'You could do something you used to like for ten minutes without waiting to want it, because feeling often follows doing.',
      'Some people start with the faintest things, a two out of ten is enough, and note each evening one moment that stirred anything at all.',
      'If the flatness stays for more than a couple of weeks, a doctor or counselor is a good person to tell, since it is common and treatable.',
      'Perhaps sit near somebody or some animal you trust without having to talk, as closeness sometimes thaws what words do not reach.',
    ],
  },
  {
    id: 'bad-day',
    wanted: 'cheering up after a rotten day',
    ideas: [
      'A quick reset: change the channel through your body, a hot shower, clean soft clothes, and the day rinsed off on purpose.',
      'You could put on the silliest thing you know, an old sitcom or animal clips, and let it run without having to earn it.',
      'Some people call a friend and trade one awful and one funny thing from the day, which tends to shrink both.',
      'It may be worth going outside for one slow lap around the block, looking only for three things that are pretty or odd.',
      'For the end of a lousy day: cancel one chore, make a cozy corner with a blanket and a warm mug, and go to bed early.',
    ],
  },
  {
    id: 'meaning',
    wanted: "how to find meaning or purpose in one's days",
    ideas: [
      'One thing that can help: for one week, note each evening the moment that felt most worthwhile, then look for what those moments share.',
      'You could be useful to one person on a regular day, reading to a child, driving a neighbor, sorting at a pantry, and see what grows.',
      "Some people find purpose by making things, a garden bed, a quilt, bread, a song, because at day's end something exists that did not before.",
      'It may be worth recalling what you could lose hours in at ten years old, and giving a grown-up version of it one afternoon.',
      'Perhaps trade the large question for a smaller one, what would make today worth getting up for, and answer it each morning.',
    ],
  },
  {
    id: 'getting-older',
    wanted: 'how to come to terms with getting older',
    ideas: [
      'Something that often helps: list a few things you understand or no longer worry about that you could not have managed at twenty.',
      'You could start learning one new thing at beginner level, a language, a card game, an instrument, since being new at something feels young.',
      'Some people look for someone ten or twenty years ahead who is enjoying life, and ask over coffee what surprised them in a good way.',
      'It may be worth changing how you do a loved thing before giving it up, a shorter trail, a raised garden bed, a slower tempo.',
      'Perhaps let yourself miss what is gone for a while, then plan one thing for this season of life that the earlier one had no room for.',
      'If a change in your body or memory troubles you, a doctor or nurse line can say what is ordinary aging and what is worth checking.',
    ],
  },
  {
    id: 'lost-hope',
    wanted: 'what to do when it feels as if nothing will change',
    ideas: [
      'A place to begin: choose one thing small enough to change by tonight, a drawer, a phone call, because movement anywhere loosens the feeling a little.',
      'You could look back for a time that also seemed stuck and then shifted, and write down what started it, however slight it was.',
      'Some people borrow hope for a while, letting a friend, a group, or a counselor hold the picture of better days until they can see it.',
      "It may be worth swapping 'never' for 'not yet' whenever you catch the word, since tired minds tend to predict in absolutes.",
      'Perhaps plan one thing for next week to look forward to, a library visit, a call, a walk with someone, and write it on the calendar.',
      'If hopelessness sits on most days for two weeks or more, telling a doctor or counselor is worth it, as it often lifts with help.',
    ],
  },
  {
    id: 'stress',
    wanted: 'what helps with being generally stressed, too much lately',
    ideas: [
      'One thing that can help: empty your head onto paper, all of it, then circle the one thing that is due first and leave the rest.',
      'You could drop or delay one thing this week on purpose, and tell whoever is waiting, so there is a little less on the pile.',
      'Some people step outside for ten minutes in the middle of the day without a phone, walking at whatever pace feels easy.',
      'It may be worth a longer breath out than in, five times, at every red light or kettle, so that the body gets small rests.',
      'For a body that stays wound up, warmth and an early night can help, and a doctor is the place for chest pain or lasting sleeplessness.',
    ],
  },
  {
    id: 'say-no',
    wanted: 'how to say no to friends, family or others without guilt',
    ideas: [
      "A handy habit: buy time with 'let me check and get back to you', so the answer comes from you and not from reflex.",
      'You could keep it to one short sentence with no reasons, because every reason tends to get treated as something to solve.',
      'Some people practice on tiny things first, no bag, no receipt, no newsletter, until the word feels less dangerous in the mouth.',
      'It may be worth deciding beforehand what you can gladly give, an hour, one weekend, and offering only that.',
      'Perhaps expect the guilty pang and let it be there, as it often fades within a day while a grudging yes lasts much longer.',
    ],
    words: {
      plain: [
        "Thanks for asking, but I can't this time.",
        "No, that doesn't work for me, and I'd like to leave it there.",
      ],
      soft: [
        "I care about you, and I'm going to have to say no to this one.",
        "I'd love to help, but I don't have it in me right now. I hope you understand.",
      ],
    },
  },
  {
    id: 'ask-help',
    wanted: 'how to ask other people for help',
    ideas: [
      'It often goes easier to ask for one exact thing with an end to it, such as a ride on Thursday, since that is easy to say yes to.',
      'You could think of how you feel when a friend trusts you with a request, and let them have that same chance.',
      "Some people make a list of small jobs, so when somebody says 'let me know', there is something ready to hand over.",
      'It may be worth asking by text first, with an easy way out, so that neither of you has to answer on the spot.',
      'Perhaps begin with the smallest favor and the kindest person you know, because the second time of asking is usually lighter than the first.',
    ],
    words: {
      plain: [
        'I could use a hand with something. Would you be able to help me this week?',
        "I've got too much on my own right now, and I'd like to ask for your help.",
      ],
      soft: [
        "It's hard for me to ask, and it's fine if you can't. Could I lean on you a bit?",
        "You're someone I trust, so I wanted to ask. No pressure at all if it's a bad time.",
      ],
    },
  },
  {
    id: 'crying',
    wanted: 'tears that keep coming',
    ideas: [
      'You could let it run for a while somewhere private, because crying usually ebbs by itself when nobody tells it to stop.',
      'One thing that can help: cool water on your face or wrists, and a slow drink, once the worst wave has passed.',
      'Perhaps let your eyes rest on something far off and breathe out longer than you breathe in, until the sobs get further apart.',
      'Some people tell one person in a single line, such as “I have been crying and cannot say why”, so that it is not carried alone.',
      'If it keeps coming for most of two weeks, with or without a reason, it is worth telling a doctor or counselor.',
    ],
  },
  {
    id: 'confess',
    wanted: 'how to tell somebody about something one hid or did, such as a failed class, debts or a lie',
    ideas: [
      'One thing that can help: say the main fact in the first two sentences, before any reasons, so that nobody has to wait and guess.',
      'You could write it down as a short letter and read it aloud, or hand it over and stay in the room while it is read.',
      'It may be worth picking a calm hour with no one rushing off, and opening with “I need to tell you something that is hard for me”.',
      'Some people tell a person who is easier to talk to first, and ask for company, above all if the reaction could get rough.',
      "Perhaps gather the plain facts beforehand, such as amounts, dates and the next step you can take, so that questions don't throw you.",
      'After saying it, you could leave the other person time to be upset, and offer to talk again tomorrow instead of settling everything at once.',
    ],
    words: {
      plain: [
        "I've been hiding something from you, and I want you to hear it from me.",
        "I wasn't honest with you. Here is what really happened.",
      ],
      soft: [
        'This is hard for me to say, so please let me get to the end.',
        "I was ashamed and scared to tell you. I don't want it to stand between us anymore.",
      ],
    },
  },
  {
    id: 'good-news-share',
    wanted: 'how to tell good news, or how to enjoy it when nobody is near to share it with',
    ideas: [
      'You could send it to one person as a voice message, so that they hear how glad you are, whenever they get around to listening.',
      "Perhaps tell it to somebody you meet anyway, a neighbor, a cashier or a colleague, since people often enjoy a stranger's small piece of luck.",
      'Some people write the whole story down the same day, with the time, the weather and the first thing they did when they heard.',
      'It may be worth saying it out loud once, to a mirror, a photo or a pet, because joy gets bigger with a voice.',
      'One thing that can help: put the news into a letter or card to somebody far away, with room for all the details.',
      'If somebody might find it hard to hear, you could tell them alone, keep it short, and let them answer when they are ready.',
    ],
    words: {
      plain: [
        'I have good news, and I wanted you to be one of the first to know.',
        'Something good happened today. Do you have a minute to be happy with me?',
      ],
      soft: [
        "It feels a little odd to say this about myself, but I'm really happy about something.",
        "We haven't talked in a while, and you came to mind when I got some good news.",
      ],
    },
  },
  {
    id: 'faith-doubt',
    wanted:
      'what to do when prayer feels empty, with doubts about faith, or when going back to or away from a congregation',
    ideas: [
      'If you still want to pray, you could bring the doubt itself, in one plain sentence, without dressing it up or solving it.',
      'Some people sit in the back row for ten minutes, during a service or in an empty room, with no duty to feel anything.',
      "One thing that can help: make three short lists, of what you believe, what you no longer do, and what you don't know yet.",
      'It may be worth asking one person who has doubted too how it went for them, without either of you having to convince the other.',
      'Perhaps keep one small practice that still rings true, like a song, a moment of thanks or silence, and let the others rest.',
      "This question has no deadline, so you could set it aside for a week and notice what you miss and what you don't.",
    ],
    words: {
      plain: [
        "I'm not sure what I believe right now, and I'd like to talk about it with you.",
        "I've been away for a long time and I'm thinking of coming by. What is it like these days?",
      ],
      soft: [
        "This isn't easy to say, but prayer has felt empty lately. Has that ever happened to you?",
        "I'm stepping back for a while. It has nothing to do with you, and I'd like us to stay close.",
      ],
    },
  },
];
