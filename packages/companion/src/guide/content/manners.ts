import type { Style } from '#persona/styles.ts';

/** How a style says what all styles may say: what it begins with, how often, and which words it swaps. */
export interface Manner {
  /** Words before a reflection, joined to it. */
  leads: readonly string[];
  /** The same in good moments. */
  gladLeads: readonly string[];
  /** The share of reflections that begin with one. */
  leadShare: number;
  /** Words before a question, joined to it. */
  askLeads: readonly string[];
  /** Words at the end of a question, after a comma. */
  askTails: readonly string[];
  /** How readily it asks, 1 for the balanced mix. */
  asks: number;
  /** Its own words for common ones, in this order. */
  swaps: readonly (readonly [RegExp, string])[];
}

/** Contracted where a word follows that can carry it: never at the end ("as big as it is"). */
const contracted: Manner['swaps'] = [
  [/\b([Yy])ou are(?= \p{L})/gu, "$1ou're"],
  [/(?<!\b(?:how|than|what|as|on|of|in|about|with|for|to|from) )\b([Ii])t is(?= (?!for |with )\p{L})/gu, "$1t's"],
  [/(?<!\b(?:of|all|than|with|about|like|and) )\b([Tt])hat is(?= \p{L})/gu, "$1hat's"],
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
    leads: ['Oh,', 'Ah,', 'Oh dear,'],
    gladLeads: ['Oh,', 'Ah,'],
    askLeads: ['Tell me, dear:', 'And you, dear,', 'Oh, and tell me,'],
    askTails: ['dear'],
    leadShare: 0.75,
    asks: 0.85,
    swaps: [
      [/\bIt sounds as if\b/gu, 'It sounds, dear, as if'],
      [/\ba great deal\b(?! of)/gu, 'so much'],
      [/\bThat is a lot\b(?! of)/gu, 'That is so much'],
      [/\btired\b(?! of)/gu, 'worn out'],
      [/\bsmall\b/gu, 'little'],
      [/\bdifficult\b/gu, 'hard'],
      [/\bsomebody\b/gu, 'someone'],
      [/\bThat is\b(?= (?:a|an|the|how|what|not|more)\b)/gu, 'Oh, that is'],
    ],
  },
  fatherly: {
    leads: ['Well,', 'All right,'],
    gladLeads: ['Well now,', 'Well,'],
    askLeads: ['Tell me:', 'Let me ask you this:', 'One thing:'],
    askTails: [],
    leadShare: 0.75,
    asks: 0.95,
    swaps: [
      [/\bIt sounds as if\b/gu, 'From here it looks like'],
      [/, it sounds like\b/gu, ', by the look of it'],
      [/, (?:perhaps|maybe)(?=[.,])/gu, ', I would say'],
      [/\bI imagine\b/gu, 'I would bet'],
      [/\bI think\b/gu, 'I reckon'],
      [/\ba great deal\b/gu, 'a fair bit'],
      [/\bcarry\b(?! on\b)/gu, 'shoulder'],
      [/\b(?:Maybe|Perhaps) (?=(?:you|it|that|there|they|this)\b)/gu, 'Could be '],
      [/\ba lot\b(?! of)/gu, 'a fair bit'],
      [/\bOkay\b/gu, 'All right'],
      [/\bThat is\b(?= (?:a|an|the|how|what|not|more)\b)/gu, 'Now that is'],
      [/(?<=\p{L}{3}), and (?=(?:you|it|that|then|nobody|nothing|now)\b)/gu, '. And '],
    ],
  },
  'faith-centered': {
    leads: ['I hear you:', 'I am with you:'],
    gladLeads: ['Yes,', 'I hear you:'],
    askLeads: ['If you can say it:', 'When you are ready,'],
    askTails: ['if you like to say'],
    leadShare: 0.75,
    asks: 0.9,
    swaps: [
      [/\bIt sounds as if\b/gu, 'It seems, in your heart, as if'],
      [/\bNo wonder(?! that)\b/gu, 'It is no wonder that'],
      [/\bPart of you\b/gu, 'One side of your heart'],
      [/(?<=and )part of you\b/gu, 'another side of it'],
      [/\ba great deal\b(?! of)/gu, 'much'],
      [/\btonight\b/gu, 'this night'],
      [/\bshelter\b/gu, 'refuge'],
      [/\bI think\b/gu, 'it seems to me'],
      [/\bYou are allowed to\b/gu, 'There is grace for you to'],
    ],
  },
  'best-friend': {
    leads: ['Ugh,', 'Yeah,', 'Oof,', 'Man,'],
    gladLeads: ['Okay,', 'Wait,', 'Yeah,'],
    askLeads: ['So,', 'Okay so'],
    askTails: ['though'],
    leadShare: 0.75,
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
    leads: ['I see:', 'So, then,'],
    gladLeads: ['I see:', 'So, then,'],
    askLeads: ['Tell me, if I may ask:', 'A question, with no hurry:'],
    askTails: ['if I may ask'],
    leadShare: 0.75,
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
      [/, I think\b/gu, ', I would suggest'],
      [/\bI think\b/gu, 'I suspect'],
    ],
  },
  'solution-focused': {
    leads: ['Okay:', 'Got it:'],
    gladLeads: ['Got it:', 'Okay:'],
    askLeads: ['Quick one:', 'Next question:', 'To be concrete,'],
    askTails: [],
    leadShare: 0.75,
    asks: 1.1,
    swaps: [
      [/\bIt sounds as if\b/gu, 'At this point it looks as though'],
      [/, I imagine\b/gu, ', most likely'],
      [/\bperhaps\b/gu, 'possibly'],
      [/\bPerhaps\b/gu, 'Possibly'],
      [/\bmaybe\b/gu, 'possibly'],
      [/\bNo wonder(?! that)\b/gu, 'It adds up that'],
      [/\bsomebody\b/gu, 'one person'],
      [/, I think\b/gu, ', as far as I can tell'],
      ...contracted.slice(1, 3),
    ],
  },
  'calm-centering': {
    leads: ['I hear it:', 'Mm,'],
    gladLeads: ['Mm,', 'I hear it:'],
    askLeads: ['In your own time:', 'Slowly now:', 'With no hurry,'],
    askTails: ['in your own time'],
    leadShare: 0.75,
    asks: 0.8,
    swaps: [
      ...slowed,
      [/\bIt sounds as if\b/gu, 'It seems'],
      [/, I imagine\b/gu, ', it seems'],
      [/\bNo wonder\b/gu, 'Of course'],
      [/\ba (?:great deal|lot)\b(?! of)/gu, 'much'],
      [/\bright now\b/gu, 'in this moment'],
      [/, I think\b/gu, ', it seems'],
      [/\bThat is\b(?= (?:a|an|the|how|what|not|more)\b)/gu, 'This is'],
    ],
  },
  'balanced-mix': {
    leads: ['I see,', 'I hear you:', 'Yes,', 'Ugh,', 'Oof,', 'Ah,', 'So', 'And', 'Hm,', 'Oh,'],
    gladLeads: ['Yes,', 'Ah,', 'So', 'And'],
    askLeads: ['And', 'So'],
    askTails: [],
    leadShare: 0.45,
    asks: 1,
    swaps: [],
  },
  'let-haven-pick': {
    leads: ['I see,', 'I hear you:', 'Yes,', 'Ugh,', 'Oof,', 'Ah,', 'So', 'And', 'Hm,', 'Oh,'],
    gladLeads: ['Yes,', 'Ah,', 'So', 'And'],
    askLeads: ['And', 'So'],
    askTails: [],
    leadShare: 0.45,
    asks: 1,
    swaps: [],
  },
};

