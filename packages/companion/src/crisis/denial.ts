import type { Asked, Question } from './asked.ts';
import { namesTool } from './fragment.ts';
import { answerIn } from './stance.ts';

/** Questions to which a plain no says that all is well. */
const wellIfNot: ReadonlySet<Question> = new Set<Question>([
  'suicide',
  'act',
  'means',
  'taken',
  'threat',
  'hurt',
  'alone',
  'in-earnest',
]);

/** What people say before the no when they are asked out of the blue. */
const startled =
  /^(?:(?:what(?: on earth| the (?:hell|heck|fuck))?|omg|oh my (?:god|goodness|gosh)|oh dear|oh|(?:my |good )?(?:goodness|heavens?|gosh|grief|mercy)(?: me| no)?|jesus|christ|(?:good )?(?:god|lord)|wow|whoa|wait|stop|hey|huh|er+m*|um+|uh+|haha+|lol|sorry|excuse me|for (?:god|christ)['’]?s sake|please)[\s?!.,…-]+)+/u;

/** Danger denied in so many words, wherever it stands. All are linear in the text. */
const saysNot =
  /\b(?:i['’]?m|i am) (?:\w+ )?not (?:\w+ )?(?:suicidal|in (?:any )?danger|thinking (?:about|of) (?:suicide|death|dying|ending|killing|hurting)|(?:going to|gonna) (?:kill|hurt|harm|end|do anything)|being (?:hurt|abused|hit))\b|\bi (?:do not|don['’]?t|dont|never) (?:\w+ )?(?:want to (?:die|kill|hurt|harm|end my)|think (?:about|of) (?:suicide|death|dying|ending my|killing|hurting))\b|\b(?:nobody|no ?one)(?:['’]s| is)? (?:hurts?|hurting|hits|hitting|threatening|threatens) me\b|\b(?:he|she|they)(?: does| do| did| would| has| have|['’]d)?(?: not| never|n['’]?t) (?:ever )?(?:hurt|hit|touched|threaten\w*) me\b|\b(?:he|she|they)(?:['’]?s| has| have)? never (?:been|get|gets|got|gotten) (?:mean|violent|physical|aggressive|like that)\b|\bi(?:['’]?m| am) (?:(?:really|totally|perfectly|completely|quite|all|very) )?safe\b|\bno (?:quiero|voy a|pienso(?: en)?|estoy pensando en) (?:morir\w*|matarme|suicid\w*|hacerme da[nñ]o|quitarme la vida|el suicidio)(?![a-z])|\bestoy a salvo\b|\bnadie me (?:pega|lastima|hace da[nñ]o|maltrata)(?![a-z])|\bno me (?:pega|lastima|hace da[nñ]o|maltrata)(?![a-z])/u;

/** "What? no, I'm fine", to the question whether somebody is safe. */
const isFine =
  /^(?:(?:no+|nope|yes|yeah|yep|yup)[\s,.!]+)*i(?:['’]?m| am) (?:(?:really|totally|perfectly|completely|quite|just|all) )?(?:fine|ok(?:ay)?|all ?right|good|safe)(?=\s*(?:[.,!?]|$))/u;

/** "Nah forget I said that": whoever wishes it unsaid has said it, and meant something by it. */
const unsaid =
  /\b(?:forget|ignore|never ?mind) (?:(?:that|what|everything) )?(?:i (?:ever )?(?:said|told|wrote|mentioned)|it|that)\b|\bi (?:should not|shouldn['’]?t) have (?:said|told|written|mentioned|brought)\b|\bpretend (?:that )?i (?:never|did not|didn['’]?t)\b|\bolvida lo que dije(?![a-z])/u;

/** What may take a denial back, wherever it stands, and what does so beside it. */
const reserved = /\b(?:but|except|though|although|unless)\b/u;
const reservedBeside = /\b(?:yet|until|anymore)\b/u;

/**
 * Whether a message says that there is no danger, without reserve: outright, or as the no to a question of Haven's about it. With a
 * thing in it that one could use it is no plain denial.
 */
export function deniesDanger(text: string, asked: Asked): boolean {
  const said = text.toLowerCase().replace(startled, '');
  // Few messages deny anything, and what may take a denial back is looked for in those only.
  return denies(said, asked) && !reserved.test(said) && !isReservedBeside(said) && !namesTool(said);
}

/** "He doesn't know yet. He never hit me": the first says nothing of the second. */
function isReservedBeside(said: string): boolean {
  const sentences = said.split(/(?<=[.!?])\s+/u);
  const denying = sentences.filter((sentence) => saysNot.test(sentence));
  return (denying.length > 0 ? denying : sentences).some((sentence) => reservedBeside.test(sentence));
}

function denies(said: string, { questions }: Asked): boolean {
  if (saysNot.test(said) || (questions.includes('safe') && isFine.test(said))) return true;
  if (questions.length === 0 || !questions.every((question) => wellIfNot.has(question))) return false;
  if (unsaid.test(said)) return false;
  return answerIn(said)?.stance === 'no';
}

/** Danger explained away: it was a saying, or something harmless. A bare denial is none of that. All are linear in the text. */
const harmless =
  'essay|exam|test|quiz|quarter|semester|term|week|month|shift|project|presentation|deadline|game|book|movie|show|episode|character|scene|cat|dog|puppy|kitten|horse|car|phone|team|slides|report|class|homework|laundry|dishes|diet|workout|gym|hair|grass|cake|onions|video';
const explains = new RegExp(
  [
    String.raw`(?<!\b(?:not|no|never|isn['’]?t|wasn['’]?t|says?|said|says it['’]?s|thinks) (?:just |only )?)\b(?:figure of speech|an? (?:expression|saying|metaphor))\b`,
    String.raw`\bi (?:meant|mean) (?:the|my|our|that (?:the|my)) (?:${harmless})\b`,
    String.raw`\bi (?:meant|mean) i['’]?m (?:just |so |really |only )?(?:tired|exhausted|busy|stressed)\b`,
    String.raw`\bthe (?:dog|cat|puppy|kitten|horse|baby|hamster|rabbit|bird) (?:(?:had|has|have|did|does|was|is)(?:n['’]?t| not)?|never) (?:\w+ )?(?:eat|eaten|ate|eating)\b`,
    String.raw`\bin the (?:movie|film|show|book|game|series|episode)\b`,
  ].join('|'),
  'iu',
);
/** Of long ago only beside a word that now is well. */
const longAgo = /\b(?:long gone|years ago|decades ago|different (?:man|woman|guy))\b/iu;
const wellNow = /\bi(?:['’]?m| am) (?:\w+ )?(?:safe|not in (?:any )?danger)\b|\bnobody (?:is )?hurt(?:s|ing) me\b/iu;

/** Whether a message says what was meant instead of the danger that was heard, without reserve. */
export function explainsAway(text: string): boolean {
  const said = text.toLowerCase();
  if (reserved.test(said) || namesTool(said)) return false;
  return explains.test(said) || (longAgo.test(said) && wellNow.test(said));
}

/** What is left of a message once the denial is taken out of it: what it is really about. */
export function withoutDenial(text: string): string {
  const rest = text.replace(new RegExp(saysNot.source, 'giu'), ' ');
  const opening = new RegExp(
    `^(?:[\\s,.!?;:…-]|${startled.source.slice(1)}|(?:no+|nope|nah|never|not at all|of course not)(?=[\\s,.!?]|$))+`,
    'iu',
  );
  return rest
    .replace(opening, '')
    .replace(/\s+(?=[,.!?])/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
