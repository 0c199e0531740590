import { guesses } from '#crisis/guessed.ts';
import { rankOf } from '#crisis/risk.ts';
import type { CareStep } from '../content/care-steps.ts';
import type { CareKnown, GuideState } from '../state.ts';
import type { Answer, Moment } from './answer.ts';
import { isUnsureYes } from './guessed-risk.ts';
import type { CareHeard, CareTongue } from './care-tongue.ts';

/** Dangers to the life of the one who writes. */
const ownLife: ReadonlySet<string> = new Set([
  'explicit',
  'passive',
  'burden',
  'goodbye',
  'means',
  'self-harm',
  'overdose',
]);
/** Of these a person says plainly that they think of dying. */
const plain: ReadonlySet<string> = new Set(['explicit', 'passive', 'means']);
const freshTurns = 12;

/** Whether the life of the one who writes was surely in danger a moment ago. */
export function isOwnDanger({ risk, turn }: GuideState): boolean {
  const isSure = risk !== undefined && (!risk.guessed || risk.known?.means === true);
  return isSure && ownLife.has(risk.kind) && turn - risk.turn <= freshTurns;
}

/**
 * The next step with somebody in danger who answers: what they could use, who could come, what was done about it. Nothing where the message
 * tells nothing of that, or where the emergency itself has to be said first.
 */
export function answerCareStep(moment: Moment, tongue: CareTongue): Answer | undefined {
  const { request, state } = moment;
  const { detection } = request;
  if (isUnsureYes(moment)) return undefined;
  const heard = tongue.hear(tongue.textOf(moment));
  // In the midst of this a guess of the model's is read as what it answers, whatever things are named in it.
  const isFirm =
    !detection.signals.every(({ rule }) => guesses.has(rule) || rule === 'taken-back') || tongue.holds(moment);
  const isNew = detection.tier !== 'none' && isFirm;
  const leads = detection.signals.find(({ tier }) => tier === detection.tier)?.kind ?? '';
  // What a line does is asked after a mere guess as well.
  const ofLine = isOwnKind(state) ? stepOfLine(heard) : undefined;
  if (!ofLine && !isOwnDanger(state) && !(isNew && ownLife.has(leads) && state.risk !== undefined)) return undefined;
  // What is new and firm and of another kind has lines of its own; what is only guessed in the midst of this has none.
  if (isNew && !ownLife.has(leads)) return undefined;
  const known = knownIn(state, tongue);
  const isPlain =
    saysYesToQuestion(moment, heard) ||
    (heard.saysMore && isOwnDanger(state)) ||
    (isNew && (plain.has(leads) || isYes(detection.signals)) && rankOf(detection.tier) >= rankOf('elevated'));
  const isEmergency = detection.tier === 'imminent' && isNew;
  const short = shortAnswerIn(moment, tongue);
  const meant = heard.person ?? (tongue.dropsSubjects ? known.who : undefined);
  const step = isEmergency
    ? stepInEmergency(heard, state, meant)
    : isOwnDanger(state) || isNew
      ? stepFor(moment, heard, { known, meant, short, isPlain })
      : ofLine;
  if (!step) return undefined;
  const told = { ...known, ...knownAfter(heard, step) };
  const slots = tongue.slotsOf(told);
  const lines = linesFor(step, told, tongue);
  return {
    make: (composer) => composer.pick(lines, slots) ?? composer.pick(tongue.lines[step], slots),
    change: {
      pending: { kind: 'safety-question' },
      cleared: undefined,
      risk: riskAfter(state, detection.tier, leads, told),
    },
  };
}

/** Somebody who is hit or threatened and asks what to do gets no idea for it, and no step but the way out. */
export function answerWayOut(moment: Moment, { wayOutIn, wayOut }: CareTongue): Answer | undefined {
  const { state, request } = moment;
  const { risk, turn } = state;
  const isFresh = risk?.kind === 'abuse' && !risk.guessed && turn - risk.turn <= freshTurns && !state.cleared;
  if (!isFresh || request.detection.tier === 'imminent') return undefined;
  const step = wayOutIn(moment);
  if (!step) return undefined;
  const lines = wayOut[step];
  return {
    make: (composer) => composer.pick(lines) ?? composer.pickAgain(lines),
    change: { pending: { kind: 'safety-question' }, risk: { ...risk, replies: risk.replies + 1 } },
  };
}

/** What was told before; the words of one language are not said back in another. */
function knownIn({ risk, language }: GuideState, tongue: CareTongue): CareKnown {
  const { who, where, ...rest } = risk?.known ?? {};
  return language === tongue.language ? { ...(who && { who }), ...(where && { where }), ...rest } : rest;
}

function riskAfter(state: GuideState, tier: Moment['request']['detection']['tier'], kind: string, known: CareKnown) {
  // A question about a line makes a guess no surer.
  const isAsked = tier === 'none' && !isOwnDanger(state) && isOwnKind(state);
  const before = isOwnDanger(state) || isAsked ? state.risk : undefined;
  const isWorse = before === undefined || (ownLife.has(kind) && rankOf(tier) > rankOf(before.tier));
  return {
    tier: isWorse ? tier : before.tier,
    kind: isWorse ? kind : before.kind,
    turn: state.turn,
    replies: (state.risk?.replies ?? 0) + 1,
    ...(isAsked && before?.guessed ? { guessed: true as const } : {}),
    known,
  };
}

interface Beside {
  known: CareKnown;
  /** The person who is spoken of. */
  meant: string | undefined;
  short: CareStep | undefined;
  isPlain: boolean;
}

