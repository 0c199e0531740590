export const anyOffer = [
  'Would it help more to think it through, or should I simply listen for a while?',
  'We could look for one small next step, or I could just listen. Which would be better?',
  'Do you want ideas at this point, or company?',
  'Is this a moment for sorting things out, or for just saying them?',
  'I can listen, or we can pick one piece of it to work on. What do you prefer?',
];

/** For "what do I do first": the matters on the table, to be sorted by the person. {points} are their own. */
export const sortingLines = [
  'On the table I have this: {points}. Which of it would hurt most if it waited?',
  'Let us lay it out: {points}. Which one has the nearest date, and which only shouts the loudest?',
  'As you told it: {points}. If just one of these were done by tonight, which would let you breathe?',
] as const;

/** The steps of advice: ask, offer, ask. {idea} is one small idea from the topic's file. */
export const adviceLines = {
  aboutKey: ['About {key}, then.', 'So it is about {key}.', 'Let us look at {key}.'],
  about: [
    'You told me that {point}; I have that in mind.',
    'It starts from this, if I see it right: {point}.',
    'As I have it, {point}.',
  ],
  ask: [
    'I have an idea or two. What have you thought of so far?',
    "Happy to think along. What's your own hunch?",
    'We can look at that together. What have you tried already?',
    "So that I don't suggest what you know: what have you tried?",
    'Let us think. What would you tell a friend who asked you that?',
  ],
  give: [
    'One thing that helps some people: {idea}. How does that sound to you?',
    'An idea, to take or leave: {idea}. Could that fit, or not really?',
    'What you might try, if it suits you: {idea}. What do you think?',
    'Here is one possibility: {idea}. Would that be doable?',
    'You could {idea}. Does that speak to you, or shall we look for something else?',
    'Some people {idea}. Might that be worth a try?',
  ],
  accepted: [
    'Good. Keep it small; it does not have to work the first time.',
    'All right. It is yours now, to bend as it suits you.',
    'Then keep it small, and see what happens. What could get in the way?',
    'Good. And if it turns out to be no use, nothing is lost by having tried.',
  ],
  refused: [
    'Fair, then that is not the one. What makes it a poor fit?',
    'Okay, we drop that. What would it have to look like to be any use?',
    'That is fine; you know what does not work. I will leave ideas alone and listen.',
    'Understood, that one goes. Would you rather just talk about it?',
  ],
  tried: [
    'You have done that already, then. What came of it?',
    'So that door has been tried. What happened when you did?',
    'Okay, old news. How did it go?',
  ],
  nothingLeft: [
    'I have no better idea than what you know yourself. What does your gut lean toward?',
    'I am out of useful suggestions there, and would not want to invent one. Who has been through something like it?',
    'A person who knows your situation could say more than I can here. Who might that be?',
  ],
};

/** About an animal somebody named. */
export const petQuestions = [
  'What is {focus} like, on an ordinary day?',
  'How long has {focus} been with you?',
  'What does {focus} do that no other animal does?',
  'How do you two spend your evenings, you and {focus}?',
  'What do you wish you could tell {focus}?',
];

/** A choice somebody is facing, said back as {act} ("cancel the interview"): looked at from both ends, never decided. */
export const decisionLines = [
  'Picture tomorrow with it decided: you {act}. What do you feel first, relief or something else?',
  "I can't decide that for you, but I can think along. What would it give you, to {act}?",
  'Suppose nobody would blame you either way. Would you {act}?',
  'If you {act}, what is the best that could come of it, and what is the worst?',
  'You know more about it than I do. Which way do you lean, to {act} or not?',
];

/** Ideas for when no topic is known, by how the person seems to be. */
export const generalIdeas = [
  'do the smallest visible piece of it first, and stop there on purpose',
  'say it to one person today, in one sentence',
  'write it down as it is, without solving it, and look again in the morning',
  'take ten minutes outside before deciding anything',
  'put off the decision until you have slept and eaten',
  'ask what you would tell a friend, and write that answer down',
];

/** Coming back to something with a day: before it, on it and after it. {focus} is "your interview". */
export const eventLines = {
  before: [
    'And {focus} is coming closer. What is that like?',
    'There is still {focus} ahead of you. How are you with that today?',
    'How are you feeling about {focus}, by the way?',
  ],
  today: [
    'Today is the day of {focus}. How are you going into it?',
    'So today there is {focus}. Where are you with it?',
  ],
  after: [
    'The day of {focus} has come and gone. How was it?',
    'By now {focus} should be behind you. How did it go?',
    'What happened with {focus}, in the end?',
  ],
};

/** Said when "Let Haven pick" has picked; {label} is the style's name in lower case. */
export const pickedLines = [
  'By the way, I will speak in the {label} way from here; say so if another suits you better.',
  'From how you write, the {label} style seems to fit, so I will go with that unless you tell me otherwise.',
  'One small thing: I am settling on the {label} style for you. You can change it whenever you like.',
];
