import type { Purpose } from './purpose.ts';

/** Family and children. */
export const familyIdeas: readonly Purpose[] = [
  {
    id: 'critical-parent',
    wanted: 'how to answer or live with a parent who criticizes, nitpicks or is never pleased',
    ideas: [
      'One thing that can help: have a single short line ready for the next jab, such as “Thanks, this works for me”, and then change the subject.',
      "You could keep the touchiest topics to yourself for a while and share only the news you don't mind hearing opinions about.",
      'It may be worth naming it once at a quiet time: which kind of comment hurts, and what you would rather hear instead.',
      "Some people write the remark down afterward and add what a fair person who knows them would say, so the criticism isn't the last word.",
      'Perhaps give the contact a natural end, like a call during a short walk, and line up something kind for yourself right after.',
    ],
    words: {
      plain: [
        "When you pick at how I live, it hurts. I'd like you to stop.",
        "I know you see it differently, and I'm not going to argue about it today.",
      ],
      soft: [
        'I think you mean well, but those comments stay with me for days. Could we try something different?',
        "It would mean a lot to hear what you think I'm doing right, too.",
      ],
    },
  },
  {
    id: 'parent-boundary',
    wanted: 'how to set a limit with a parent who calls too much, drops in, or wants to decide things',
    ideas: [
      'One thing that can help: pick a regular time to talk, tell your parent when it is, and let calls outside it wait until then.',
      'You could answer advice with a friendly closed line such as “Thanks, that one is handled”, without adding reasons that can be argued with.',
      'Some people ask for a text before any visit and, if a parent shows up anyway, chat at the door and name a better day.',
      'Perhaps start with the smallest limit you can really keep, because one rule held every time says more than five announced at once.',
      'It may be worth giving your parent one area where their say is truly welcome, so that a no elsewhere lands softer.',
    ],
    words: {
      plain: [
        "Please text me before you come over, and wait until I say it's a good time.",
        "I've thought this through, and I'm going to decide it myself.",
      ],
      soft: [
        "I like hearing from you, and I can't talk this often. Could we set a regular time?",
        'You want to help, and that is kind. What helps most is room to work this out alone.',
      ],
    },
  },
  {
    id: 'tell-family',
    wanted:
      'how to tell parents or family something they will not like, such as coming out, dropping out or moving away',
    ideas: [
      'One thing that can help: write down the one sentence that holds the news, and say it early, before any explaining.',
      "You could tell the person most likely to take it well first, so that you aren't alone with it when the others hear.",
      'Some people put it in a letter or message, which gives everyone time to take it in before anybody has to answer.',
      "It may be worth deciding beforehand which questions you'll answer, and having a line for the rest, like “Let's leave that for another day.”",
      "Perhaps choose a quiet time with a natural end, and plan where you'll be and who you can call afterward, however it goes.",
      'For the first reaction: it often comes out of shock, so it can help to leave it there and offer to talk again in a few days.',
    ],
    words: {
      plain: [
        "I have something to tell you, and I'd like you to hear me out first.",
        "You may not like this, and I've made up my mind. I wanted you to hear it from me.",
      ],
      soft: [
        'This is hard for me to say because what you think matters to me.',
        "You don't have to answer right away. I just didn't want to keep it from you.",
      ],
    },
  },
  {
    id: 'sibling',
    wanted: 'how to get along with, talk to, or share things fairly with a brother or sister',
    ideas: [
      "One thing that can help: bring up one recent thing only, say what you'd like next time, and leave the childhood list for another day.",
      'You could invite them to something side by side, like a drive or a chore, since talk often comes easier that way.',
      'Some people take the parents out of the middle by agreeing to tell each other things directly and not pass complaints along.',
      'It may be worth sending something small with no agenda first, an old photo or a shared joke, before anything heavier.',
      "Perhaps put shared duties or money in writing, with who does what and by when, so that old roles don't decide it.",
    ],
    words: {
      plain: [
        "Something has been off between us, and I'd like to talk about it.",
        'What happened between us stayed with me. Can we talk about it, just the two of us?',
      ],
      soft: [
        "I don't want to fight over who was right. I'd like to understand your side.",
        'I miss how easy it can be with us. Could we catch up soon?',
      ],
    },
  },
  {
    id: 'teen-closed',
    wanted: 'how to reach a teenager who will not talk',
    ideas: [
      'One thing that can help: talk while doing something else, like driving or washing up, where nobody has to look at anybody.',
      'You could try remarks in place of questions, such as “Looks like that was a long day”, and then let the silence be.',
      "Some parents get in through the teenager's own world by asking to be shown a game, a song or a video, without commenting on it.",
      "It may be worth sending a short text or leaving a note, with no answer expected, to say you're around and on their side.",
      "Perhaps, the next time something slips out, just listen and ask whether they'd like help or only an ear, before any advice.",
      'If the silence comes with big changes in sleep, friends or school, a pediatrician or school counselor is a good person to ask.',
    ],
    words: {
      plain: [
        "You don't have to talk. I'm around tonight if you feel like it.",
        "You've been quieter lately. I'm not mad, I'd just like to know how you are.",
      ],
      soft: [
        'I may be asking too many questions. Is there a way of talking that works better for you?',
        'I miss hanging out with you. Would you pick something for us to do this week?',
      ],
    },
  },
  {
    id: 'child-tantrum',
    wanted: 'what to do when a small child melts down, or after losing patience with one',
    ideas: [
      "One thing that can help: get low, say very little, name the feeling once, like “You're so mad we're leaving”, and stay close until it passes.",
      'You could buy yourself ten seconds first: feel your feet, breathe out slowly, and let your voice go quieter than theirs.',
      'Some parents offer two small choices they can live with, such as walking or being carried, so that the child keeps a little say.',
      "After yelling, a short repair goes a long way: say you were too loud, that it wasn't their fault, and that you'll try again.",
      'It may be worth noting what came before the last few meltdowns, since hunger, tiredness or a sudden switch is often behind them.',
    ],
  },
  {
    id: 'new-baby',
    wanted: 'how to get through being exhausted with a baby',
    ideas: [
      'If anybody can take the baby for a stretch, you could use it for sleep alone and let the dishes and messages wait.',
      'One thing that can help: shrink the day to feeding, rest and one small task, and count everything else as extra for now.',
      'Some parents keep a list of small jobs on the fridge, so that whoever offers to help can be handed one right away.',
      'For crying that gets to be too much: it is fine to lay the baby safely in the crib and step out for a few minutes.',
      "It may be worth calling your doctor or a nurse line if the exhaustion or a low mood stays, or if sleep won't come at all.",
      'Perhaps step outside with the baby for a few minutes of daylight, since fresh air and a change of scene can lift a foggy day.',
    ],
  },
  {
    id: 'child-bullied',
    wanted: "how to help one's own child who is left out, teased or bullied",
    ideas: [
      "One thing that can help: hear the whole story first and say you're glad they told you, before any plan gets made.",
      'You could write down what happened, with dates and screenshots if there are any, and bring that to the teacher or counselor.',
      'Some families practice a short, bored comeback at home and agree on which adult the child can walk over to.',
      'It may be worth inviting one friendly kid from a club, the neighborhood or the family, since one good tie softens a lot.',
      "Perhaps ask your child what they'd like you to do and not do, so that the help doesn't get taken out of their hands.",
    ],
    words: {
      plain: [
        "My child has been having a hard time with other kids, and I'd like us to make a plan.",
        'Here is what happened and when. What can we do about it this week?',
      ],
      soft: [
        "I'm glad you told me. None of this is your fault.",
        "You don't have to fix this alone. What would help you most right now?",
      ],
    },
  },
  {
    id: 'child-leaves',
    wanted: 'how to cope when a child moves out and the home feels empty',
    ideas: [
      'One thing that can help: agree on a light rhythm of contact, like a weekly call or a daily photo, so nobody is left guessing.',
      'You could leave the room as it is for now, or change just one corner, since there is no deadline for it.',
      'Some parents put something pleasant into the exact hour that feels emptiest, like a class, a walk or a standing call with a friend.',
      'It may be worth talking with somebody whose child has left too, because pride and missing them at once is easier to say there.',
      'Perhaps start a small box for the next care package, so that the missing has somewhere to go and turns into something nice.',
    ],
  },
  {
    id: 'kids-divorce',
    wanted: 'how to tell children about a separation and help them through it',
    ideas: [
      'One thing that can help: keep the first talk short, say it was decided by grown-ups, and repeat that nothing the children did caused it.',
      'You could tell them early what stays the same, such as school, bedtime stories and pets, because small certainties steady children most.',
      'Some families hang up a colored calendar that shows which nights are where, so that children can see the week ahead.',
      "It may be worth keeping a few comfort things in both homes, so that packing a bag doesn't feel like leaving home each time.",
      "Perhaps let a teacher or counselor know, and keep money and blame out of the children's hearing, even on the phone.",
    ],
    words: {
      plain: [
        'Our family is going to change, and none of it is because of anything you did.',
        'You can ask me anything about this, today or any other day.',
      ],
      soft: [
        "You're allowed to be sad or mad about this. I can handle hearing it.",
        "You don't have to pick a side. You can go on loving us both.",
      ],
    },
  },
  {
    id: 'aging-parent',
    wanted: 'how to manage caring for an aging parent',
    ideas: [
      'One thing that can help: write down every task you do in a week, then mark the ones another person or a service could take.',
      'You could call your local Area Agency on Aging, which can point you to respite care, rides and home help nearby.',
      'For help that gets refused: offering two choices, or a short trial, often goes over better than a finished plan.',
      'Some caregivers block out one fixed hour a week that belongs to them and get it covered like any other appointment.',
      'Perhaps keep a part of each visit free of chores, with old songs or photos, so there is still room for just being family.',
      'It may be worth telling a doctor or nurse about falls, sudden changes or your own exhaustion, since they often know where help is.',
    ],
    words: {
      plain: [
        "I'm worried about how things are going, and I'd like us to look at some help.",
        "I can't do all of this on my own anymore, and I'd like to change how we do it.",
      ],
      soft: [
        'I want you to keep your say in this. What would make things easier for you?',
        'Would you try it for my peace of mind, just for a few weeks?',
      ],
    },
  },
  {
    id: 'dementia',
    wanted: 'how to be with or help a parent or partner who forgets',
    ideas: [
      'One thing that can help: answer the feeling in place of the fact, as in “You miss home, tell me about it”, without correcting.',
      'You could put the answer to the question that keeps coming back on a whiteboard or card in plain sight, and point to it gently.',
      'Some families lean on music from young years, old photos or folding towels, because those often stay within reach for a long time.',
      'For the restless hours: the same order every day, good light before dusk and one quiet task can take off the edge.',
      "It may be worth calling the Alzheimer's Association helpline, where people who know this are there around the clock for families.",
      'If the confusion came on suddenly or got worse within days, a doctor or nurse line is the place to ask soon.',
    ],
  },
  {
    id: 'in-laws',
    wanted: "how to deal with a partner's parents or family",
    ideas: [
      'One thing that can help: agree with your partner first on what you both want, and let each of you speak to your own family.',
      "You could have a friendly line ready for unasked advice, such as “Good to know, we'll think about it”, and leave it there.",
      'Some people find one small thing to do with the difficult relative, like a recipe or a garden job, where opinions matter less.',
      'It may be worth choosing the one thing that truly matters to you and letting the smaller remarks go by.',
      'Perhaps plan a walk, an errand or a set leaving time into each visit, so that there is a breather built in.',
    ],
    words: {
      plain: [
        "I know you mean well. We've decided to do this our own way.",
        "If something about me bothers you, I'd like you to bring it to me directly.",
      ],
      soft: [
        "I'd like us to get along. Could we start fresh on this one?",
        "I can tell you care about us. This is something we'd like to work out ourselves.",
      ],
    },
  },
  {
    id: 'family-gathering',
    wanted: 'how to get through a family gathering, holiday or dinner one dreads',
    ideas: [
      "One thing that can help: decide when you'll arrive and leave before you go, and tell the host early, so the end isn't up for debate.",
      "You could give yourself a job, such as dishes, coats or the kids' table, because a busy pair of hands gets fewer questions.",
      'Some people agree on a signal with one ally, in the room or by text, for the moments when they want rescuing.',
      'It may be worth preparing two short answers for the questions you dread, and one question to toss back right after.',
      'Perhaps spot a place for breaks beforehand, the porch or a walk around the block, and plan something cozy for afterward.',
    ],
    words: {
      plain: [
        "I'm going to skip that topic today. What's new with you?",
        "I can come for a couple of hours, and then I'll head out.",
      ],
      soft: [
        "I'd love to see everybody, and I'm keeping it short this time.",
        "Let's leave that one for another day. I'd rather hear how you've been.",
      ],
    },
  },
  {
    id: 'estranged',
    wanted: 'how to reach out to a relative or friend after a long silence',
    ideas: [
      'One thing that can help: keep the first message to two or three lines, with no demand in it and no retelling of the quarrel.',
      "You could tie it to something small and real, a song, a photo or a place you passed, so that it's easy to answer.",
      'Some people write the long, unfiltered version first, leave it unsent, and pick from it the few lines that still feel right next day.',
      'It may be worth owning your own part in one plain sentence, without adding reasons, and asking for nothing back.',
      "Perhaps decide beforehand what you'll do if no answer comes, such as waiting until a birthday, so that silence hurts a little less.",
    ],
    words: {
      plain: [
        "I've been thinking about you, and I'd like to be in touch again.",
        "It's been a long time, and I'm sorry for my part in that.",
      ],
      soft: [
        "You don't have to answer this. I just wanted you to know I think of you.",
        "If you ever feel like talking, I'd be glad to hear from you.",
      ],
    },
  },
  {
    id: 'child-hard-news',
    wanted: 'how to talk to a child about death, illness or other bad news',
    ideas: [
      'One thing that can help: use plain, true words such as “died” or “very sick”, since softer ones like “went to sleep” can scare children.',
      'You could say it in two or three short sentences, then stop and let the questions show how much your child wants to know.',
      'Some families add right away what stays the same, like who picks them up and who makes breakfast, because children wonder about that first.',
      "It may be worth letting your child see that you're sad too, and saying that tears are fine and nobody has to fix them.",
      'Perhaps have paper, a picture book or a keepsake box at hand, because children often work through things with their hands.',
      'If sleep, eating or school stay upset for weeks, a pediatrician or school counselor is a good person to ask.',
    ],
    words: {
      plain: [
        'I have some sad news, and I want you to hear it from me.',
        "Something hard has happened. I'll tell you what I know, and you can ask me anything.",
      ],
      soft: [
        "It's okay to be sad, and it's okay to go and play. Both are fine.",
        "I don't know the answer to that one. We can wonder about it together.",
      ],
    },
  },
  {
    id: 'stepfamily',
    wanted: "how to get along in a stepfamily, with a new partner's children or a step-parent",
    ideas: [
      'One thing that can help: aim for friendly and steady first and let closeness come later, since trust in a new family tends to take years.',
      "You could look for one small thing to do together that is new to both of you, so it doesn't compete with anybody's memories.",
      'Some families leave the rules to the birth parent for the first while, so that everyone else gets to simply know each other.',
      'It may be worth telling the parent in the middle, at a quiet moment, what is hard and one thing that would make it easier.',
      "Perhaps talk through names, shelves and small house habits out loud, because a place of one's own takes the edge off daily friction.",
    ],
    words: {
      plain: [
        "This is new for all of us. I'd like to hear what would make it easier.",
        "I'd like us to get along, and I don't expect it to happen overnight.",
      ],
      soft: [
        "We don't have to be close right away. Slowly is fine.",
        "It's an adjustment for both of us. Maybe we could find something we both like doing.",
      ],
    },
  },
  {
    id: 'proud-child',
    wanted: 'how to celebrate or encourage a child in a small way',
    ideas: [
      'One thing that can help: name exactly what you saw, the effort or the courage, since that sticks longer than “good job”.',
      "You could leave a short note where it will be found, in a shoe, a bag or a coat pocket, with one line about why you're proud.",
      'Some families let the child choose the evening: the game, the film, the music in the car, or who gets told first.',
      "It may be worth telling somebody else about it within your child's hearing, because praise overheard feels especially true.",
      'Perhaps start a jar or a wall for brave moments, where a slip of paper or photo goes up for each one, win or lose.',
    ],
    words: {
      plain: [
        "I saw how hard you worked on this, and I'm proud of you.",
        'You kept going when it got tough. That was great to see.',
      ],
      soft: [
        "Tell me all about it. I'd love to hear how you did it.",
        'However it turns out, I love watching you try.',
      ],
    },
  },
  {
    id: 'kid-mornings',
    wanted: 'how to get a child dressed and out of the door in the morning',
    ideas: [
      'One thing that can help: lay out the clothes, shoes and bag near the door in the evening, with the child choosing between two outfits.',
      'You could draw the morning as four or five little pictures on a sheet of paper and let the child move a clip down as each is done.',
      'Some parents turn the slow part into a game, like socks on before the song ends or walking to the door as a quiet animal.',
      'It may be worth giving one short instruction at a time, close by and at eye level, and waiting until it is done before the next.',
      'Perhaps start with two minutes of cuddling or chatting before any task, since a child who had a bit of you often comes along easier.',
      'If getting dressed is the sticking point, a softer sock, a shirt without a tag or pants warmed under a blanket may change the mood.',
    ],
    words: {
      plain: [
        "It's time for shoes. Do you want to put them on here or by the door?",
        'We leave when this song is over. What do you still need?',
      ],
      soft: [
        'Mornings are hard for both of us lately. What would make it easier for you?',
        "I don't want to rush and yell tomorrow. Let's make a plan together.",
      ],
    },
  },
  {
    id: 'kid-bedtime',
    wanted: 'what to do when a child will not go to bed or sleep alone',
    ideas: [
      'You could keep the same three or four steps every night, such as bath, teeth, story and light, so that the order does the persuading.',
      'One thing that can help: promise to look in after a few minutes, really do it, and make the gap a little longer each time.',
      'Some parents sit on a chair by the bed at first and move it a bit nearer to the door every few nights.',
      'Perhaps hand out one or two paper tickets per night, good for a hug or a sip of water, and when they are gone, it is quiet time.',
      'It may be worth asking in daylight what the night is like in there, since a shadow, a noise or a worry can often be found together.',
      'When the child comes out again, a calm walk back with the same short sentence each time often works better than explaining at that hour.',
    ],
    words: {
      plain: [
        "It's bedtime now. I'll come and look in on you in a few minutes.",
        "You don't have to sleep yet. You do need to stay in your bed and rest.",
      ],
      soft: [
        "It's okay to miss me at night. I'm close by, and I'll see you in the morning.",
        "Tell me what feels scary in here, and we'll look at it together.",
      ],
    },
  },
  {
    id: 'homework-fights',
    wanted: 'how to end the daily fights with a child about homework',
    ideas: [
      'One thing that can help: a snack and half an hour of moving around first, then homework at the same time and place each day.',
      'You could let the child pick which task comes first and where to sit, so that the only fixed thing is that it gets started.',
      'Some families set a kitchen timer for ten or fifteen minutes of work, then a short break, and stop at an agreed end.',
      'It may be worth sitting nearby with your own paperwork and answering only what you are asked, so that you are company and not a supervisor.',
      'Perhaps write the teacher a short note about how long it takes and where it sticks, and ask what may be left undone.',
      'When voices get loud, both sides could take five minutes in different rooms and begin again with the easiest line on the page.',
    ],
    words: {
      plain: [
        "I don't want to fight about this every day. Let's agree on a time and an end.",
        "It's your homework, and I'm here if you get stuck. Which part comes first?",
      ],
      soft: [
        'This one looks really annoying. Show me where it stops making sense.',
        "I got too loud earlier, and I'm sorry. Could we find a better way to do this?",
      ],
    },
  },
  {
    id: 'hurtful-remark',
    wanted: 'what to say back to a hurtful remark by a relative or acquaintance, or the next time one comes',
    ideas: [
      'You could ask calmly what was meant by it and then wait, since many remarks sound different once they have to be explained.',
      "One thing that can help: choose one short sentence beforehand, like “That's not something I joke about”, and say it aloud a few times at home.",
      'Some people answer with a plain “Ouch” or “Wow, okay”, pause for a moment, and turn to somebody else in the room.',
      'It may be worth telling the person later, in private, what the words were and how they landed, without listing everything else they ever said.',
      'Perhaps allow yourself no answer at all: a steady look, a change of subject or a walk to the kitchen can also be a reply.',
      'If somebody you trust will be there too, you could tell them about it ahead of time and agree on a sign for stepping in.',
    ],
    words: {
      plain: [
        "That was hurtful. Please don't say things like that to me.",
        "I'm not going to talk about that. Let's speak about something else.",
      ],
      soft: [
        'You may not have meant it that way, but it stung.',
        "I'd rather tell you than carry it around: what you said the other day hurt me.",
      ],
    },
  },
];
