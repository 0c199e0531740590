import type { Asked, Question } from './asked.ts';
import type { Before } from './before.ts';
import type { Signal } from './detect.ts';
import { fragmentIn } from './fragment.ts';
import { rankOf } from './risk.ts';
import type { RiskKind, Tier } from './risk.ts';
import { answerIn } from './stance.ts';
import type { Answer, Stance } from './stance.ts';

type Meaning = Partial<Record<Stance, Tier>>;

/** What each answer says of danger; what is missing says nothing. */
const meanings: Record<Question, Meaning> = {
  suicide: {
    yes: 'elevated',
    partly: 'elevated',
    'not-now': 'elevated',
    unsure: 'quiet',
    withheld: 'quiet',
    past: 'quiet',
    hardly: 'quiet',
  },
  act: {
    yes: 'imminent',
    partly: 'imminent',
    unsure: 'elevated',
    withheld: 'elevated',
    'not-now': 'elevated',
    past: 'elevated',
    hardly: 'quiet',
  },
  means: {
    yes: 'imminent',
    partly: 'imminent',
    unsure: 'elevated',
    withheld: 'elevated',
    'not-now': 'elevated',
    hardly: 'quiet',
  },
  'out-of-reach': {
    no: 'imminent',
    hardly: 'imminent',
    partly: 'elevated',
    unsure: 'elevated',
    withheld: 'elevated',
    'not-now': 'elevated',
  },
  taken: { yes: 'imminent', partly: 'imminent', 'not-now': 'imminent', unsure: 'imminent', withheld: 'elevated' },
  safe: {
    no: 'imminent',
    hardly: 'imminent',
    'not-now': 'imminent',
    past: 'imminent',
    partly: 'elevated',
    unsure: 'elevated',
    withheld: 'elevated',
  },
  'safe-or-act': {
    yes: 'elevated',
    partly: 'elevated',
    'not-now': 'elevated',
    unsure: 'elevated',
    withheld: 'elevated',
    no: 'quiet',
    hardly: 'quiet',
  },
  threat: { yes: 'imminent', partly: 'imminent', unsure: 'elevated' },
  hurt: { yes: 'elevated', partly: 'elevated' },
  recovering: { no: 'imminent', past: 'imminent', hardly: 'imminent', unsure: 'imminent', partly: 'imminent' },
  alone: { yes: 'elevated', partly: 'elevated' },
  'in-earnest': { yes: 'elevated', partly: 'elevated', unsure: 'elevated' },
  'in-jest': { no: 'elevated', hardly: 'elevated', yes: 'quiet', partly: 'quiet', unsure: 'quiet' },
};

/** The same words ask for other things where nobody spoke of danger ("do you have a plan?"); these two do not. */
const needsNoDanger: ReadonlySet<Question> = new Set<Question>(['suicide', 'safe']);
/** Without danger before it, "no, I am not safe" is a risk and the vaguer answers are asked about. */
const safeBeforeDanger: Meaning = {
  no: 'elevated',
  hardly: 'elevated',
  'not-now': 'elevated',
  unsure: 'quiet',
  partly: 'quiet',
};

const soon =
  /\b(?:tonight|tn|today|now|soon|tomorrow|later|going to|gonna|will|decided|planning|ready|hoy|ahora|ma[nñ]ana|esta noche|ce soir|demain|heute|morgen|hoje|amanh[aã])(?![a-z])/u;
const safeWords =
  /\b(?:i['’]?m|i am|feel|yes|yeah|we are|we['’]re|totally|perfectly) (?:\w+ )?(?:safe|ok|okay|fine)\b|\b(?:estoy|s[ií],) (?:\w+ )?(?:a salvo|bien|segur[oa])\b/u;
