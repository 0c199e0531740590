/**
 * For short remarks about Haven's own last words: an answer to its question, a question about it, a wish for company. None
 * of them is a topic, so none is said back as one. {question} and {gist} are Haven's own words again, {number} the person's.
 */
export const asideLines = {
  /** "Yes" where the question could be answered so. */
  yesTo: [
    'Yes, then. Say as much about it as you like.',
    'Okay. Then that is how it is. Take your time.',
    'That is an answer. I will not ask it again.',
    'All right. Then I had half understood it already.',
    'Good to know. Go on wherever you like.',
    'So that fits. I will leave it with you a moment.',
  ],
  /** "Maybe" is neither. */
  maybeTo: [
    'Maybe, then. It can stay a maybe.',
    'A maybe is enough for now.',
    'Possible, and not sure yet. That is allowed.',
    'Somewhere near yes, I take it. No need to decide it here.',
  ],
  noTo: [
    'No, then. Good to know.',
    'Okay, it is not that. I will not build on it.',
    'Then I guessed wrong, which is useful too.',
    'All right, that one is off the table.',
    'No. Then it lies somewhere else.',
    'Thanks for saying so plainly. What is closer to it?',
  ],
  /** "Yes" or "no" to a question that wanted words: it is let go. */
  leftOpen: [
    'Okay. My question can wait.',
    'All right. You do not have to answer what I asked.',
    'That is enough of an answer for now.',
    'We can leave that one unanswered.',
    'Fine as it is. I asked a lot there.',
    'Then we let the question lie. Say what you feel like saying.',
  ],
  /** "Yes" or "kind of" to one of two things. */
  bothOf: [
    'A bit of both, then.',
    'Both, maybe. They often come together.',
    'Somewhere between the two, I take it.',
    'So it does not fit neatly into either.',
  ],
  partlyTo: [
    'Partly, then. Which part fits, and which does not?',
    'Half right, so. What would make it whole?',
    'Some of it, not all. I will hold it loosely.',
    'Kind of. That leaves room for the rest of it.',
    'Not quite, then, and not wrong either.',
    'Okay, roughly. You can sharpen it, or leave it rough.',
  ],
  number: [
    'A {number}, then. Good to have it as a number.',
    '{number} today. What keeps it from being higher?',
    '{number}, all right. I will remember that.',
    'So {number}. What would one less look like?',
    'Okay, {number}.',
  ],
  numberAlone: [
    '{number}. Is that out of ten, for how heavy it is?',
    'A {number}, I see. For what, if you had to name it?',
    '{number}, I take that as how strong it is. What is in it?',
  ],
  same: [
    'The same as before, then. That wears a person down in its own way.',
    'Nothing has moved, I take it.',
    'Still that. Some things stay longer than anyone would like.',
    'Unchanged, then. You do not need a new word for it.',
  ],
  likesIt: [
    'Then keep that.',
    'Good if it fits. Take what you can use and leave the rest.',
    'Then I leave it with you.',
    'Nice. Then that stays.',
    'Okay, good. No need to do more with it.',
    'That is something, then.',
  ],
  whyAskedOf: [
    'You mentioned that {point}, and I wanted to understand it better. You can leave the question lying there.',
    'Because of what you said, that {point}. There is no more behind it, and no need to answer.',
  ],
  whyAskedPlain: [
    'To understand you a little better, nothing more. You do not owe me an answer.',
    'Fair to ask. I only have your words, and a question is how I find out more. We can skip it.',
    'No hidden reason. Sometimes a question helps a person hear themselves. Leave it if it does not.',
    'I am a program, and asking is how I avoid guessing. You can say pass.',
  ],
  notAsked: [
    'I did not mean to push. You can take it or leave it.',
    'It came from what you told me, and it may be off. Tell me where.',
  ],
  whatMeantAsked: [
    'I put that badly. In plain words: {question} Any answer will do, and none is fine too.',
    'I was asking this: {question} If it is no use here, skip it.',
    'Simply this: {question} There is no right answer to it.',
  ],
  whatMeantSaid: [
    'That came out crooked. I meant to say: {gist} If it misses, throw it out.',
    'I was only trying to say back what I heard. It was this: {gist}',
    'Nothing clever. I said {gist} Put me right if that is off.',
  ],
  saidAgainAsked: ['I asked: {question}', 'The question was: {question}', 'Once more: {question}'],
  saidAgainSaid: ['I said: {gist}', 'It was this: {gist}', 'Here it is again: {gist}'],
  nothingYet: ['Nothing of weight so far. What would you like to talk about?'],
  stillThere: [
    'Yes, still here. Go on whenever you like.',
    'Here, yes. A program does not wander off.',
    'I am. Take your time.',
    'Yes. Nothing you wrote got lost.',
    'Right here, and reading.',
  ],
  stay: [
    'Of course. Nothing has to be said. This stays open.',
    'Yes. We can just be quiet here for a while.',
    'All right. No questions, no hurry; write when you want to, or not.',
    'Here. Take the minute, and then another.',
    'Gladly. You can put the rest down for as long as you like.',
  ],
  justTalk: [
    'Gladly. Picture a kitchen early in the morning: one lamp on, water starting to hum in a kettle, nobody needing anything yet. The window is still dark, and the day has not asked its first question. You can sit down there for a minute.',
    'All right, I will talk, and you do not have to do anything with it. Rain on a roof has no plan at all; it falls, runs along the gutter, and finds the lowest place. Nobody has to help it. Some evenings may be like that.',
    'Yes. Think of a night train: the lights of small towns go by, somebody folds a coat into a pillow, and the wheels keep saying the same thing. Everyone on it is carried, awake or not.',
    'Then you rest, and I talk. Bread is a slow thing. Flour, water, salt, and most of the work is waiting under a towel in a warm corner. It gets done while nobody looks.',
    'Sure. There is a lighthouse in my words tonight: it turns, and it turns, and does not hurry for any ship. Between two beams it is dark for a while, and that belongs to it.',
    'I can do that. Imagine an old dog on a porch, too warm to move. One ear follows the birds, a tail thumps once when a door opens. The afternoon goes on around him, and he lets it.',
    'Happy to. Snow makes a street quiet by filling up all the little gaps where sound would bounce. Under it everything is still there, only softer at the edges.',
  ],
  niceWord: [
    'Sea otters hold paws while they sleep, so that neither one drifts away.',
    'You came here instead of carrying it around in silence. That is a kind thing to do for yourself.',
    'Somewhere a dog has just heard a key in the door, and it is the best moment of the day.',
    'You are allowed to be tired and still be good at what you do.',
    'Trees that are bent by the wind grow stronger wood on that side.',
    'Bats that have eaten well share with those that have not. It is not only people who look after each other.',
    'There is bread rising in an oven somewhere, and the whole stairwell smells of it.',
    'Nothing about today has to be finished tonight. It keeps.',
    'A heart that aches over somebody is one that works.',
    'Crows bring small shiny things to people who were good to them. Kindness gets noticed.',
  ],
} as const;
