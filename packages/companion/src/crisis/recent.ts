import { answerRule, answerTo } from './answered.ts';
import type { InTalk } from './answer-reading.ts';
import type { Before } from './before.ts';
import { deniesDanger } from './denial.ts';
import type { Detection, Signal } from './detect.ts';
import { fragmentIn, namesMeans } from './fragment.ts';
import {
  asksAboutMeans,
  isFarewell,
  insists,
  putsOnOthers,
  reportsAct,
  saysIntent,
  takesBack,
  willAct,
} from './leaning.ts';
import { rankOf } from './risk.ts';
import type { RiskKind, Tier } from './risk.ts';

/** A message as read by itself, and what it is said in. */
interface Said extends InTalk {
  alone: Detection;
}

/**
 * Raises what a message says by what was said before it; never lowers. An answer says what was asked. A few words of time, place or
 * means after danger are a plan. What is taken back after danger is asked about, and stays a risk after intent; an act under way
 * stays an emergency. "Asking for a friend" is as serious as what it explains, heights or doses asked about after a loss
 * are a sign, and so is a goodbye after things were given away.
 */
export function raisedByTurns(said: Said): Detection {
  const { text, alone, asked, before } = said;
  if (deniesDanger(text, asked) && !before.isFirm && !before.isUnderWay) return alone;
  const added = addedBy({ ...said, text: text.toLowerCase() });
  if (!added || rankOf(added.tier) <= rankOf(alone.tier)) return alone;
  return {
    tier: added.tier,
    signals: [added, ...alone.signals],
    spans: alone.spans.length > 0 ? alone.spans : [{ start: 0, end: text.length }],
  };
}

/** A hint that comes from an answer or from taking something back, not from dark words of this message. */
export function isHintByTurns({ tier, signals }: Detection): boolean {
  const [first] = signals;
  return tier === 'quiet' && first !== undefined && (first.rule === takenBackRule || first.rule.startsWith(answerRule));
}

const takenBackRule = 'taken-back';

/** Earlier turns are read only when the message leans on them: reading one costs as much as reading a message. */
function addedBy(said: Said): Signal | undefined {
  const { text, alone, asked, task, before } = said;
  if (text.trim() === '' || alone.tier === 'imminent') return undefined;
  const candidates = [
    answerTo(text, asked, before),
    fragmentAfter(said),
    task === 'list' && namesMeans(text) && before.isDanger ? signal(before, 'elevated', 'means-in-sight') : undefined,
    meansAfter(text, before),
    farewellAfter(text, before),
    reportsAct(text) && rankOf(before.latest.tier) >= rankOf('elevated')
      ? signal(before, 'imminent', 'act-after-risk')
      : undefined,
    willAct(text) && before.isDanger && !unplanned.has(before.latest.kind)
      ? signal(before, 'imminent', 'act-ahead-after-risk')
      : undefined,
    putsOnOthers(text) && !asked.isHarmless && before.isDanger
      ? signal(before, before.gravest.tier, 'for-a-friend-after-risk')
      : undefined,
    insists(text) && !takesBack(text) && before.isDanger
      ? signal(before, before.gravest.tier, 'meant-after-risk')
      : undefined,
    takesBack(text) && before.isDanger ? signal(before, tierTakenBack(before), takenBackRule) : undefined,
    rankOf(alone.tier) >= rankOf('quiet') && saysIntent(text) && before.isDanger
      ? signal(before, 'imminent', 'risk-grows')
      : undefined,
  ];
  return candidates.reduce((one, other) => (rankOf(other?.tier ?? 'none') > rankOf(one?.tier ?? 'none') ? other : one));
}

/** Of danger that others are in, or that has no one moment, a time or a place makes no plan. */
const unplanned: ReadonlySet<RiskKind> = new Set(['abuse', 'third-party', 'eating-disorder']);

function fragmentAfter({ text, task, asked, before }: Said): Signal | undefined {
  if (task === 'list' || !(asked.leavesOpen || task !== undefined) || !fragmentIn(text)) return undefined;
  const { tier, kind } = before.latest;
  if (rankOf(tier) < rankOf('elevated') || unplanned.has(kind)) return undefined;
  return signal(before, 'imminent', 'plan-after-risk');
}

function meansAfter(text: string, before: Before): Signal | undefined {
  if (!asksAboutMeans(text)) return undefined;
  if (before.isDanger) return { kind: 'means', tier: 'imminent', rule: 'means-asked-after-risk' };
  const isSign = before.hasLost || before.gravest.tier === 'quiet';
  return isSign ? { kind: 'means', tier: 'elevated', rule: 'means-asked-after-loss' } : undefined;
}

function farewellAfter(text: string, before: Before): Signal | undefined {
  if (!isFarewell(text) || !before.gaveAway) return undefined;
  return { kind: 'goodbye', tier: before.isDanger ? 'imminent' : 'elevated', rule: 'goodbye-after-giving' };
}

function tierTakenBack({ isUnderWay, gravest }: Before): Tier {
  if (isUnderWay) return 'imminent';
  return gravest.tier === 'imminent' ? 'elevated' : 'quiet';
}

function signal({ gravest }: Before, tier: Tier, rule: string): Signal {
  return { kind: gravest.kind, tier, rule };
}