/** The gravest thing to do goes first, and what was done is seen before what is still to do. */
function stepFor(
  { state, request }: Moment,
  heard: CareHeard,
  { known, meant, short, isPlain }: Beside,
): CareStep | undefined {
  if (heard.hasPutAway) return 'away';
  if (heard.isHere) return 'here';
  if (heard.hasReached) return 'reached';
  if (heard.isOnLine) return 'onLine';
  if (heard.willReach) return 'will';
  const means = meansStep(heard, request.detection.tier === 'imminent', meant);
  if (heard.names && !known.means) return means;
  if (heard.saysMore && !known.disclosed) return 'disclosed';
  if (heard.hasDoneNothing) return 'notDone';
  if (heard.hasNoAnswer) return 'noAnswer';
  const ofLine = stepOfLine(heard);
  if (ofLine) return ofLine;
  if (heard.asksWords) return 'words';
  const hasSomebody = heard.person !== undefined || known.who !== undefined;
  if (heard.asksIfTheyCome && hasSomebody) return 'mayCome';
  if ((heard.hesitates && hasSomebody) || heard.sparesAll) return 'hesitates';
  if (heard.wantsToTalkHere) return 'talksHere';
  if (heard.isFar && meant) return 'far';
  if (heard.isNear && meant) return 'near';
  if (heard.hasNobody) return 'nobody';
  if (short) return short;
  if (known.reached && heard.waits) return 'waits';
  if (heard.deniesDying) return 'notDying';
  if (heard.isCalmer && rankOf(state.risk?.tier ?? 'none') > 0) return 'calmer';
  if (isPlain && !known.disclosed && state.risk !== undefined) return 'disclosed';
  return heard.namesAgain ? means : undefined;
}

/** What calling is like, and what comes of it. */
function stepOfLine(heard: CareHeard): CareStep | undefined {
  if (heard.asksAboutPolice) return 'aboutPolice';
  if (heard.asksWhoIsTold) return 'aboutTold';
  if (heard.asksForNight) return 'forNight';
  return heard.asksAboutLine ? 'aboutLine' : undefined;
}

/** Whether the danger that was heard, or guessed at, is to the life of the one who writes. */
function isOwnKind({ risk, turn, cleared }: GuideState): boolean {
  return risk !== undefined && !cleared && ownLife.has(risk.kind) && turn - risk.turn <= freshTurns;
}

/** "Yeah I do think about it", to the question that was asked a moment ago. */
function saysYesToQuestion({ state }: Moment, { saysYes }: CareHeard): boolean {
  return state.pending?.kind === 'safety-question' && isOwnDanger(state) && saysYes;
}

/** A yes to the question about suicide says it as plainly as the words would. */
function isYes(signals: Moment['request']['detection']['signals']): boolean {
  return signals.some(({ rule }) => /^(?:answer-suicide|yes-when-asked)$/u.test(rule));
}

/** A word or two, by what Haven asked last: a bare no to the question who is near. */
function shortAnswerIn(moment: Moment, { shortAnswers, textOf }: CareTongue): CareStep | undefined {
  const last = moment.request.turns.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const text = textOf(moment);
  return shortAnswers.find(({ said, asked }) => said.test(text) && asked.test(last))?.step;
}

/** "In the bathroom" is not in the hand, and whoever is close by can take it. */
function meansStep(heard: CareHeard, isImminent: boolean, meant: string | undefined): CareStep {
  const isAtHand = heard.where === undefined || worn.test(heard.where);
  if (isImminent && isAtHand && !heard.isCalmer) return 'meansNow';
  return heard.isNear && meant ? 'meansTaken' : 'means';
}

const worn = /(?:pocket|coat|jacket|bolsillo|chaqueta|abrigo|mano)$/iu;

/** While it can happen any minute, only what was done about it goes before the emergency numbers. */
function stepInEmergency(heard: CareHeard, { risk }: GuideState, meant: string | undefined): CareStep | undefined {
  if (risk === undefined) return undefined;
  if (heard.hasPutAway) return 'away';
  if (heard.isHere) return 'here';
  if (heard.hasReached) return 'reached';
  return heard.names && !risk.known?.means ? meansStep(heard, true, meant) : undefined;
}

const disclosing: ReadonlySet<CareStep> = new Set(['disclosed', 'means', 'meansNow', 'meansTaken']);

function knownAfter(heard: CareHeard, step: CareStep): CareKnown {
  return {
    ...(heard.person ? { who: heard.person } : {}),
    ...(heard.where && heard.names ? { where: heard.where } : {}),
    ...(heard.names ? { means: true as const } : {}),
    ...(step === 'reached' || step === 'here' ? { reached: true as const } : {}),
    ...(step === 'away' ? { away: true as const } : {}),
    ...(disclosing.has(step) ? { disclosed: true as const } : {}),
  };
}

/** With the place, where one was told and it is still there; by whether somebody was named, where there are lines for both. */
function linesFor(step: CareStep, told: CareKnown, { lines }: CareTongue): readonly string[] {
  const all = lines[variantOf(step, told)];
  const fitting = all.filter((line) => /\{who\}/iu.test(line) === (told.who !== undefined));
  return fitting.length > 0 ? fitting : all;
}

function variantOf(step: CareStep, { where, away, reached }: CareKnown): CareStep {
  if (step === 'away' && reached) return 'awayTogether';
  if (step === 'here' && away) return 'hereAway';
  if (!where || away) return step;
  if (step === 'means') return 'meansAt';
  return step === 'reached' ? 'reachedAt' : step;
}
