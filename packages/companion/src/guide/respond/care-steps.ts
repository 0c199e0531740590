import { hasTool, namesTool } from '#crisis/fragment.ts';
import { guesses } from '#crisis/guessed.ts';
import { rankOf } from '#crisis/risk.ts';
import { careSteps, type CareStep, wayOut } from '../content/care-steps.ts';
import type { CareKnown, GuideState } from '../state.ts';
import type { Answer, Moment } from './answer.ts';
import { isUnsureYes } from './guessed-risk.ts';
import { type CareHeard, careHeard } from './care-heard.ts';

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
export function answerCareStep(moment: Moment): Answer | undefined {
  const { request, state, reading } = moment;
  const { detection } = request;
  if (isUnsureYes(moment)) return undefined;
  const heard = careHeard(reading.text);
  // In the midst of this a guess of the model's is read as what it answers, whatever things are named in it.
  const isFirm = !detection.signals.every(({ rule }) => guesses.has(rule)) || hasTool(request.message);
  const isNew = detection.tier !== 'none' && isFirm;
  const leads = detection.signals.find(({ tier }) => tier === detection.tier)?.kind ?? '';
  if (!isOwnDanger(state) && !(isNew && ownLife.has(leads) && state.risk !== undefined)) return undefined;
  // What is new and firm and of another kind has lines of its own; what is only guessed in the midst of this has none.
  if (isNew && !ownLife.has(leads)) return undefined;
  const known = state.risk?.known ?? {};
  const isPlain =
    saysYesToQuestion(moment) ||
    (isNew && (plain.has(leads) || isYes(detection.signals)) && rankOf(detection.tier) >= rankOf('elevated'));
  const isEmergency = detection.tier === 'imminent' && isNew;
  const step = isEmergency ? stepInEmergency(heard, state, reading.text) : stepFor(moment, heard, known, isPlain);
  if (!step) return undefined;
  const told = { ...known, ...knownAfter(heard, step, reading.text) };
  const slots = { who: told.who ?? 'them', where: told.where };
  const lines = linesFor(step, told);
  return {
    make: (composer) => composer.pick(lines, slots) ?? composer.pick(careSteps[step], slots),
    change: {
      pending: { kind: 'safety-question' },
      cleared: undefined,
      risk: riskAfter(state, detection.tier, leads, told),
    },
  };
}

/** Somebody who is hit or threatened and asks what to do gets no idea for it, and no step but the way out. */
export function answerWayOut({ state, reading, request }: Moment): Answer | undefined {
  const { risk, turn } = state;
  const isFresh = risk?.kind === 'abuse' && turn - risk.turn <= freshTurns && !state.cleared;
  if (!isFresh || request.detection.tier === 'imminent') return undefined;
  if (reading.kind !== 'advice' && !asksWhatToDo.test(reading.text)) return undefined;
  return {
    make: (composer) => composer.pick(wayOut) ?? composer.pickAgain(wayOut),
    change: { pending: { kind: 'safety-question' }, risk: { ...risk, replies: risk.replies + 1 } },
  };
}

const asksWhatToDo =
  /\bwhat (?:do|should|can|am) I\b|\bwhat now\b|\bwhere (?:do|should|can) I go\b|\bhow do I (?:get out|leave|get away)\b|\bshould I (?:leave|go|stay|call)\b/iu;

function riskAfter(state: GuideState, tier: Moment['request']['detection']['tier'], kind: string, known: CareKnown) {
  const before = isOwnDanger(state) ? state.risk : undefined;
  const isWorse = before === undefined || (ownLife.has(kind) && rankOf(tier) > rankOf(before.tier));
  return {
    tier: isWorse ? tier : before.tier,
    kind: isWorse ? kind : before.kind,
    turn: state.turn,
    replies: (state.risk?.replies ?? 0) + 1,
    known,
  };
}

