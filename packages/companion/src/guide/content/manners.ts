import type { Style } from '#persona/styles.ts';

/** How a style says what all styles may say: what it begins with, how often, and which words it swaps. */
export interface Manner {
  /** Words before a reflection, joined to it. */
  leads: readonly string[];
  /** The same in good moments. */
  gladLeads: readonly string[];
  /** The share of reflections that begin with one. */
  leadShare: number;
  /** How readily it asks, 1 for the balanced mix. */
  asks: number;
  /** Its own words for common ones, in this order. */
  swaps: readonly (readonly [RegExp, string])[];
}

/** Contracted where a word follows that can carry it: never at the end ("as big as it is"). */
const contracted: Manner['swaps'] = [
  [/\b([Yy])ou are(?= \p{L})/gu, "$1ou're"],
  [/(?<!\b(?:how|than|what|as) )\b([Ii])t is(?= (?!for |with )\p{L})/gu, "$1t's"],
  [/\b([Tt])hat is(?= \p{L})/gu, "$1hat's"],
  [/\b([Ww])hat is(?= \p{L})/gu, "$1hat's"],
  [/\b([Dd])o not\b/gu, "$1on't"],
  [/\b([Dd])oes not\b/gu, "$1oesn't"],
  [/\b([Dd])id not\b/gu, "$1idn't"],
  [/\bis not(?= \p{L})/gu, "isn't"],
  [/\bI am(?= \p{L})/gu, "I'm"],
  [/\bI would\b/gu, "I'd"],
  [/\bwould not\b/gu, "wouldn't"],
  [/\b([Cc])annot\b/gu, "$1an't"],
  [/\bwill not\b/gu, "won't"],
];

