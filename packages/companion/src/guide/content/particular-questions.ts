import type { DirectQuestion } from './direct-questions.ts';
import { re, serious, think } from './question-parts.ts';

/** Questions that look like wider ones, and have answers of their own: they are read first. */
export const particularQuestions: readonly DirectQuestion[] = [
  {
    id: 'could-be-bad',
    when: re(
      `${think}(?:it|this|that)(?:'?s| is| could| might| may|'?ll| will)(?: really| actually| still)? ?(?:be )?(?:something |anything )?(?:bad|serious|dangerous|cancer|worse)\\b(?! (?:to|if|that|for)\\b)`,
    ),
    unless: /\b(?:meds?|medication|back (?:to|with)|drink|drive|pills?|breath\p{L}*|911)\b/iu,
    say: [
      "I can't tell, and a guess from me would only feed the worry. Whoever looked at it knows more than both of us: what did they say that you can hold on to?",
      "From here nobody could know. The fear answers first and loudest, and that doesn't make it right. When will somebody look at it, or look again?",
    ],
  },
  {
    id: 'too-early-for-it',
    when: re(
      "\\b(?:is it|think it'?s|think it is|isn'?t it) (?:maybe |way |a bit |still |just )*too (?:early|soon) (?:to|for)\\b(?! (?:give up|leave|quit|drink|stop|end))",
    ),
    unless: serious,
    say: [
      "Not if it does you good and harms nobody. There's no date on which one may begin.",
      "I don't think so. What makes you glad can start before everything is certain.",
      "Early by the calendar, maybe. If you would enjoy it, it isn't too early.",
    ],
  },
  {
    id: 'strange-to-miss',
    when: re(
      "\\b(?:is it|isn'?t it|is that|asked if it'?s|am I|I'?m) (?:so |really |just )*(?:strange|weird|odd|silly|stupid|crazy|pathetic|dumb|ridiculous)(?: that| if| for me| of me)? ?(?:I |to |for )(?:still |just |even |always )*(?:miss|missing|love|loving|think (?:about|of)|talk to|dream (?:about|of)|cry|grieve)\\b(?! (?:about |of )?(?:dying|death|drinking|using|killing|cutting))",
    ),
    unless: /\b(?:hit|hits|abus\p{L}*|suicid\p{L}*|married)\b/iu,
    say: [
      "No, it isn't strange at all. Missing somebody keeps no calendar.",
      "It isn't. One misses for long what meant that much, and sometimes for good.",
      'Not to me. It only says how much there is to miss.',
    ],
    ask: ['When is it strongest?', 'What do you miss most?'],
  },
  {
    id: 'silly-of-me',
    when: re(
      "\\b(?:is (?:that|it|this)|am I being) (?:so |very |really |a bit |just )*(?:silly|foolish|childish|selfish|petty|ridiculous|dumb|stupid|clingy|needy|rude|dramatic) (?:of me|from me)\\b|\\b(?:do you think|u think) (?:that|it|this)(?:'?s| is) (?:so |very |really |a bit |just |too )*(?:silly|foolish|childish|selfish|petty|clingy|needy|rude|dramatic|pushy)\\b|\\bis (?:that|it) (?:so |very |really |a bit |just |too )*(?:silly|childish|selfish|petty|clingy|needy|pushy)(?: (?:if|to|that|of)\\b|\\?|$)",
    ),
    unless: serious,
    say: [
      "No, it isn't. You have a reason, and a kind one from what you tell.",
      "I wouldn't call it that. It would be odder if it didn't matter to you.",
    ],
  },
  {
    id: 'be-a-bother',
    when: re(
      "\\b(?:would|will|do you think) (?:it|I|that|I'?d)(?:'?d)? (?:would )?(?:be|is|bother) (?:a |too |so |being )*(?:bother|burden|nuisance|much|rude|annoying|pushy|clingy|her|him|them)\\b(?: to| for)?[^.!?]{0,20}\\bif I\\b",
    ),
    unless: serious,
    say: [
      "I'd guess it gladdens them more than it bothers. And you can ask at the start: is this a good time?",
      "Most people are pleased to be thought of. One question, whether it suits them, and you needn't wonder.",
    ],
  },
  {
    id: 'allowed-to-rest',
    when: re(
      '\\b(?:is it|would it be|is that) (?:ok|okay|fine|alright|all right|normal)(?: of me)? (?:if I |to |that I |for me to )(?:want to |just |simply |maybe )*(?:turn|switch|put) (?:off |my |the |it )+(?:phone|off|away|work)|\\b(?:is it|would it be|is that) (?:ok|okay|fine|alright|all right|normal)(?: of me)? (?:if I |to |that I |for me to )(?:want to |just |simply |maybe )*(?:say no|rest|skip (?:it|the party|one)|stay (?:in|home|in bed)|leave early|nap|sleep in|do nothing|cancel|not (?:answer|go|reply|call back)|be alone|log off|take (?:a|the|some|one) (?:day|night|break|evening|time|nap)|be happy|laugh|enjoy)\\b',
    ),
    unless: serious,
    say: [
      'Yes. You need no better reason than that you need it.',
      'It is. Nobody is let down by one evening that belongs to you.',
      'Yes, that is allowed. Things mostly keep until you are back.',
    ],
  },
  {
    id: 'normal-at-that-age',
    when: re(
      '\\bis (?:it|that|this) (?:just |even |all |pretty )*normal (?:at|for) (?:that|this|her|his|their|an?|my|kids?|teens?|teenagers?)(?: \\p{L}+)?(?: ?(?:age|year|yr|old|kid|teen|girl|boy|son|daughter))?\\b',
    ),
    unless: serious,
    say: [
      'Mostly, yes: at that age they pull away and come back, and it has less to do with you than it feels. It would be another matter if sleep, food or friends fell away.',
      'It often is. They try out being somebody without you, at home first, where it is safe. If it goes on for weeks and in everything, I would ask a doctor or the school.',
    ],
  },
  {
    id: 'let-go-too-early',
    when: re(
      '\\b(?:did|have) (?:I|we) (?:do|done|put|let|decide|decided) (?:it |him |her |them |down |go |to put (?:him|her|it) (?:down|to sleep) )*(?:too (?:early|soon|late|long|fast|quickly))\\b',
    ),
    say: [
      'Nobody hits that day exactly. You went by what the vet could see, and by not wanting more pain for them; that is no wrong done to anybody.',
      "I can't know it, and no one could have. You chose so that they would not suffer, on the best you knew that day.",
      'A day sooner or later is only seen afterward. You were there, and you asked somebody who knew; more than that nobody could do.',
    ],
  },
];
