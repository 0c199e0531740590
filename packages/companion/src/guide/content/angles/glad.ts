import type { Angle } from './angle.ts';

/** Good moments: meet them, ask for the picture, leave trouble out of it. */
export const glad: readonly Angle[] = [
  {
    id: 'after-tries',
    when: /\b(?:(?:second|third|fourth|fifth|sixth|\d+(?:th|rd|nd)) (?:try|time|attempt)|finally|after (?:all these|\d+|so many|years))\b/iu,
    tone: 'glad',
    rank: 4,
    say: [
      'You went back again after it did not work. That is the part I would underline.',
      'So there were tries before this one, and you did not let them decide it.',
      'It took its time, and you kept at it.',
    ],
    ask: ['What kept you going back?', 'What was different this time?', 'What did the earlier tries teach you?'],
    rest: ['You earned that one slowly.', 'Persistence looks good on you.'],
  },
  {
    id: 'shared-gladness',
    when: /\b(?:made me a|surprised me|hugged|cried when|threw (?:me )?a (?:surprise |little |big )?party|so proud of me|celebrat\p{L}+|screamed|jumped|my (?:\p{L}+) (?:is|was) (?:so )?(?:happy|proud|excited))\b|\bit said\b|\bjust us (?:two)?\b/iu,
    tone: 'glad',
    rank: 4,
    say: [
      'So you are not celebrating alone. How lovely.',
      'That is a picture worth keeping.',
      'Somebody is glad along with you, out loud.',
      'Being seen like that is half of the joy.',
    ],
    ask: [
      'What was it like to see that?',
      'What did you say?',
      'What face did you make?',
      'Where will you keep that memory?',
    ],
    rest: ['Keep that one somewhere safe.', 'That belongs on the fridge of the mind.'],
  },
  {
    id: 'proved-wrong',
    when: /\b(?:(?:always said|thought|never thought|didn't think|never believed) (?:that )?(?!I'd (?:see|ask|say|try|check|come|give|tell|write|just|let)\b)(?:I'd|I would|I could|I couldn't|I was|I wasn't|I never|it was)|(?:said|told me|used to (?:say|tell me|think)) (?:that )?(?:I'd|I would|I couldn't|I never))\b/iu,
    tone: 'glad',
    rank: 5,
    say: [
      'And here you are, with the proof in your hand.',
      'That sentence has just gone out of date.',
      'You did not argue with it; you simply did it.',
    ],
    ask: [
      'What does it feel like to have that behind you?',
      'What would you answer to that voice today?',
      'Who are you now that you have done it?',
    ],
    rest: ['You do not have to send anyone the news; you know.', 'That voice has one argument fewer.'],
  },
  {
    id: 'was-scared',
    when: /\b(?:was|were) (?:so |really |super |very )?(?:scared|afraid|nervous|terrified|dreading)\b|\bi nailed it\b|\bi did it(?: too)?$/iu,
    unless: /\bwhat if\b|\b(?:like|as if|as though) I did it\b|\btoo (?:early|late|soon)\b/iu,
    tone: 'glad',
    notInLoss: true,
    rank: 4,
    say: [
      'You were scared and you did it with the fear in the passenger seat.',
      'That is the part nobody else could see: it cost something.',
      'And you went straight through the bit you dreaded.',
    ],
    ask: [
      'What was it like in the moment you knew it would work?',
      'How did you get yourself through that part?',
      'What will you do with the courage that is left over?',
    ],
    rest: ['That was yours alone.', 'A body remembers a thing like that, the good way.'],
  },
  {
    id: 'glad-plan',
    when: /\b(?:going to|gonna|planning|will|can't wait to|we're going|i start) (?<act>[^,.;?!]{3,50})$/iu,
    tone: 'glad',
    rank: 3,
    say: [
      'That already has the taste of something new.',
      'I can see you looking forward to it.',
      'A plan with some air in it.',
      'So it goes on from here.',
    ],
    ask: [
      'What are you looking forward to the most?',
      'What will you take along?',
      'What does that open up for you?',
      'How do you picture it?',
    ],
    rest: ['May it be a good one.', 'Enjoy every bit of it.'],
  },
  {
    id: 'glad-plain',
    when: /\b(?:got (?:the|in|it|a|an|my|promoted|accepted|engaged)|passed|won|finished|graduat\p{L}+|nailed|made it|said yes|sober|clean|days? (?:sober|clean)|healthy|all clear|came home|is here|born|married|best day)\b/iu,
    unless:
      /\b(?:was|were|had been) (?:\S+ ){0,3}(?:sober|clean)\b|\b(?:my (?:room ?mate|co-?worker|colleague|ex|rival|cousin|neighbor)|everyone(?: else)?|everybody) (?:\S+ )?(?:got|passed|won|finished|graduated|made)\b/iu,
    tone: 'glad',
    rank: 2,
    say: [
      'You made that happen, or at least a good part of it.',
      'I would like to hear this one slowly.',
      'That is a sentence worth saying twice.',
    ],
    ask: [
      'How did you find out?',
      'What did you do first?',
      'Which moment of it do you want to keep?',
      'What did it take to get here?',
    ],
    rest: ['Let it be as big as it is.', 'You can take all the room you want with it.'],
  },
];
