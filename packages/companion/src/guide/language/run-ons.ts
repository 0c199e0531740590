/**
 * A stop between statements that somebody typed in one breath ("they called me I start on the 1st"), so that each is read by itself. Only where
 * what stands before is over: behind an object or a word of time or place, in a stretch that hangs on nothing ("when I came home I …").
 */
export function partRunOns(text: string): string {
  return text
    .split(/(?<=[.!?;,])\s+/u)
    .map((stretch) => (stretch.split(' ').length >= fewestWords ? partStretch(stretch) : stretch))
    .join(' ');
}

function partStretch(stretch: string): string {
  let begun = 0;
  return stretch.replace(boundary, (_space, at: number) => {
    const before = stretch.slice(begun, at);
    const isOver = before.trim().split(' ').length >= fewestBefore && hasVerb.test(before) && !hangs.test(before);
    if (!isOver || reports.test(before) || isAside.test(stretch.slice(at + 1))) return ' ';
    begun = at + 1;
    return '. ';
  });
}

const fewestWords = 8;
const fewestBefore = 4;

const kin =
  'mom|mum|mother|dad|father|brother|sister|son|daughter|husband|wife|boyfriend|girlfriend|friends?|best friend|boss|parents|kids?|grandma|grandpa|roommate|ex|dog|cat|teacher|manager|doctor|family';
const over =
  'me|him|them|us|it|myself|himself|herself|themselves|today|yesterday|tonight|tomorrow|now|again|anymore|already|too|though|away|alone|together|outside|inside|upstairs|downstairs|here|home|ago|yet|(?:on |last |next )(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d+(?:st|nd|rd|th|am|pm)|\\d ?(?:am|pm)|at first|either|right now|at all|this (?:morning|week|weekend|year)|last (?:night|week|month|year)';
const subject = `(?:I(?:'m|'ve|'d|'ll)?|he(?:'s|'d|'ll)?|she(?:'s|'d|'ll)?|they(?:'re|'ve|'d|'ll)?|we(?:'re|'ve|'d|'ll)?|it's|(?:yeah|and then) (?:he|she|they|I|we)|(?:my|our) (?:${kin})(?! and\\b)|the \\p{L}+ (?:is|was|are|were|has|had|said|says|keeps?))`;
const boundary = new RegExp(
  `(?<=\\b(?!(?<=\\b(?:and|but|so|or|some|these|those|all|every|most|other|for|then|just|right|even|at|got|that) )\\p{L})(?:${over})) (?=${subject} (?!who\\b)\\p{L})`,
  'giu',
);

/** Somebody, and what they do. */
const hasVerb =
  /\b(?:I|he|she|they|we|you|it|(?:my|his|her|our|their|the) \p{L}+)(?:'\p{L}+)? \p{L}+|\b(?:\p{L}+ed|is|was|are|were|got|went|had|said|left|lost|found|sent|made|took)\b/iu;
/** Whatever follows such a beginning belongs to it. */
const hangs =
  /^(?:(?:and|but|so|because|then|yeah|ok|okay|well|also|like)\s)*(?:when|whenever|if|because|since|after|before|while|as|although|though|even|every time|each time|once|until|unless|(?:by |at |in |on |from |all )?the (?:day|time|moment|night|way|reason|thing|first|last|only|more|minute|second)|last|this|all|what|whatever|how|now that|anything|everything|something|nothing)\b|\b(?:when|whenever|if|because|since|after|before|while|although|until|unless|whether|who|which|where|what|how|why|than|as)\b(?![^]{0,120}?\b(?:and|but)\b)/iu;
/** What was said goes on with who said it: "he told me he …". */
const reports =
  /\b(?:t(?:old|ell|ells|elling)|ask(?:ed|s)?|text(?:ed|s)?|show(?:ed|s)?|promised?|warn(?:ed|s)?|remind(?:ed|s)?|convinced?|wish|hope|think|thought|said|says|know|knew|believe|guess|feel like|felt like|realized?|sure|afraid|scared|glad|happy|sad|mad|pretend(?:ed|ing)?|swear|swore|so|such)\b(?: \S+){0,3}$/iu;
const isAside = /^I (?:guess|think|suppose|mean|swear|know|believe|hope)(?:$|[,.!?]| (?:and|but|so|because)\b)/iu;