/** The gravest thing to do goes first, and what was done is seen before what is still to do. */
function stepFor(
  { reading, state, request }: Moment,
  heard: CareHeard,
  known: CareKnown,
  isPlain: boolean,
): CareStep | undefined {
  if (heard.hasPutAway) return 'away';
  if (heard.isHere) return 'here';
  if (heard.hasReached) return 'reached';
  if (heard.isOnLine) return 'onLine';
  if (heard.willReach) return 'will';
  const names = namesTool(reading.text);
  if (names && !known.means) return request.detection.tier === 'imminent' ? 'meansNow' : 'means';
  if (heard.hasDoneNothing) return 'notDone';
  if (heard.hasNoAnswer) return 'noAnswer';
  if (heard.asksAboutLine) return 'aboutLine';
  if (heard.asksWords) return 'words';
  const hasSomebody = heard.person !== undefined || known.who !== undefined;
  if (heard.asksIfTheyCome && hasSomebody) return 'mayCome';
  if (heard.hesitates && hasSomebody) return 'hesitates';
  if (heard.isFar && heard.person) return 'far';
  if (heard.isNear && heard.person) return 'near';
  if (heard.hasNobody || saysNobody(request, reading.text)) return 'nobody';
  if (known.reached && heard.waits) return 'waits';
  if (heard.deniesDying) return 'notDying';
  if (heard.isCalmer && rankOf(state.risk?.tier ?? 'none') > 0) return 'calmer';
  if (isPlain && !known.disclosed && state.risk !== undefined) return 'disclosed';
  return undefined;
}

/** "Yeah I do think about it", to the question that was asked a moment ago. */
function saysYesToQuestion({ state, reading }: Moment): boolean {
  return state.pending?.kind === 'safety-question' && isOwnDanger(state) && yes.test(reading.text);
}

const yes =
  /^(?:yes|yeah|yea|yep|yup|I do\b|I am\b|sometimes|kind of|sort of|a lot|every (?:day|night))(?![^.?!]{0,12}\bbut not\b)/iu;

/** A yes to the question about suicide says it as plainly as the words would. */
function isYes(signals: Moment['request']['detection']['signals']): boolean {
  return signals.some(({ rule }) => /^(?:answer-suicide|yes-when-asked)$/u.test(rule));
}

/** A bare no, to the question who is near. */
function saysNobody({ turns }: Moment['request'], text: string): boolean {
  const last = turns.findLast(({ role }) => role === 'assistant')?.content ?? '';
  return /^(?:no|nope|nah|not really|none)[.! ]*$/iu.test(text) && asksForSomebody.test(last);
}

const asksForSomebody =
  /\b(?:who (?:is|could|can|else|near|might)|is (?:there )?(?:somebody|someone|anyone|anybody)|whom could)\b[^?]*\?[^?]*$/iu;

/** While it can happen any minute, only what was done about it goes before the emergency numbers. */
function stepInEmergency(heard: CareHeard, { risk }: GuideState, text: string): CareStep | undefined {
  if (risk === undefined) return undefined;
  if (heard.hasPutAway) return 'away';
  if (heard.isHere) return 'here';
  if (heard.hasReached) return 'reached';
  return namesTool(text) && !risk.known?.means ? 'meansNow' : undefined;
}

function knownAfter(heard: CareHeard, step: CareStep, text: string): CareKnown {
  return {
    ...(heard.person ? { who: heard.person } : {}),
    ...(heard.where && namesTool(text) ? { where: heard.where } : {}),
    ...(namesTool(text) ? { means: true as const } : {}),
    ...(step === 'reached' || step === 'here' ? { reached: true as const } : {}),
    ...(step === 'away' ? { away: true as const } : {}),
    ...(step === 'disclosed' || step === 'means' || step === 'meansNow' ? { disclosed: true as const } : {}),
  };
}

/** With the place, where one was told and it is still there. */
function linesFor(step: CareStep, { where, away, reached }: CareKnown): readonly string[] {
  if (step === 'away' && reached) return careSteps.awayTogether;
  if (step === 'here' && away) return careSteps.hereAway;
  if (!where || away) return careSteps[step];
  if (step === 'means') return careSteps.meansAt;
  return step === 'reached' ? careSteps.reachedAt : careSteps[step];
}
