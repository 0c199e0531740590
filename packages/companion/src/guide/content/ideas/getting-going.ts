import type { Purpose } from './purpose.ts';

/** Getting going, learning, change, money. */
export const gettingGoingIdeas: readonly Purpose[] = [
  {
    id: 'get-started',
    wanted: 'a way to begin a task one keeps putting off',
    ideas: [
      'One thing that can help: pick a first step so small it feels almost silly, like opening the file or putting on shoes, and let that count.',
      'You could set a timer for five minutes and ask only that much of yourself, with full permission to stop when it rings.',
      'Some people find it easier to begin beside somebody else, in person or on a call, each quietly doing their own thing.',
      'It may be worth naming which part feels unpleasant, the boredom, the fear or not knowing how, because each has a different first step.',
      'Perhaps start badly on purpose with a clumsy sentence or one untidy corner, since something half done is easier to improve than nothing.',
    ],
  },
  {
    id: 'concentrate',
    wanted: 'a way to stay focused on one thing',
    ideas: [
      'One thing that can help: put your phone in another room, because even lying face down it quietly takes a share of your attention.',
      'You could work in short rounds, perhaps twenty minutes on one thing and then five away from it, and begin fresh each time.',
      'Some people keep a scrap of paper beside them and jot down every stray thought, so the mind can let it go until later.',
      'It may be worth writing the one thing you are doing right now on a sticky note, so there is something to return to after drifting.',
      'Perhaps a change of place or sound makes a difference, such as a library, another chair, steady rain noise or music without words.',
    ],
  },
  {
    id: 'exam',
    wanted: 'nerves before a test, or how to study for it',
    ideas: [
      'One thing that can help: close the book and write down from memory what you know, since recalling tends to stick better than rereading.',
      'You could split what is left into small blocks over the days you have, starting with the topics that come up most often.',
      'For nerves right before it starts: breathe out longer than you breathe in for a minute or so, with both feet flat on the floor.',
      'Some people begin with a question they know they can answer, so the mind is warm before the hard ones come.',
      'It may be worth protecting your sleep the night before, because a rested head usually finds more answers than one more late hour of cramming.',
    ],
  },
  {
    id: 'failed-exam',
    wanted: 'what to do after a failed test or a bad grade',
    ideas: [
      'One thing that can help: give yourself an evening to be disappointed before deciding anything, since plans made in the first sting are rarely the best.',
      'You could look up the practical side, such as retakes or extra credit, because the real consequences are often smaller than the imagined ones.',
      'It may be worth asking whoever graded it to go through the result with you, so you learn exactly where the points were lost.',
      'Perhaps write down what got in the way, keeping apart what you can change next time and what was plain bad luck.',
      'Some people feel lighter once they tell one kind person about it in a single plain sentence, instead of carrying the result around alone.',
    ],
  },
  {
    id: 'too-many-things',
    wanted: 'where to begin when everything comes at once',
    ideas: [
      'One thing that can help: empty your head onto paper, every task big or small, so nothing has to be remembered while you think.',
      'You could circle just three things that would have real consequences if left today, and let the rest officially wait.',
      'Perhaps start with something that takes under two minutes, because one thing crossed off often loosens the feeling of being frozen.',
      'It may be worth going through the pile first for anything that can be dropped, postponed or handed to somebody else.',
      'Some people cover the list and look at one line only, with everything else out of sight until that line is done.',
    ],
  },
  {
    id: 'perfectionism',
    wanted: 'how to let something be good enough',
    ideas: [
      'One thing that can help: decide before you start what good enough looks like here, write it down, and stop once you get there.',
      'You could give the task a fixed amount of time, then hand it over as it is when the time is up.',
      'Some people practice with tiny flaws on purpose, such as sending an unimportant message without rereading it, and notice how little happens.',
      'It may be worth asking what you would say about the same work if a good friend had made it, and borrowing that standard.',
      'Perhaps call the next version a rough draft and show it to somebody kind, before there has been time to polish it.',
    ],
  },
  {
    id: 'messy-home',
    wanted: 'how to get a messy place in order',
    ideas: [
      'One thing that can help: choose a single surface, like the table or the sink, clear only that, and let the rest wait.',
      'You could put on three songs and tidy until they end, then stop without guilt, wherever you happen to be.',
      'Some people begin with a trash bag and walk through for obvious garbage only, since that takes no decisions and shows quickly.',
      'It may be worth putting everything without a place into one box for now, so the floor is free while the sorting waits.',
      'Perhaps ask somebody to sit with you or stay on the phone while you clean, because company makes dull jobs go faster.',
    ],
  },
  {
    id: 'keep-habit',
    wanted: 'how to stick with a new habit',
    ideas: [
      'One thing that can help: shrink it until it is hard to refuse, such as two minutes or one page, and let bigger days be a bonus.',
      'You could attach it to something you already do without thinking, like right after brushing your teeth or while the coffee brews.',
      'Some people follow a simple rule of never missing twice, so one skipped day is just a pause and not the end.',
      'It may be worth keeping the things it takes in plain sight, somewhere you pass each day, so that starting is almost easier than not.',
      'Perhaps mark each time with a cross on a calendar on the wall, or tell a friend who checks in now and then.',
    ],
  },
  {
    id: 'no-motivation',
    wanted: 'what to do when nothing feels worth starting and drive is gone',
    ideas: [
      'One thing that can help: act a little before you feel like it, since wanting to often shows up a few minutes in and rarely before.',
      'You could lower the bar for today to one small thing that makes tomorrow slightly easier, and count the day as done after that.',
      'Some people try a tiny bit of something they used to enjoy, without expecting to like it, just to see whether a spark is left.',
      'It may be worth looking at sleep, daylight, regular meals and company first, because drive often runs out when those do.',
      'If the flatness has stayed for weeks and touches most things, a doctor or counselor is a good place to mention it.',
    ],
  },
  {
    id: 'phone-scrolling',
    wanted: 'how to spend less time on the phone and scroll less',
    ideas: [
      'One thing that can help: charge the phone outside the bedroom and use a cheap alarm clock, so the day begins and ends without it.',
      'You could move the apps that swallow you off the home screen, or log out each time, so opening them takes a small effort.',
      'Some people turn the screen to black and white in the settings, which makes the endless feed surprisingly dull.',
      'It may be worth noticing what you are after when you pick it up, rest, company or escape, and keeping something else for that close by.',
      'Perhaps decide in advance on a place and a window for scrolling, enjoy it there fully, and leave the phone in a drawer otherwise.',
    ],
  },
  {
    id: 'time-for-self',
    wanted: 'how to get some time for oneself when others always come first',
    ideas: [
      'One thing that can help: put a small slot for yourself into the calendar like any other appointment, even fifteen minutes, and guard it the same way.',
      'You could choose one task you do for others out of habit and let it be done later, simpler or by somebody else.',
      'Some people claim a pocket that already exists, such as a few minutes with a song in a quiet spot before going inside.',
      'It may be worth telling the people around you in advance which bit of the week is yours, so nobody has to guess.',
      'Perhaps keep a short list of things that refill you in ten minutes, so a free moment does not vanish into chores.',
    ],
  },
  {
    id: 'decide',
    wanted: 'how to make a choice between options',
    ideas: [
      'One thing that can help: pretend for a whole day that you have chosen one option, notice how it sits, then do the same with the other.',
      'You could flip a coin, and while it is in the air pay attention to which side you are secretly hoping for.',
      'Some people write down what each choice would cost them, instead of what it would bring, because what you can live with is often clearer.',
      'It may be worth picturing yourself a year from now looking back, and noticing which one you would regret not having tried.',
      'Perhaps set yourself a date for deciding, gather only the facts still missing, and stop collecting opinions after that.',
    ],
  },
  {
    id: 'big-change',
    wanted: 'how to face a big change or a new chapter one is scared of',
    ideas: [
      'One thing that can help: write the fears down one by one and note beside each what you would actually do if it happened.',
      'You could choose a few things that stay the same through all of it, such as a small ritual, a mug or a weekly call.',
      'Some people take a small preview, by visiting the place, trying the route or talking with somebody who has already done it.',
      'It may be worth looking back at an earlier change that scared you, and noticing what carried you through it then.',
      'Perhaps plan only the first week in detail and leave the rest open, since the whole new life does not have to be solved now.',
    ],
  },
  {
    id: 'new-class',
    wanted: 'how to find company at a school, college or course where one knows nobody',
    ideas: [
      'One thing that can help: arrive a little early and sit near the same people each time, since familiar faces turn into chats almost by themselves.',
      'You could ask somebody next to you a small practical question about the assignment or the room, which is an easy opener for both.',
      'Some people look for whoever else is sitting alone, because that person is often relieved when somebody says hello first.',
      'It may be worth joining one thing with a fixed meeting time, like a club or study group, so conversation comes with a task.',
      'Perhaps suggest something tiny afterward, such as comparing notes or getting a coffee, and treat a no as only bad timing.',
    ],
    words: {
      plain: [
        "Hi, is this seat taken? I don't know anybody here yet.",
        "I'm new in this class. Do you want to compare notes sometime?",
      ],
      soft: [
        "I'm still figuring out how everything works here. Have you been coming for long?",
        "I think I missed part of what was said. Would you mind telling me what's due next?",
      ],
    },
  },
  {
    id: 'homesick',
    wanted: 'what helps with homesickness',
    ideas: [
      'One thing that can help: bring a piece of home to where you are, such as a familiar smell, a blanket, a dish or music from there.',
      'You could agree on a regular time to call home, so the missing has its place and the days between can belong to here.',
      'Some people make one spot nearby their own, the same bench or cafe, and go often until it starts to feel known.',
      'It may be worth writing down exactly what you miss, because a part of it, like a certain breakfast, can sometimes be recreated here.',
      'Perhaps let the wave come for a few minutes, with photos and maybe tears, and then go near other people for a while.',
    ],
  },
  {
    id: 'money-stress',
    wanted: 'what to do about bills, debt and the fear of them',
    ideas: [
      'One thing that can help: open the letters with somebody beside you or a timer running, only sorting them into piles, without solving anything yet.',
      'You could call whoever sent the bill before it is due and ask about a payment plan or hardship program, which many have.',
      'Most states have a free local line for help with rent, utilities and food, and a library or town office can tell you how to reach it.',
      'It may be worth seeing a nonprofit credit counselor, who goes through bills and debts with you at little or no cost.',
      'Perhaps write every bill on one page and mark first what keeps housing, power and food safe, since those usually matter most.',
    ],
  },
  {
    id: 'news-anxiety',
    wanted: 'what to do about fear and sadness from the news and the state of the world',
    ideas: [
      'One thing that can help: pick one or two set times a day for the news, away from bedtime, and keep notifications off in between.',
      'You could switch from videos and feeds to reading a single written summary, which informs without pulling you along for hours.',
      'Some people turn the worry into one small act nearby, such as a donation, a letter or helping a neighbor, because doing something steadies.',
      'It may be worth looking up after reading and naming what is around you, the room, the street, the weather, until you are back.',
      'Perhaps agree with somebody close on evenings when the news stays out of the conversation, so your mind gets a rest too.',
    ],
  },
  {
    id: 'bored-stuck',
    wanted: 'something to do on a long empty day or evening',
    ideas: [
      'One thing that can help: take a short walk with a tiny mission, such as finding three blue doors or a street you have never taken.',
      'You could write a handful of small activities on slips of paper, draw one blindly and give it ten minutes before judging it.',
      'Some people use an empty stretch to write to somebody they have not spoken with in a while, just a line or a photo.',
      'It may be worth trying something with your hands, like baking, drawing, mending or rearranging a shelf, because hands often wake up the mind.',
      'Perhaps divide the long stretch into parts, something to move, something to make, something to enjoy, so that it has a shape.',
    ],
  },
  {
    id: 'new-at-group',
    wanted: 'how to walk alone into a club, class, team, congregation or meeting for the first time',
    ideas: [
      'One thing that can help: come ten minutes early, when the room is still half empty and somebody has time to say hello.',
      "You could write to whoever runs it beforehand that you're new, and ask whom to look for when you arrive.",
      'Some people give themselves permission to leave after half an hour, which can make it easier to walk through the door.',
      'Perhaps offer a hand with chairs, mats or cups right away, since a small task gives you a place to stand.',
      'It may be worth looking for another person who is there on their own and asking if the seat beside them is free.',
      'A walk past the place a day or two before can show you the entrance and the sort of crowd, so less of it is unknown.',
    ],
    words: {
      plain: [
        "Hi, it's my first time here. Is there anything I need to know?",
        "Is this seat free? I'm new and I don't know anybody yet.",
      ],
      soft: [
        "I almost turned around at the door, so I'm glad I came in. Have you been coming for long?",
        "I'm still finding my way around here. Would it be all right if I joined you?",
      ],
    },
  },
  {
    id: 'retire',
    wanted: 'how to settle into the first months without work after retiring',
    ideas: [
      'You could give three weekdays one fixed thing each, such as a walk, the library or a phone call, and leave the others open.',
      'Some people keep their old getting-up time and the first cup at the table for a while, so the day still has a beginning.',
      'One thing that can help: write down what you miss from work, like the people or being needed, and look for one piece of it elsewhere.',
      'It may be worth calling one former coworker you liked and suggesting a walk, with no talk about the old place required.',
      "Perhaps treat these first months as a trial and try one new thing a week, with permission to drop whatever doesn't suit you.",
      "Helping out for an hour or two a week at a library, school or food pantry can give you a place where you're expected.",
    ],
  },
  {
    id: 'spoken-language',
    wanted: 'how to get less shy of speaking a foreign language at work or in daily life',
    ideas: [
      'You could prepare three whole sentences for the situation you meet most often, and say them out loud at home until they come easily.',
      "One thing that can help: tell people at the start that you're still learning, so a pause or a mistake surprises nobody.",
      'Some people choose one tiny exchange a day, like greeting a neighbor or asking what time it is, and count that as done.',
      'It may be worth having a rescue line ready, such as “More slowly, please”, and using it without an apology.',
      "Perhaps ask one patient person to talk with you for ten minutes a week and to correct only what they couldn't understand.",
      "Reading half a page aloud when you're alone, a little every day, lets your mouth get used to the sounds before anybody listens.",
    ],
    words: {
      plain: [
        "I'm still learning the language. Please speak slowly and tell me if something isn't clear.",
        'I have something to say about this, and I need a moment to find the words.',
      ],
      soft: [
        'I get a bit shy when I speak, so thank you for being patient with me.',
        "Would you mind talking with me a little now and then? I'd like to practice with somebody kind.",
      ],
    },
  },
];