/** A reply in the words of a style. What stands between quotation marks is somebody's own and stays. */
export function inManner(text: string, style: Style): string {
  const swapped = withOneLead(text).replace(/“[^”]*”|[^“]+/gu, (part) =>
    part.startsWith('“') ? part : swappedIn(part, style),
  );
  return swapped.replace(/(?<=[.?!] )\p{Ll}/gu, (letter, at: number) =>
    /\b[ap]\.m\. $/u.test(swapped.slice(0, at)) ? letter : letter.toUpperCase(),
  );
}

/** "Oh, you miss her. Ah, the quiet …": one such word in a reply is a voice, two are a tic. */
function withOneLead(text: string): string {
  if (!lead.test(text)) return text;
  return text.replace(laterLead, (_found, end: string, first: string) => `${end}${first.toUpperCase()}`);
}

const leadWords = String.raw`(?:Oh dear|Oh|Ah|Ugh|Oof|Man|Yeah|Well|Mm|Hm|I see|I hear you|I hear it|So, then)[,:] (?!so\b)`;
const lead = new RegExp(`^${leadWords}`, 'u');
const laterLead = new RegExp(String.raw`([.!?] )${leadWords}(\p{L})`, 'gu');

function swappedIn(text: string, style: Style): string {
  return manners[style].swaps.reduce((said, [words, own]) => said.replace(words, own), text);
}
