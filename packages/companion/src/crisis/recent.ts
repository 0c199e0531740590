import type { Detection, RecentTurn, Signal } from './detect.ts';
import { moreSerious, rankOf } from './risk.ts';
import type { RiskKind, Tier } from './risk.ts';

const turnsLookedAt = 6;

/** What the last turns add. `earlier` is the highest tier among the person's recent turns. */
interface Before {
  earlier: Tier;
  kind: RiskKind;
  loss: boolean;
}

/**
 * Raises what a message says by what was said before it; never lowers. A retraction after danger stays elevated, "asking for a
 * friend" stays as serious as the question before it, and heights or doses asked about after a loss are a sign.
 */
export function raisedByTurns(
  text: string,
  alone: Detection,
  recent: readonly RecentTurn[],
  detectAlone: (text: string) => Detection,
): Detection {
  const before = readTurns(recent, detectAlone);
  const added = signalFrom(text.toLowerCase(), alone, before);
  if (!added || rankOf(added.tier) <= rankOf(alone.tier)) return alone;
  return {
    tier: moreSerious(alone.tier, added.tier),
    signals: [added, ...alone.signals],
    spans: alone.spans.length > 0 ? alone.spans : [{ start: 0, end: text.length }],
  };
}

function readTurns(recent: readonly RecentTurn[], detectAlone: (text: string) => Detection): Before {
  const before: Before = { earlier: 'none', kind: 'explicit', loss: false };
  for (const { role, content } of recent.slice(-turnsLookedAt)) {
    if (role !== 'user') continue;
    const { tier, signals } = detectAlone(content);
    if (rankOf(tier) > rankOf(before.earlier)) {
      before.earlier = tier;
      before.kind = signals[0]?.kind ?? before.kind;
    }
    before.loss ||= lossWords.test(content.toLowerCase());
  }
  return before;
}

const lossWords =
  /\b(?:lost|losing|got fired|fired me|laid off|evict\w*|divorce\w*|broke up|broken up|dumped|left me|cheated|died|passed away|funeral|failed out|expelled|bankrupt\w*|foreclos\w*|custody|diagnos\w*|miscarr\w*|perdi|murio|me dejo|despidieron)\b/;

const meansQuestion =
  /\b(?:how (?:high|tall|deep|many|much|long|fast)|tall(?:er|est)|high(?:er|est)|(?:what|which) (?:bridges?|buildings?|heights?|doses?|amounts?|pills?|meds?)|where (?:can i|do i|to) (?:buy|get|find)|is it (?:possible|easy|legal)|can you (?:die|overdose|survive))\b/;

const meansThing =
  /\b(?:bridges?|buildings?|roofs?|rooftops?|cliffs?|floors?|stor(?:y|ies|eys?)|overpass|balcon(?:y|ies)|trains?|tracks?|pills?|tylenol|advil|ibuprofen|benadryl|insulin|meds?|medication|guns?|pistol|rope|bleach|antifreeze|carbon monoxide|helium|survive|lethal|fatal|die)\b/;

const retraction =
  /\b(?:just kidding|jk|j\/k|was joking|only joking|didn'?t mean (?:it|that)|forget (?:it|i said|what i said)|never ?mind|nvm|i'?m (?:fine|ok|okay|good)(?: now)?|ignore (?:that|me)|being dramatic|not serious|era broma|estoy bien)\b/;

const forFriend =
  /\b(?:asking for (?:a|my) friend|it'?s for (?:a|my) friend|for a (?:story|book|friend|project)|hypothetical\w*|curious|es para un amigo)\b/;

const intends =
  /\b(?:tonight|ready|i will|going to|gonna|it'?s time|do it|goodbye|bye|soon|now|decided|thank you for everything|it doesn'?t matter)\b/;

function signalFrom(text: string, alone: Detection, { earlier, kind, loss }: Before): Signal | undefined {
  if (meansQuestion.test(text) && meansThing.test(text)) {
    if (rankOf(earlier) >= rankOf('elevated'))
      return { kind: 'means', tier: 'imminent', rule: 'means-asked-after-risk' };
    if (loss || earlier === 'quiet') return { kind: 'means', tier: 'elevated', rule: 'means-asked-after-loss' };
  }
  if (rankOf(earlier) < rankOf('elevated')) return undefined;
  if (forFriend.test(text)) return { kind, tier: earlier, rule: 'for-a-friend-after-risk' };
  if (retraction.test(text)) return { kind, tier: 'elevated', rule: 'taken-back' };
  if (rankOf(alone.tier) >= rankOf('quiet') && intends.test(text))
    return { kind, tier: 'imminent', rule: 'risk-grows' };
  return undefined;
}
