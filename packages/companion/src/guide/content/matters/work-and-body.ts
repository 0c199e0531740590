import type { Matter } from './matter.ts';

/** Work, study, money, one's own body, giving up what one did. */
export const workAndBody: readonly Matter[] = [
  {
    id: 'hurt-at-work',
    when: /\b(?:my |the )?(?:boss|manager|supervisor|team lead|director|principal)\b.{0,80}\b(?:told me|said|yelled|shouted|embarrass\w+|humiliat\w+|criticiz\w+|in front of|laughed|ignored|blam\w+)\b/iu,
    light: 'a day like that at work',
    ask: [
      'What is the part of the work that only you know how to do?',
      'Who there would you trust with this?',
      'What do you do there that nobody remarks on?',
      'What would you have said, with a day to prepare?',
      'What is the first minute going to be like, when you walk in again?',
      'Was there a time when the work was good to you?',
    ],
  },
  {
    id: 'too-few-on-shift',
    when: /\b(?:(?:night|day|late|double|long) shifts?|night nurse|nurse|paramedic|carer|on the ward|short[- ]staffed|understaffed|on my feet all)\b/iu,
    unless:
      /\b(?:the nurse|her nurse|his nurse|a nurse (?:said|told|came)|school nurse|my (?:sister|mother|mom|wife|husband|friend|daughter|son) (?:is|was|used to be) a)\b|\bwork(?:s|ing)? nights\b/iu,
    light: 'a shift like that',
    ask: [
      'What is the last thing you do before you leave the building?',
      'Which face did you bring home from it?',
      'Who looks after the ones who look after everybody?',
      'What made you take up this work, back then?',
      'What was there no time for?',
    ],
  },
  {
    id: 'money-gone',
    when: /\b(?:rent is due|can't (?:pay|afford)|behind on (?:rent|the|my|bills)|overdraft|eviction|evicted|in debt|debts?|the garage wants|only have \d+|\d+ (?:dollars|bucks) (?:left|to)|have \d+ (?:dollars|bucks))\b/iu,
    light: 'counting every dollar',
    ask: [
      'Which bill is the one you wake up to?',
      'Who would you least mind asking?',
      'What is the date it all hangs on?',
      'What have you already kept going, in spite of it?',
      'Is there somebody on the other side of it who might wait a week?',
    ],
  },
  {
    id: 'ill-oneself',
    when: /\b(?:my (?:\p{L}+ )?(?:chemo|surgery|operation|biopsy|scan|diagnosis|tumor|cancer|dialysis|transplant|relapse|radiation|ms|lupus|parkinson\w*)|I (?:have|'ve got|got) (?:\p{L}+ )?(?:cancer|ms|lupus|parkinson\w*|leukemia|diabetes|long covid)|had (?:my|a) (?:\p{L}+ )?(?:chemo|surgery|scan|infusion))\b/iu,
    light: 'everything your body is going through',
    ask: [
      'Who lets you be exactly as you are on a day like this?',
      'What do people say that you cannot hear any more?',
      'What did your body let you do today, small as it was?',
      'When do you get to be somebody other than a patient?',
      'What would you rather talk about than your health, if anything?',
    ],
  },
  {
    id: 'work-undone',
    when: /\b(?:(?:essays?|thesis|dissertation|assignments?|papers?|coursework|homework)\b.{0,60}\b(?:due|late|behind|haven't|not started|can't (?:start|write))|haven't (?:started|written|studied|learned)|finals|behind in (?:school|class|uni))\b/iu,
    light: 'all that work lying there untouched',
    ask: [
      'Which of it is the least bad to open?',
      'What does the first minute at the desk look like?',
      'Whose face do you see when you think of handing it in?',
      'What was the last piece you finished, and how did that go?',
      'Who would not be shocked, if you told them?',
    ],
  },
  {
    id: 'looking-for-work',
    when: /\b(?:reject(?:ed|ion) again|applied (?:for|to)|appl(?:y|ying) for (?:office|jobs?|work)|got (?:rejected|turned down)|job (?:search|hunt\w*|applications?)|unemployed|between jobs|laid off|lost my job|no callback)\b/iu,
    light: 'one refusal after the other',
    ask: [
      'What can you do that does not fit into their forms?',
      'What was it like on a good day in your old work?',
      'What do you say now, when somebody asks what you do?',
      'Which of the refusals stung the most?',
      'What would be work you could walk to with your head up?',
    ],
  },
  {
    id: 'gave-up-a-trade',
    when: /\b(?:(?:we|I) (?:sold|closed|shut|gave up|lost) (?:the )?(?:last of the|the last|the (?:farm|shop|store|cows|herd|business|restaurant|bakery|house|bar|practice))|closed our doors|last day of (?:business|the shop))\b/iu,
    light: 'a day of goodbyes like this one',
    ask: [
      'What did a morning there begin with?',
      'What will your hands look for tomorrow?',
      'Who taught you the work?',
      'What would you want remembered of it?',
    ],
  },
  {
    id: 'work-is-over',
    when: /\b(?:I(?:'ve| have| just)? retired|since I retired|(?:my|since) retirement|I(?:'m| am) (?:a )?retire[de]\p{L}*)\b/iu,
    light: 'all those mornings without a task',
    ask: [
      'What did the first hour of a working day look like?',
      'What do you know that nobody asks you for now?',
      'When did you last lose track of the time?',
      'Who did you talk to every day without thinking about it?',
      'What would you like to be needed for?',
    ],
  },
];
