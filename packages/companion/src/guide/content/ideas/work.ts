import type { Purpose } from './purpose.ts';

/** Work. */
export const workIdeas: readonly Purpose[] = [
  {
    id: 'interview',
    wanted: 'nerves before a job interview, or how to prepare for one',
    ideas: [
      'One thing that can help: pick three short stories about things you handled well, because most interview questions can be answered with one of those three.',
      'You could say your answer to “tell me about yourself” out loud a few times, to a mirror or your phone, until it comes easily.',
      'Some people do a dry run of the route or the video link beforehand, so the practical part is settled and only the talking is left.',
      'Perhaps have two questions of your own ready for them, because it is a quiet reminder that you are looking them over as well.',
      'In the last minutes before it starts, it may help to breathe out slowly, longer than you breathe in, with both feet flat on the floor.',
    ],
  },
  {
    id: 'first-day',
    wanted: 'first day nerves at a new job or school',
    ideas: [
      'One thing that can help: lay out clothes, bag, papers and the route the evening before, so the morning asks almost nothing of you.',
      'You could aim for one small goal only, such as learning two names, and let everything else on the first day be extra.',
      'It may be worth having one friendly sentence ready, saying that it is your first day and asking who knows their way around, because it opens nearly every door.',
      'A small notebook can take the pressure off: write down names, doors and logins as they come, and nothing has to stay in your head.',
      'Perhaps plan something pleasant and easy for right after, a favorite meal or a call, so the day has a friendly end to look toward.',
    ],
  },
  {
    id: 'speech',
    wanted: 'giving a presentation, a toast, or speaking up in front of people',
    ideas: [
      'One thing that can help: learn only your first two sentences and your last one by heart, because the start and the landing are the shakiest.',
      'You could practice it out loud on your feet two or three times, since speaking it is very different from reading it silently.',
      'Some people pick one friendly face in the room and speak to that person first, then move on to the next one.',
      'For a shaky voice: a slow breath out, a sip of water and a short pause before the first word, which listeners take for calm.',
      'Perhaps put five keywords on a card instead of the full text, so that losing your place only means looking down at the next word.',
    ],
  },
  {
    id: 'too-much-work',
    wanted: 'the workload at work is too big, the boss keeps adding, how to say no or set a limit at work',
    ideas: [
      'One thing that can help: write down everything on your plate and bring the list to whoever assigns it, asking which item comes first.',
      'You could answer new requests with a trade instead of a no, offering to take it on if something else can wait until next week.',
      'It may be worth buying a little time before agreeing to anything new, by offering to look over your list first and answer in an hour or two.',
      'Some people block one hour a day for the work that only they can do, and let messages wait until that hour is over.',
      'Perhaps keep a simple log for a week of what comes in and how long it takes, because numbers are easier to talk about than stress.',
    ],
    words: {
      plain: [
        'I have more than fits in my week. Which of these should come first?',
        "I can't take this on as well right now. What should I drop to make room?",
      ],
      soft: [
        "I'd like to do this properly. Could we look at my list together and see what can wait?",
        "I want to help, and I'm at my limit this week. Is there some room to move things around?",
      ],
    },
  },
  {
    id: 'deadline',
    wanted: 'a deadline that was moved up or is too close, how to get through it or ask for more time',
    ideas: [
      'One thing that can help: list what the thing truly has to contain, and do only that first, leaving polish for whatever time remains.',
      'You could ask early for a bit more time or a smaller version, because that is easier to grant now than at the last minute.',
      'It may be worth cutting what is left into pieces of about half an hour and writing down only the next one.',
      'Some people find it easier to put the phone in another room and work in short rounds with a real break after each.',
      'Perhaps hand over one piece, such as proofreading, printing or a phone call, so that your own hours go to the part only you can do.',
    ],
    words: {
      plain: [
        'The new date is too tight for all of it. Can I have more time, or deliver a part?',
        "I won't have everything done by then. Which part matters most to you?",
      ],
      soft: [
        'I want to give you good work. Would a few more days be possible?',
        'Could we look at what has to be ready by then and what could follow later?',
      ],
    },
  },
  {
    id: 'coworker',
    wanted: 'how to deal with a difficult colleague',
    ideas: [
      'One thing that can help: name one thing that happened and what you would like instead, in private and soon after, rather than everything at once.',
      'You could keep contact short, friendly and about the task for a while, and save your energy for the people who are easy to work with.',
      'It may be worth having one calm sentence ready for the next time, so you are not searching for words in the middle of it.',
      'Some people write down dates and what happened, which helps if a supervisor gets involved and clears the head even if not.',
      'Perhaps ask somebody you trust at work how they handle the same person, without turning it into gossip.',
    ],
    words: {
      plain: [
        'Something from the other day is still on my mind. Do you have five minutes to talk?',
        "That didn't work for me. Next time, please check with me first.",
      ],
      soft: [
        "I'd like us to get along well here. Can we talk about how we do this?",
        "Maybe you didn't mean it that way, but it landed badly with me. Could we talk?",
      ],
    },
  },
  {
    id: 'unfair-boss',
    wanted: 'a boss who is unfair, plays favorites or treats people badly, how to handle that',
    ideas: [
      'One thing that can help: write down what happened with dates and exact words, soon after, so you have facts instead of only a bad feeling.',
      'You could ask for a short talk at a quiet time, bring one clear example, and say what you would like to be different from now on.',
      'It may be worth confirming what was agreed in a short friendly message afterward, since written things are harder to turn around later.',
      'Some people check the handbook, a union rep or the HR office early, just to learn which rules and options they have.',
      'Perhaps talk it over with one person outside work who is fair, to sort what is really wrong from what is only unpleasant.',
    ],
    words: {
      plain: [
        "I'd like to understand how that was decided. Can we talk about it in private?",
        "I noticed this was handled differently for me than for others. I'd like to know why.",
      ],
      soft: [
        "I want to do well here. Could you tell me what you'd like to see from me?",
        'Something has been bothering me at work. Would there be a good time to talk it through?',
      ],
    },
  },
  {
    id: 'raise',
    wanted: 'asking for more money, a promotion or better hours',
    ideas: [
      'One thing that can help: list three things you did in the past year that saved time, money or trouble, with a number where possible.',
      'You could look up what the same work pays in your area, so that your request rests on a figure and not on a feeling.',
      'It may be worth asking for a meeting about it by name, instead of catching them in the hallway, so both sides come prepared.',
      'Practicing the first sentence out loud a few times often helps, and then staying quiet after it so that the other person answers.',
      'Perhaps have a second wish ready in case of a no, such as other hours, a training, or a date to talk again.',
    ],
    words: {
      plain: [
        "I'd like to talk about my pay. I've taken on more, and I'd like it to reflect that.",
        "I'd like to be considered for the next step up. What would it take?",
      ],
      soft: [
        "I enjoy working here, and I'd like to talk about where I go from here. When would suit you?",
        'Could we find a time to look at my pay and hours together?',
      ],
    },
  },
  {
    id: 'burnout',
    wanted: 'worn down by the job over months, how to get some strength back',
    ideas: [
      'One thing that can help: choose one thing to do at eighty percent for now, something where nobody would notice the difference.',
      'You could put one real break into each workday, outside or away from the screen, and treat it as firmly as a meeting.',
      'It may be worth writing down for a week what drains you most and what gives a little back, then changing one item on it.',
      'Perhaps tell one person at work or at home how low the battery is, since carrying it in secret costs strength as well.',
      'For exhaustion that stays after rest, a doctor or nurse line is a good place to ask, and time off can be part of that talk.',
    ],
  },
  {
    id: 'quit-or-stay',
    wanted: 'thinking through whether to leave a job or stay',
    ideas: [
      'One thing that can help: write two short lists, what would have to change for you to stay gladly, and which of those you can influence.',
      'You could picture an ordinary Tuesday one year from now in both versions, and notice which one your body is easier with.',
      'It may be worth working out how many months your savings would carry you, because a clear figure makes the question less foggy.',
      'Some people look around quietly first, with one application or one talk a week, so the choice is between two real things.',
      'Perhaps set yourself a date a few weeks away to decide, and allow the question to rest until then except for an hour a week.',
    ],
  },
  {
    id: 'lost-job',
    wanted: 'the first days after losing a job',
    ideas: [
      'One thing that can help: file for unemployment in the first few days through the state website, since the payments often start from the filing date.',
      'You could keep a light frame for the day, up at a set time, dressed, one errand, one walk, so the hours have edges.',
      'It may be worth writing one plain sentence about what happened, so you have something to say when people ask.',
      'Some people make one page with what comes in, what goes out, and the date of each bill, because the page is calmer than the guessing.',
      'Perhaps give yourself a few days before any big decision, and tell one or two good people so that you are not alone with it.',
    ],
  },
  {
    id: 'job-search',
    wanted: 'weeks or months of job hunting and rejections, how to keep going',
    ideas: [
      'One thing that can help: set a fixed amount per day, such as two good applications or ninety minutes, and then be done with it.',
      'You could send one short message a week to somebody you have worked with, because many openings travel by word of mouth.',
      'It may be worth having one other person read your resume with fresh eyes, or asking a local job center, where that is usually free.',
      'Some people keep a list of what they sent out and count the tries instead of the answers, since the tries are in their hands.',
      'Perhaps plan one thing every day that has nothing to do with the search and that you are good at, as a counterweight.',
    ],
  },
  {
    id: 'work-mistake',
    wanted: 'made an error at work, how to handle it',
    ideas: [
      'One thing that can help: tell the person concerned soon and plainly, with what happened and what you are doing about it, before they find it.',
      'You could look first at what can still be corrected today, because a mistake with a fix next to it weighs a lot less.',
      'It may be worth keeping the apology to one sentence and the rest about the solution, since people remember how it was handled.',
      'Some people add one small safeguard afterward, a checklist or a second look, which helps others trust it and helps them sleep.',
      'Perhaps ask yourself how you would speak to a colleague who did the same thing, and borrow that tone for yourself tonight.',
    ],
    words: {
      plain: [
        "I made a mistake, and I want you to hear it from me. Here is how I'd fix it.",
        "That was my error. I'm sorry, and I'm already working on putting it right.",
      ],
      soft: [
        "I noticed something went wrong on my end. Can I tell you about it and how I'd repair it?",
        'I feel bad about this mistake. Could we look together at the best way to fix it?',
      ],
    },
  },
  {
    id: 'switch-off',
    wanted: 'leaving work at work, switching off in the evening or on weekends',
    ideas: [
      'One thing that can help: before finishing for the day, write down the three things for tomorrow, so your head knows that they are kept somewhere.',
      'You could mark the end of work with the same small act every day, such as changing clothes, a shower, or a walk around the block.',
      'It may be worth taking work mail off your phone for the evening, or putting the device in a drawer until morning.',
      'Some people give the worry ten minutes right after work, on paper or out loud, and then move on to something with their hands.',
      'Perhaps plan one thing for the evening that needs your attention, like cooking, a game, or a class, because a full head has less room for work.',
    ],
  },
  {
    id: 'sunday-dread',
    wanted: 'dread on Sunday evening before the work or school week',
    ideas: [
      'One thing that can help: put something pleasant on Sunday evening that belongs only there, like a favorite show, a long bath, or soup with a neighbor.',
      'You could do a ten minute look at the week on Friday afternoon, so that Sunday does not have to hold all the guessing.',
      'It may be worth naming the one thing on Monday that weighs most and writing down the very first small step for it.',
      'Some people plan a small treat for Monday itself, a good coffee, a call, or a nicer lunch, so the day is more than a wall.',
      'Perhaps get out of the house for half an hour around the time the dread tends to start, because moving changes the mood more than thinking does.',
    ],
  },
  {
    id: 'night-shift',
    wanted: 'working nights: sleeping by day, staying well, having a life around it',
    ideas: [
      'One thing that can help: make the bedroom as dark as a cave, with blackout curtains or a sleep mask, plus earplugs or a fan for the noise.',
      'You could keep bright light around you in the first half of the shift and wear sunglasses on the way home, so your body reads the day as night.',
      'It may be worth telling family, friends and neighbors your sleeping hours, with a sign on the door and the phone on silent.',
      'Some people keep one fixed block of sleep at the same hours even on days off, and add a nap before the shift.',
      'For sleep that stays bad over weeks, or drowsiness at the wheel, a doctor or nurse line is the right place to ask.',
    ],
  },
  {
    id: 'crew-treat',
    wanted: 'something small to bring or do for coworkers, a team or a class',
    ideas: [
      'One easy choice: something everybody can grab with one hand, like clementines, pretzels or cookies, with a little note beside it.',
      'You could bring coffee, or a jug of cold lemonade in summer, and pour the first round yourself, which makes it personal for little money.',
      'Some people put up a sheet of paper where everybody finds one kind line about themselves, and it costs only a pen.',
      'Perhaps take over the chore nobody likes for a day, such as the dishes, the cleaning up, or the early opening.',
      'It may be worth getting one shared thing that stays, a plant, a good playlist, a puzzle or a deck of cards for the break table.',
    ],
  },
  {
    id: 'criticism',
    wanted: 'got harsh feedback, how to take it and what to do with it',
    ideas: [
      'One thing that can help: wait a day before you answer, then read it again and mark only what is concrete and can be changed.',
      'You could split it into three heaps on paper: what is true, what is a matter of taste, and what is only the tone.',
      'It may be worth asking for one example and what better would look like, because vague criticism stings longest and helps least.',
      'Some people show it to somebody they trust who knows their work, to get the size of it back into proportion.',
      'Perhaps choose one single point to work on this week and let the rest lie, and put two things you did well next to it.',
    ],
    words: {
      plain: [
        'Thank you for telling me. Can you give me one example so I know what to change?',
        "I've thought about what you said. Some of it was fair, and some of it felt too harsh.",
      ],
      soft: [
        "I'd like to learn from this. Could you tell me what you would have wanted to see?",
        'Your feedback stayed with me. Would you have a few minutes to go through it together?',
      ],
    },
  },
];
