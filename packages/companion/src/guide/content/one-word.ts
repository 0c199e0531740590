/** For somebody who writes one word at a time. Each word is met for what it is, and what is asked can be answered in one word. */
export interface OneWord {
  when: RegExp;
  say: readonly string[];
}

/** {Word} is the word itself, {word} the same in lower case. */
export const oneWords: readonly OneWord[] = [
  {
    when: /^(?:tired|exhausted|drained|sleepy|wiped|worn out)$/u,
    say: ['{Word}. In the body, or all the way through?', '{Word}. The kind that sleep helps with, or the other kind?'],
  },
  {
    when: /^(?:sad|low|down|blue|empty|numb|crying|hurt|hurting|broken|bad|awful|terrible|shitty|crap)$/u,
    say: ['{Word}. Since today, or for longer?', '{Word}. More like heavy, or more like hollow?'],
  },
  {
    when: /^(?:alone|lonely|nobody|no one|ignored|invisible)$/u,
    say: ['{Word}. In the room, or also among people?', '{Word}. Is there one person you would want there?'],
  },
  {
    when: /^(?:angry|mad|furious|annoyed|pissed|rage|hate)$/u,
    say: ['{Word}. At somebody, or at all of it?', '{Word}. Hot anger, or the cold kind?'],
  },
  {
    when: /^(?:scared|afraid|anxious|nervous|worried|panic|fear|stressed|stress|overwhelmed)$/u,
    say: ['{Word}. Of something that is coming, or without a name?', '{Word}. Now, or always a little?'],
  },
  {
    when: /^(?:sleep|insomnia|awake|nights|dreams?|nightmares?)$/u,
    say: ['{Word}. Too little of it, or none?', '{Word}. Is it falling asleep, or staying asleep?'],
  },
  {
    when: /^(?:work|job|office|school|college|class|classes|shift|shifts)$/u,
    say: ['{Word}. The work itself, or the people there?', '{Word}. Too much, or the wrong kind?'],
  },
  {
    when: /^(?:boss|manager|teacher|mom|mum|mother|dad|father|parents|brother|sister|husband|wife|boyfriend|girlfriend|ex|friend|friends|roommate|family|kids|son|daughter|him|her|them)$/u,
    say: ['{Word}. Something said, or something done?', '{Word}. Today, or for a long time already?'],
  },
  {
    when: /^(?:money|rent|bills|debt|broke)$/u,
    say: ['{Word}. This month, or every month?', '{Word}. Does anybody else know how it stands?'],
  },
  {
    when: /^(?:everything|all|all of it|life|lots)$/u,
    say: ['{Word}. Then which bit is closest, right now?', '{Word}. All at once, or one thing under it?'],
  },
  {
    when: /^(?:nothing|nope|none|idk|dunno|whatever|meh|eh)$/u,
    say: ['No word for it is fine too.', 'Then that can stay blank.', 'Nothing to name. I am here anyway.'],
  },
  {
    when: /^(?:always|every day|daily|constantly|forever|often|again)$/u,
    say: ['{Word}. That wears a person down. Does anyone see it?', '{Word}. So there is no day off from it.'],
  },
  {
    when: /^(?:mostly|sometimes|kinda|sort of|kind of|maybe|probably|a bit|a little|partly)$/u,
    say: ['{Word}. And the rest of it?', '{Word}. That leaves room for something else, too.'],
  },
  {
    when: /^(?:mean|cruel|rude|cold|unfair|harsh|loud|strict|fake|jerk)$/u,
    say: ['{Word}. To you, or to everybody?', '{Word}. In words, or in how it is done?'],
  },
  {
    when: /^(?:better|good|fine|okay|alright|calm|nice|happy)$/u,
    say: ['{Word}. Really, or the polite kind?', '{Word}. That may be enough for now.'],
  },
];

/** Any other word. */
export const anyWord = [
  '{Word}. One more word for it?',
  '{Word}. All right.',
  '{Word}. Does it belong with the others?',
  '{Word}. And next to it?',
  '{Word}. That has a place here.',
  '{Word}, too.',
] as const;

/** After a plain yes, no or maybe. */
export const plainAnswers = {
  yes: ['Yes, then. What else belongs to it, in a word?', 'Okay, yes.', 'Then we have that much.'],
  no: ['No. Then it is something else.', 'Not that, then.', 'All right, no. What comes closer, in a word?'],
  maybe: ['Maybe is fine.', 'Half yes, half no. Which half is bigger?', 'It can stay a maybe.'],
} as const;

/** What the single words make together. {words} is "tired, work, boss". */
export const wordsTogether = [
  'Put side by side: {words}. That is plenty to go on. Which one came first today?',
  'I have {words} from you. That is a whole story in a few words.',
  'So far: {words}. You do not need more words than that for me to stay with it.',
] as const;

/** Once, early: that it is fine to write like this. */
export const oneWordIsFine = [
  'One word at a time is fine.',
  'Single words will do.',
  'You can keep it this short.',
] as const;
