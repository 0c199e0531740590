/** How somebody answers a question that can be answered with yes or no. */
export type Stance = 'yes' | 'partly' | 'unsure' | 'withheld' | 'past' | 'not-now' | 'hardly' | 'no';

/** Only the beginning of a message answers a question. */
const charactersRead = 160;
/** Other answers count when nothing much follows: "a lot" is one, "a lot of people say that" is none. */
const fewWords = 5;

const behind = "(?![\\p{L}\\p{N}'’])";

const hesitation =
  /^(?:(?:u+m+|u+h+|e+h|hm+|well|ok(?:ay)?|so|like|honestly|truthfully|to be honest|tbh|look|ugh|pues|bueno|este|(?:idk|i don['’]?t know|no s[eé])[\s,.…]+(?=maybe|sometimes|kind|sort|a |yes|yeah|quiz|tal|a veces))[\s,.…!-]+)+/u;

/** What may follow the words: anything, nothing much, or what goes on answering ("i have thought about it", not "i have a cold"). */
type Ending = 'any' | 'few' | 'clause';

/** The first that fits counts, so what limits a yes or a no stands before both. */
const stances: readonly (readonly [Stance, RegExp, Ending])[] = [
  [
    'past',
    starting(
      '(?:(?:yes|yeah|no|s[ií])[\\s,.]+)?(?:(?:but )?(?:i )?(?:have|did|was|had)(?: been)?,? (?:before|once|years ago|in the past|as a (?:kid|teen\\w*))|i used to|used to|before|in the past|years ago|when i was|not any ?more|antes|hace años|ya no(?=[\\s,.!]*$))',
    ),
    'few',
  ],
  [
    'withheld',
    starting(
      "(?:i(?:['’]?d| would)? )?(?:rather not|prefer not|(?:don['’]?t|do not) (?:want|wanna|like) to (?:say|talk|answer|go there)|can we not(?: talk[^.?!]*)?|no comment|pass|why (?:do|are) you ask\\w*|next question|prefiero no|no quiero (?:decir|hablar|contestar|responder))",
    ),
    'few',
  ],
  [
    'not-now',
    starting(
      '(?:(?:no|nah)[\\s,.]+)?(?:not (?:tonight|right now|now|today|yet|at the moment|this (?:second|minute|week)|until|when|if|for long)|todav[ií]a no|a[uú]n no|(?:hoy|ahora|esta noche) no|noch nicht|pas encore|ainda n[aã]o)',
    ),
    'few',
  ],
  [
    'hardly',
    starting(
      "(?:(?:no|nah|i guess|maybe)[\\s,.]+)?(?:not (?:really|exactly|that much|so much|quite)|i (?:don['’]?t|do not) think so|probably not|maybe not|i guess not|hardly|barely|rarely|no but|no,? (?:realmente|mucho)|creo que no|no tanto|nicht wirklich|pas vraiment|n[aã]o muito)",
    ),
    'few',
  ],
  [
    'unsure',
    starting(
      "(?:i )?(?:really |honestly )?(?:idk|dunno|(?:don['’]?t|do not) know|(?:i['’]?m |am )?not sure|no idea|hard to say|can['’]?t (?:say|tell)|no (?:lo )?s[eé]|ni idea|no estoy segur[oa]|wei(?:ss|ß) nicht|je (?:ne )?sais pas|n[aã]o sei)",
    ),
    'few',
  ],
  [
    'no',
    starting(
      '(?:(?:god|hell|oh|yeah|jk)[\\s,]+)?(?:no+(?! (?:one|body|matter|wonder|longer|more)\\b)|nope|nah|never|not at all|of course not|absolutely not|definitely not|para nada|nunca|claro que no|nein|non|n[aã]o)',
    ),
    'any',
  ],
  [
    'partly',
    starting(
      '(?:yes and no|kind ?of|kinda|sort ?of|sorta|sometimes|maybe|perhaps|possibly|probably|i (?:guess|suppose|think) so|i (?:guess|suppose|might|may|could)|might|a (?:little|bit|lot|few)|some|often|always|constantly|daily|nightly|lately|recently|[uú]ltimamente|on and off|off and on|now and then|from time to time|(?:almost |nearly |pretty much )?(?:every|each|most|some|all) (?:the time|(?:single |other )?(?:days?|nights?|mornings?|evenings?|hours?|minutes?|weeks?|time))|more (?:than|often|and more)[^.!?]*|too (?:much|often)|just now|a veces|quiz[aá]s?|tal vez|puede(?: ser| que s[ií])?|creo que s[ií]|un poco|a menudo|(?:casi )?siempre|mucho|(?:casi )?(?:tod[oa]s l[oa]s|cada) (?:d[ií]as?|noches?)|parfois|peut-[eê]tre|un peu|manchmal|vielleicht|ein bisschen|oft|jede nacht|[aà]s vezes|talvez|um pouco)',
    ),
    'few',
  ],
  [
    'yes',
    starting(
      '(?:y+e+s+|yea+h?|yep|yup|ya|yess?ir|uh ?huh|mhm+|sure|of course|correct|definitely|absolutely|both|(?:they|there) (?:are|is|do|have)(?= *$|[.,!])|it (?:has )?crossed my mind|pretty much|s[ií]p?|claro|as[ií] es|oui|ja|sim)',
    ),
    'any',
  ],
  [
    'no',
    starting(
      "(?:not(?! me\\b)|i['’]?m not|i (?:am|do|did|have|would|will|was) not|i (?:don|didn|haven|wouldn|won|wasn|can|couldn)['’]?t|i cannot)",
    ),
    'clause',
  ],
  ['yes', starting('(?:i (?:am|do|have|did|would|will|feel)|it (?:is|does|has|did|was))'), 'clause'],
];

export interface Answer {
  stance: Stance;
  /** What follows the words that answer. */
  rest: string;
}

/** How a message answers, told by its first words; nothing when they answer nothing. */
export function answerIn(text: string): Answer | undefined {
  const answer = text
    .slice(0, charactersRead)
    .toLowerCase()
    .replace(/^[\s"'“”‘’.…,-]+/u, '')
    .replace(hesitation, '');
  for (const [stance, pattern, ending] of stances) {
    const [matched] = pattern.exec(answer) ?? [];
    if (matched === undefined) continue;
    const rest = answer.slice(matched.length);
    if (isAnswer(matched, rest, ending)) return { stance, rest };
  }
  return undefined;
}

function starting(words: string): RegExp {
  return new RegExp(`^(?:${words})${behind}`, 'u');
}

const ends = /^\s*(?:$|[,.;!?…:)-]|(?:and|but|when|if|yes|s[ií]|honestly|lately|tonight|today|pero|cuando)\b)/u;
const goesOn =
  /^\s*(?:thought|been (?:thinking|having)|(?:really )?(?:think|feel)(?:ing)? (?:un)?(?:safe|so|about)|(?:un)?safe|so|sometimes|often|a lot|every|always|constantly|at times|about|of it|one|some|both|promise|stop|be sure|want(?:ed)? (?:to (?:die|live|be here|hurt|do)|it)|planning|(?:a|the|my) (?:plan|gun|knife|rope|bottle|date|way|blade|few|bit))\b/u;

/** "Every day" answers, "every day is the same" tells something else. */
const startsSentence =
  /^\s*(?!(?:it (?:is|does|has)|i (?:do|am|have|did))[\s.,!]*$)(?:is|was|are|were|has|have|i|we|they|he|she|it|people|everyone|nobody|the|of|es|son|fue)\b/u;

function isAnswer(matched: string, rest: string, ending: Ending): boolean {
  if (ending === 'any' || ends.test(rest)) return true;
  if (ending === 'clause') return goesOn.test(rest);
  if (startsSentence.test(rest)) return false;
  return rest.trim().split(/\s+/u).length + matched.split(/\s+/u).length <= fewWords;
}