const plainlySafe = /\b(?:i['’]?m|i am|we are|we['’]re) (?:\w+ )?safe\b|\b(?:estoy|s[ií],) (?:\w+ )?a salvo\b/u;
const negation = /\b(?:not|never|cannot|no|nunca|tampoco)\b|n['’]t\b|\b(?:dont|cant|isnt|arent|wont)\b/u;
const tellsWhen =
  /^(?:probably |maybe |just |only )?(?:when|after|once|before|as soon as|at (?:\d|night|noon|midnight)|in (?:an?|\d+|a few) (?:hour|minute|day)|tonight|tomorrow|later|cuando|despu[eé]s|esta noche|ma[nñ]ana)/u;
/** Where somebody is who is feared. */
const isNear =
  /\b(?:down ?stairs|up ?stairs|next (?:room|door)|outside|right here|at the door|in (?:the|his|her|my|our) (?:\w+ )?(?:room|house|kitchen|yard|hall(?:way)?|bed|garage|car|driveway)|on (?:his|her|the|their) way|coming|back soon|asleep|sleeping|abajo|arriba|afuera|en la (?:puerta|cocina|sala|casa)|viene|dormid[oa])\b/u;
const isAway = /\b(?:no|not|gone|left|away|isn['’]?t|moved out|se fue)\b/u;

/** How the rules of answers are named; what was asked follows. */
export const answerRule = 'answer-';

/** What a message says as an answer to what was asked; nothing when it is none, or when all is well. */
export function answerTo(text: string, asked: Asked, before: Before): Signal | undefined {
  if (asked.questions.length === 0) return undefined;
  const answer = answerIn(text);
  let gravest: Signal | undefined;
  for (const question of asked.questions) {
    const tier = tierOf({ question, asked, answer, text, before });
    if (tier === undefined || rankOf(tier) <= rankOf(gravest?.tier ?? 'none')) continue;
    gravest = { kind: kindOf(question, asked, before), tier, rule: `${answerRule}${question}` };
  }
  return gravest;
}

interface Answering {
  question: Question;
  asked: Asked;
  answer: Answer | undefined;
  text: string;
  before: Before;
}

function tierOf(answering: Answering): Tier | undefined {
  const { question, answer, text, before } = answering;
  if (question === 'threat') return threatOf(answer, text, before);
  return answer ? tierOfStance(answering, answer) : tierOfDetail(answering);
}

function tierOfStance({ question, asked, text, before }: Answering, { stance, rest }: Answer): Tier | undefined {
  const tier = saysSafe(text, question) ? undefined : meanings[question][stance];
  if (tier === undefined) return undefined;
  if (question === 'suicide') {
    const affirms = stance === 'yes' || stance === 'partly';
    return affirms && (soon.test(rest) || asked.isSoon) ? 'imminent' : tier;
  }
  if (before.isDanger || (question === 'act' && asked.namesDying)) return tier;
  return question === 'safe' ? safeBeforeDanger[stance] : undefined;
}

/** "I am safe." Only to the question about that is "I am fine" the same. */
function saysSafe(text: string, question: Question): boolean {
  const isAsked = question === 'safe' || question === 'safe-or-act';
  return (isAsked ? safeWords : plainlySafe).test(text) && !negation.test(text);
}

/** A time, a thing or a number in place of a yes. */
function tierOfDetail({ question, asked, text, before }: Answering): Tier | undefined {
  if (question === 'suicide') return !asked.aboutOther && soon.test(text) && fragmentIn(text) ? 'imminent' : undefined;
  if (!before.isDanger) return undefined;
  if (question === 'act') return tellsWhen.test(text) ? 'imminent' : tierOfLikelihood(text);
  return (question === 'means' || question === 'taken') && fragmentIn(text) ? 'imminent' : undefined;
}

/** How likely it is that they act, from 0 to 10. */
function tierOfLikelihood(text: string): Tier | undefined {
  const [, number] = /^\W*(10|\d)(?:\s*(?:\/|of|out of) ?10)?\b(?!\d)/u.exec(text) ?? [];
  if (number === undefined || number === '0') return undefined;
  return Number(number) >= likely ? 'imminent' : 'elevated';
}

const likely = 4;

function threatOf(answer: Answer | undefined, text: string, before: Before): Tier | undefined {
  const near = isNear.test(text) && !isAway.test(text);
  const tier = near ? 'imminent' : answer && meanings.threat[answer.stance];
  return tier !== undefined && before.isDanger && threatening.has(before.gravest.kind) ? tier : undefined;
}

const threatening: ReadonlySet<RiskKind> = new Set(['abuse', 'harm-others']);

function kindOf(question: Question, { aboutOther }: Asked, before: Before): RiskKind {
  if (aboutOther) return 'third-party';
  return needsNoDanger.has(question) && !before.isDanger ? 'explicit' : before.gravest.kind;
}