const uncontracted: Manner['swaps'] = [
  [/\b([Yy])ou're\b/gu, '$1ou are'],
  [/\b([Dd])on't\b/gu, '$1o not'],
  [/\b([Dd])oesn't\b/gu, '$1oes not'],
  [/\b([Dd])idn't\b/gu, '$1id not'],
  [/\b([Cc])an't\b/gu, '$1annot'],
  [/\b([Ii])t's\b/gu, '$1t is'],
  [/\b([Hh])aven't\b/gu, '$1ave not'],
  [/\b([Ww])asn't\b/gu, '$1as not'],
  [/\b([Ii])sn't\b/gu, '$1s not'],
];

/** Long sentences as short ones. */
const slowed: Manner['swaps'] = [
  [/(?<=\p{L}{3}), and (?=(?:you|it|that|then|what|there|nothing|nobody|now|the)\b)/gu, '. And '],
  [/(?<=\p{L}{3}), but (?=\p{L})/gu, '. But '],
];

export const manners: Record<Style, Manner> = {
  motherly: {
    leads: ['Oh,', 'Ah,', 'Oh dear,', 'Oh my,', 'Gently now:', 'There now:', 'Come, sit:', 'Ah, dear,'],
    gladLeads: ['Oh,', 'Oh my,', 'Well now,', 'Ah,', 'Oh, dear,'],
    leadShare: 0.55,
    asks: 0.85,
    swaps: [
      [/\bIt sounds as if\b/gu, 'It sounds, dear, as if'],
      [/\ba great deal\b(?! of)/gu, 'so much'],
      [/\bThat is a lot\b(?! of)/gu, 'That is so much'],
      [/\btired\b(?! of)/gu, 'worn out'],
      [/\bsmall\b/gu, 'little'],
      [/\bdifficult\b/gu, 'hard'],
      [/\bsomebody\b/gu, 'someone dear'],
    ],
  },
  fatherly: {
    leads: [
      'All right,',
      'Right,',
      'Okay,',
      'Straight up:',
      'Here is how I see it:',
      'Fair enough:',
      'Well,',
      'Plainly put,',
    ],
    gladLeads: ['Well now,', 'All right,', 'There you go:', 'Now then,'],
    leadShare: 0.55,
    asks: 0.95,
    swaps: [
      [/\bIt sounds as if\b/gu, 'From here it looks like'],
      [/, it sounds like\b/gu, ', by the look of it'],
      [/, (?:perhaps|maybe)(?=[.,])/gu, ', I would say'],
      [/\bI imagine\b/gu, 'I would bet'],
      [/\bI think\b/gu, 'I reckon'],
      [/\ba great deal\b/gu, 'a fair bit'],
      [/\bcarry\b/gu, 'shoulder'],
      [/(?<=\p{L}{3}), and (?=(?:you|it|that|then|nobody|nothing|now)\b)/gu, '. And '],
    ],
  },
  'faith-centered': {
    leads: [
      'Quietly:',
      'In all honesty,',
      'With mercy,',
      'Softly said,',
      'Truly,',
      'In this valley,',
      'Before anything else:',
      'Heart first:',
    ],
    gladLeads: ['Truly,', 'With gratitude,', 'Well may it be said:', 'Heart first:'],
    leadShare: 0.55,
    asks: 0.9,
    swaps: [
      [/\bIt sounds as if\b/gu, 'It seems, in your heart, as if'],
      [/\bNo wonder(?! that)\b/gu, 'It is no wonder that'],
      [/\bPart of you\b/gu, 'One side of your heart'],
      [/(?<=and )part of you\b/gu, 'another side of it'],
      [/\ba great deal\b(?! of)/gu, 'much'],
      [/\btonight\b/gu, 'this night'],
      [/\bshelter\b/gu, 'refuge'],
      [/\bYou are allowed to\b/gu, 'There is grace for you to'],
    ],
  },
  'best-friend': {
    leads: ['Okay,', 'Ugh,', 'Yeah,', 'Honestly,', 'Oof,', 'Man,', 'Right,', 'I mean,', 'Okay wait,', 'Not gonna lie,'],
    gladLeads: ['Okay,', 'Yesss,', 'Wait,', 'Ha,', 'Honestly,'],
    leadShare: 0.6,
    asks: 1.1,
    swaps: [
      [/\bIt sounds as if\b/gu, 'Sounds like'],
      [/\bI imagine\b/gu, 'I bet'],
      [/\bI would guess\b/gu, 'I bet'],
      [/\bperhaps\b/gu, 'maybe'],
      [/\bPerhaps\b/gu, 'Maybe'],
      [/\ba (?:great deal|lot)\b/gu, 'a ton'],
      [/\bNo wonder\b/gu, 'Yeah no wonder'],
      [/\bterrible\b/gu, 'awful'],
      [/\bsomebody\b/gu, 'someone'],
      [/\bWould you like to\b/gu, 'Wanna'],
      [/\bkind of\b/gu, 'kinda'],
      ...contracted,
    ],
  },
  'wise-mentor': {
    leads: [
      'As I see it,',
      'Looking at it slowly,',
      'Consider this:',
      'If I listen closely,',
      'Seen from a little distance,',
      'Without hurry:',
      'Let us say it plainly:',
    ],
    gladLeads: ['It is worth noticing:', 'As I see it,', 'Fittingly,', 'Without hurry:'],
    leadShare: 0.5,
    asks: 0.95,
    swaps: [
      ...uncontracted,
      [/\bmaybe\b/gu, 'perhaps'],
      [/\bMaybe\b/gu, 'Perhaps'],
      [/\ba lot\b/gu, 'a great deal'],
      [/\bIt sounds as if\b/gu, 'It would seem that'],
      [/, it sounds like\b/gu, ', it would seem'],
      [/, I imagine\b/gu, ', one may suppose'],
      [/\bNo wonder(?! that)\b/gu, 'It is not surprising that'],
      [/\bOkay\b/gu, 'Very well'],
    ],
  },
  'solution-focused': {
    leads: [
      'Okay:',
      'Noted:',
      'To put it in one line:',
      'The point seems to be:',
      'So, concretely:',
      'First thing:',
      'What I take from that:',
      'In short:',
    ],
    gladLeads: ['Good sign:', 'Noted, gladly:', 'To put it in one line:', 'Result:'],
    leadShare: 0.55,
    asks: 1.1,
    swaps: [
      [/\bIt sounds as if\b/gu, 'At this point it looks as though'],
      [/, I imagine\b/gu, ', most likely'],
      [/\bperhaps\b/gu, 'possibly'],
      [/\bPerhaps\b/gu, 'Possibly'],
      [/\bmaybe\b/gu, 'possibly'],
      [/\bNo wonder(?! that)\b/gu, 'It adds up that'],
      [/\bsomebody\b/gu, 'one person'],
      ...contracted.slice(1, 3),
    ],
  },
  'calm-centering': {
    leads: ['Slowly:', 'Here,', 'One breath:', 'Softly:', 'In this moment,', 'Let it land:', 'Quietly,', 'Just this:'],
    gladLeads: ['Softly:', 'One warm breath:', 'Here,', 'Let it land:'],
    leadShare: 0.55,
    asks: 0.8,
    swaps: [
      ...slowed,
      [/\bIt sounds as if\b/gu, 'It seems'],
      [/, I imagine\b/gu, ', it seems'],
      [/\bNo wonder\b/gu, 'Of course'],
      [/\ba (?:great deal|lot)\b(?! of)/gu, 'much'],
      [/\bright now\b/gu, 'in this moment'],
      [/\btonight\b/gu, 'in this hour'],
    ],
  },
  'balanced-mix': {
    leads: ['I see,', 'I hear you:', 'From what you write,', 'Yes,'],
    gladLeads: ['Yes,', 'Ah,'],
    leadShare: 0.2,
    asks: 1,
    swaps: [],
  },
  'let-haven-pick': {
    leads: ['I see,', 'I hear you:', 'From what you write,', 'Yes,'],
    gladLeads: ['Yes,', 'Ah,'],
    leadShare: 0.2,
    asks: 1,
    swaps: [],
  },
};

/** A reply in the words of a style. */
export function inManner(text: string, style: Style): string {
  const swapped = manners[style].swaps.reduce((said, [words, own]) => said.replace(words, own), text);
  return swapped.replace(/(?<=[.?!] )\p{Ll}/gu, (letter, at: number) =>
    /\b[ap]\.m\. $/u.test(swapped.slice(0, at)) ? letter : letter.toUpperCase(),
  );
}
