/** What is said around an exercise, whichever it is. The exercises themselves are in skills/. */
export const exerciseLines = {
  /** Thanked for in the middle: as far as somebody wanted to go. */
  enough: [
    'Good. Then we leave it at that, and you keep what it gave.',
    'That is far enough, then. It stays yours for another time.',
    'Good to hear. No need for the rest of it.',
    'Then it has done its part. Sit with that a little, if you like.',
  ],
  /** "Done" behind the last step. */
  allDone: ['That was all of it.', 'Yes, that was the last part. Nothing more to do.', 'Then you are through.'],
  /** To somebody who asked for something: {name} of the exercise, what it does, {minutes}. */
  byName: [
    'For that there is {name}, {minutes} minutes. It {purpose} Shall we?',
    'Yes. {Name} might suit: it {purpose} Do you want to start, or rather talk?',
    'We could do {name}, about {minutes} minutes. It {purpose} Ready, or not now?',
    'There is {name} for that. It {purpose} We stop whenever you say; shall we try it?',
  ],
  paused: [
    'Paused. Say continue when you want to go on, or stop to leave it.',
    'We hold it here. There is no timer running.',
    'Okay, the exercise waits. Write continue, or talk about whatever came up.',
    'Pause it is. Nothing is lost by waiting.',
    'It can wait as long as you need.',
    'On hold, then. Continue brings it back.',
  ],
  stopped: [
    'We leave it there. Stopping is a good use of an exercise too. What would be better right now?',
    'Okay, no more of that today. Back to just talking.',
    'Done with it, then. You need not finish things here.',
    'All right, put away for today. I am listening.',
    'Then that was enough of it. What is on your mind instead?',
  ],
  /** Too hard, or makes it worse: nothing is pushed. */
  eased: [
    'Then we do not force it. Feel your feet on the floor, and nothing else. Shall we go on from here, or leave it?',
    'That happens, and it says nothing about you. Would you rather stop, or try the next part?',
    'Okay, easier: just look at one thing near you that does not move. Go on after that, or leave it for today?',
    'Half of it is plenty. Skip this part if you like, or shall we stop here?',
  ],
  easedBreath: [
    'Then let the breath come as it wants, with nothing to count and nothing to hold. Go on after that, or leave it for today?',
    'No forcing. Ordinary breaths, and feel what you sit on. Would you rather stop, or try the next part?',
  ],
  /** It does something: taken up in a few words. */
  helps: [
    'Good, a little is a start.',
    'That is something.',
    'Good that it reached you a bit.',
    'A bit is plenty for now.',
  ],
  number: ['About {number}, then.', 'So about {number}.', 'Around {number}, noted.'],
  /** A step that was said in all its wordings; {title} begins small. */
  again: [
    'Once more, part {part} of {parts}: {title}.',
    'That was part {part}: {title}.',
    'Part {part} again, at your own speed: {title}.',
    'Same as before, number {part}: {title}.',
  ],
  /** What it is for, when somebody asks in the middle; {purpose} begins small. */
  purpose: [
    'The idea behind it: it {purpose} You can go on, skip this part, or stop.',
    'Fair question. It {purpose} Nothing more than that. Next, skip or stop, as you like.',
    'What it is for? It {purpose} Continue only if that is worth a try to you.',
  ],
  rateAgain: [
    'And a number from 0 to 10, if you like.',
    'Zero to ten, or skip.',
    'What is the number, 0 to 10? Or none.',
  ],
  /** The two numbers, without promising anything. */
  lower: [
    'From {before} to {after}; a little room.',
    'You went from {before} to {after}.',
    'It was {before}, and now it is {after}.',
    'The number came down from {before} to {after}.',
  ],
  same: [
    'Still at {after}, and that is fine; not everything works every time.',
    'The number stayed at {after}, which happens.',
    'No change at {after}, and nothing wrong with you for it.',
  ],
  higher: [
    'It went from {before} to {after}, so this was not the right thing today. What would be better now?',
    'From {before} up to {after}: then that was not it, and good that you say so. What do you need instead?',
    '{before} before and {after} after, so we leave that one alone. What would ease it a little?',
  ],
  unrated: [
    'You gave it a fair try.',
    'That was time for yourself.',
    'You stayed with it to the end.',
    'Done, without any numbers.',
  ],
  /** Asked at the end; the answer is remembered. */
  didItHelp: [
    'Did that help at all?',
    'Was it any use to you?',
    'Did this help, even a little?',
    'Would you say it helped?',
    'Was that worth doing?',
    'Did it do anything for you?',
  ],
  helped: [
    'Good, then it goes on the list of what works for you. Is there something you want to talk about from here?',
    'I will keep that in mind and offer it first another time. How would you like to go on?',
    'Then it is yours now, wherever you are. What comes next for you?',
  ],
  helpedALittle: [
    'A little counts. I will remember it. Where are you with the rest?',
    'Good to know; some things need a few rounds. What is still there?',
    'Then it may be worth another try some day. What is left of it now?',
  ],
  helpedToRest: [
    'Good. Let the screen go dark, then, and rest well.',
    'Then leave it at that, and let the night do the rest.',
    'Good to know. Nothing more to answer tonight.',
  ],
  noVerdict: [
    'No need to say. What is on your mind now?',
    'Fine without an answer. Where would you like to go from here?',
  ],
  helpedNot: [
    'Thank you for saying so. I will not suggest that one again. What would be more like it?',
    'Then it is not your tool, and that is good to know. What do you need right now?',
    'Fair enough, that one goes off the list. Shall we just talk?',
  ],
  /** Asked for one that does not suit. */
  instead: [
    'With what you told me about {reason}, I would leave out “{name}”. “{other}” is easier on you there. Would you like that, or shall I just listen?',
    'Because of {reason} I would rather not do “{name}” with you. How about “{other}” in its place, or simply talking?',
    'You told me about {reason}, so “{name}” is not the one. Shall we take “{other}”, or would you rather be heard?',
  ],
  insteadInCrisis: [
    'After how hard it has been, something that steadies comes first: “{other}”. Would you like that, or shall I just listen?',
    'That one can wait for a calmer day. For now there is “{other}”, if you want it, or I simply listen. Which is it?',
  ],
  /** One that suits better than the usual one, without naming any reason. */
  other: [
    'For that there is “{other}”, a couple of minutes. Shall we do it, or shall I just listen?',
    '“{other}” might fit here. Do you want to try it, or would you rather talk?',
  ],
  menu: [
    'There are eighteen short ones: for breath and body, for worries, sleep, harsh thoughts, urges, getting started, and for being kinder to yourself. What is it for?',
    'I know a few dozen minutes’ worth: calming down, setting worries aside, falling asleep, riding out an urge, untangling a thought. Which comes closest?',
    'That depends on what it should do. Calm the body, quiet the head, help with sleep, or get you going?',
  ],
};

/** The buttons under "which exercise"; each is understood when it comes back. */
export const menuChoices = [
  'Help me calm down',
  'Help me with worrying',
  'Help me fall asleep',
  'Help me with an urge',
  'Just listen',
] as const;
