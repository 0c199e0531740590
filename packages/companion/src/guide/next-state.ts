import { asksForMore } from './respond/more.ts';
import { rankOf } from '#crisis/risk.ts';
import { withHindrances } from './respond/exercise-choice.ts';
import { endsExercise } from './respond/exercise-attention.ts';
import { sureKind } from './respond/plain.ts';
import type { Answer, Moment, StateChange } from './respond/answer.ts';
import type { Settled } from './compose.ts';
import type { MessageLanguage } from './message-language.ts';
import { coursesAfter } from './courses/hear-course.ts';
import { factDue, factsAfter, markUsed } from './life-facts.ts';
import { matterAfter } from './matter.ts';
import { pointsAfter } from './points.ts';
import { mergeThings } from './named-things.ts';
import { pickStyle } from './pick-style.ts';
import { remember } from './said-before.ts';
import type { GuideState } from './state.ts';
import { weightOf } from './telling/kinds.ts';
import { threadAfter } from './thread.ts';
import { angleOf } from './content/angles/angle-of.ts';
import { isTakenUp } from './content/taken-up.ts';

/** The state after a reply: what was said, what was heard, and what is still open. */
export function nextState(
  moment: Moment,
  answer: Answer,
  settled: Settled,
  language: MessageLanguage,
  picked: string | undefined,
): GuideState {
  const { state, reading, request } = moment;
  const asked = settled.text.includes('?');
  const { pending, practical: _practical, skill, ...kept } = state;
  const next: GuideState = {
    ...kept,
    turn: state.turn + 1,
    said: remember(state.said, settled.text, settled.templates),
    things: mergeThings(state.things, reading.things),
    points: pointsAfter(moment, language),
    lengths: [...state.lengths, reading.words].slice(-6),
    questionsInRow: asked ? state.questionsInRow + 1 : 0,
    echoesInRow: isEcho(settled) ? (state.echoesInRow ?? 0) + 1 : 0,
    ...(asksForMore(settled.text) ? { askedMore: (state.askedMore ?? 0) + 1 } : {}),
    language: language === 'es' ? 'es' : 'en',
    seen: { ...state.seen, [reading.kind]: Math.min(99, (state.seen[reading.kind] ?? 0) + 1) },
    ...(reading.topic !== 'none'
      ? {
          topic: mainTopic(state, reading.topic),
          topics: { ...state.topics, [reading.topic]: Math.min(99, (state.topics[reading.topic] ?? 0) + 1) },
        }
      : {}),
    ...(reading.feeling ? { feeling: { ...reading.feeling, turn: state.turn } } : {}),
    ...(isStillOpen(moment) && pending ? { pending } : {}),
    ...(skill && isKept(moment) ? { skill: { ...skill, paused: true } } : {}),
    ...anglesOf(state, settled.templates),
    ...ideasOf(moment),
    ...threadOf(moment),
    ...toldOf(moment, settled),
    ...tellingOf(moment),
    ...withHindrances(state, reading.text),
    ...(reading.kind === 'child' || reading.kind === 'teen' ? { young: true } : {}),
    ...(picked ? { pickedStyle: pickStyle(request.message, request.turns) } : {}),
  };
  return changed(next, answer.change, moment);
}

/** The angles this reply took up, behind those before. */
function anglesOf(state: GuideState, templates: readonly string[]): Pick<GuideState, 'angles'> {
  const taken = templates.flatMap((template) => angleOf(template) ?? []);
  return taken.length > 0 ? { angles: [...(state.angles ?? []), ...new Set(taken)].slice(-6) } : {};
}

function threadOf({ state, reading }: Moment): Pick<GuideState, 'thread'> {
  const thread = threadAfter(state, reading);
  return thread ? { thread } : {};
}

/** What the talk is about, the facts told in it, and whether one of them was taken up just now. */
function toldOf(
  { state, reading }: Moment,
  settled: Settled,
): Pick<GuideState, 'matter' | 'courses' | 'facts' | 'factAt'> {
  const matter = matterAfter(state, reading);
  const due = settled.templates.some(isTakenUp) ? factDue(state, reading, matter?.id) : undefined;
  const facts = factsAfter(state, reading, matter?.id);
  const courses = coursesAfter(state, reading);
  return {
    ...(matter ? { matter } : {}),
    courses,
    ...(facts.length > 0 ? { facts: due ? markUsed(facts, due) : facts } : {}),
    ...(due ? { factAt: state.turn } : {}),
  };
}

/** People mostly go on with what they told a moment ago. */
function tellingOf(moment: Moment): Pick<GuideState, 'telling'> {
  const kind = sureKind(moment);
  return kind && weightOf(kind) ? { telling: { kind, turn: moment.state.turn } } : {};
}

/** Where an idea could come from, should advice be asked for. */
function ideasOf({ reading, state }: Moment): Pick<GuideState, 'ideasFrom' | 'ideasAt'> {
  const id = reading.cues.find((cue) => cue.ideas)?.id;
  return id ? { ideasFrom: id, ideasAt: state.turn } : {};
}

/** A running exercise waits, paused, while somebody says something else; danger and goodbyes end it. */
function isKept({ request, reading }: Moment): boolean {
  return rankOf(request.detection.tier) <= rankOf('quiet') && !endsExercise(reading.kind);
}

/** An exercise stays on offer for a few turns when somebody goes on talking instead of answering. */
function isStillOpen({ state, reading }: Moment): boolean {
  // What the other one may answer is on people's minds for some turns.
  if (state.pending?.kind === 'wording') return state.turn - state.pending.since < 4;
  return state.pending?.kind === 'skill-offer' && reading.kind === 'share' && state.turn - state.offeredAt < 4;
}

function changed(state: GuideState, change: StateChange | undefined, moment: Moment): GuideState {
  const merged: Record<string, unknown> = { ...state };
  for (const [key, value] of Object.entries(change ?? {})) {
    if (value === undefined) delete merged[key];
    else if (key === 'things') merged[key] = mergeThings(value as GuideState['things'], moment.reading.things);
    else merged[key] = value;
  }
  return merged as unknown as GuideState;
}

/** What the conversation is mostly about: the topic heard most often; among equals the one it was about before. */
function mainTopic({ topics, topic = '' }: GuideState, heard: string): string {
  const count = (name: string) => (topics[name] ?? 0) + (name === heard ? 1 : 0);
  return count(heard) > count(topic) ? heard : topic;
}

/** Whether a reply is words of the message and nothing else. */
function isEcho({ templates }: Settled): boolean {
  return templates.length > 0 && templates.every((line) => bareWords.test(line));
}

const bareWords = /^\{said\}\.$/iu;
