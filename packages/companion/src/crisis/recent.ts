import type { Detection, RecentTurn, Signal } from './detect.ts';
import { moreSerious, rankOf } from './risk.ts';
import type { RiskKind, Tier } from './risk.ts';

const turnsLookedAt = 6;

/** What the last turns add. `earlier` is the highest tier among the person's recent turns. */
interface Before {
  earlier: Tier;
  /** The tier of the person's last turn. */
  latest: Tier;
  kind: RiskKind;
  loss: boolean;
  /** Things, pets or accounts were given away. */
  gaveAway: boolean;
}

/** What was asked of the person last. */
type Asked = 'about suicide' | 'about a plan';

/**
 * Raises what a message says by what was said before it; never lowers. A retraction after danger stays elevated, "asking for a
 * friend" stays as serious as the question before it, heights or doses asked about after a loss are a sign, and so is a goodbye
 * after things were given away. "I did it" after danger is an emergency; a yes is as serious as what was asked.
 */
export function raisedByTurns(
  text: string,
  alone: Detection,
  recent: readonly RecentTurn[],
  detectAlone: (text: string) => Detection,
): Detection {
  const lower = text.toLowerCase();
  const asked = askedBy(recent.at(-1));
  const added =
    asked !== undefined && yes.test(lower)
      ? answeredYes(lower, alone, asked)
      : // Reading the turns costs as much as reading so many messages; after most messages they can add nothing.
        leansOnTurns(lower, alone) && signalFrom(lower, alone, readTurns(recent, detectAlone));
  if (!added || rankOf(added.tier) <= rankOf(alone.tier)) return alone;
  return {
    tier: moreSerious(alone.tier, added.tier),
    signals: [added, ...alone.signals],
    spans: alone.spans.length > 0 ? alone.spans : [{ start: 0, end: text.length }],
  };
}

function readTurns(recent: readonly RecentTurn[], detectAlone: (text: string) => Detection): Before {
  const before: Before = {
    earlier: 'none',
    latest: 'none',
    kind: 'explicit',
    loss: false,
    gaveAway: false,
  };
  for (const { role, content } of recent.slice(-turnsLookedAt)) {
    if (role !== 'user') continue;
    const { tier, signals } = detectAlone(content);
    before.latest = tier;
    if (rankOf(tier) > rankOf(before.earlier)) {
      before.earlier = tier;
      before.kind = signals[0]?.kind ?? before.kind;
    }
    before.loss ||= lossWords.test(content.toLowerCase());
    before.gaveAway ||= givingAway.test(content.toLowerCase());
  }
  return before;
}

function askedBy(last: RecentTurn | undefined): Asked | undefined {
  if (last?.role !== 'assistant' || !asksAboutSuicide.test(last.content)) return undefined;
  return asksAboutPlan.test(last.content) ? 'about a plan' : 'about suicide';
}

const lossWords =
  /\b(?:lost|losing|got fired|fired me|laid off|evict\w*|divorce\w*|broke up|broken up|dumped|left me|cheated|died|passed away|funeral|failed out|expelled|bankrupt\w*|foreclos\w*|custody|diagnos\w*|miscarr\w*|perd[ií]|muri[oó]|me dej[oó]|despidieron|m'a quitt[eé]e?|gek[uü]ndigt|verlassen|morreu|terminou comigo)(?![a-z])/;

const meansQuestion =
  /\b(?:how (?:high|tall|deep|many|much|long|fast)|tall(?:er|est)|high(?:er|est)|(?:what|which) (?:bridges?|buildings?|heights?|doses?|amounts?|pills?|meds?)|where (?:can i|do i|to) (?:buy|get|find)|is it (?:possible|easy|legal)|can you (?:die|overdose|survive)|cu[aá]nt[oa]s?|qu[eé] (?:tan alto|puentes?)|d[oó]nde (?:compro|consigo)|combien|quelle hauteur|wie (?:hoch|viele?)|qu[aã]nt[oa]s?)(?![a-z])/;

const meansThing =
  /\b(?:bridges?|buildings?|roofs?|rooftops?|cliffs?|floors?|stor(?:y|ies|eys?)|overpass|balcon(?:y|ies)|trains?|tracks?|pills?|tylenol|advil|ibuprofen|benadryl|insulin|meds?|medication|guns?|pistol|rope|bleach|antifreeze|carbon monoxide|helium|survive|lethal|fatal|die|puentes?|azotea|edificios?|pastillas|soga|pont|cachets|br[uü]cke|tabletten|ponte|rem[eé]dios|comprimidos)(?![a-z])/;

const retraction =
  /\b(?:just kidding|jk|j\/k|was joking|only joking|didn'?t mean (?:it|that)|forget (?:it|i said|what i said)|never ?mind|nvm|i'?m (?:fine|ok|okay|good)(?: now)?|ignore (?:that|me)|being dramatic|not serious|era broma|estoy bien)\b/;

const forFriend =
  /\b(?:asking for (?:a|my) friend|it'?s for (?:a|my) friend|for a (?:story|book|friend|project)|hypothetical\w*|curious|es para un amigo)\b/;

const givingAway =
  /\b(?:(?:gave|given|giving|handed|sold|donated|rehomed) (?:away |off )?(?:all |most )?(?:of )?(?:my|our|the) \w+|(?:gave|given|giving) away|regal[eé] mis?|closed (?:all )?my accounts?|wrote (?:them |everyone )?(?:all )?letters?)\b/;

/** Only a short message is a farewell or an answer; in a longer one the words around it decide. */
const longestShort = 40;

const farewell =
  /\b(?:good ?bye|bye|farewell|adi[oó]s|adieu|lebwohl|adeus|so long|it'?s time|see you on the other side)(?![a-z])/;

const actDone =
  /^(?:(?:ok|okay|well|so|there|fine|ya|und|so ist es)[,. ]+)?(?:i (?:just )?(?:did it|took (?:them|it|all)|swallowed (?:them|it|all)|drank it|cut|jumped|finished (?:them|it))|did it|it'?s (?:done|over)|(?:they'?re|all) (?:gone|in me)|took (?:them|it)|too late(?: now)?|ya lo hice|ya est[aá]|me las tom[eé]|c'est fait|ich hab'?s getan|j[aá] fiz)(?![a-z])/;

const asksAboutSuicide =
  /(?:kill(?:ing)? yourself|suicid|end(?:ing)? your (?:own )?life|tak(?:e|ing) your (?:own )?life|hurt(?:ing)? yourself|matarte|quitarte la vida|hacerte da[nñ]o|morirte|te tuer|umbringen|te matar|se matar)[^.!]*\?/i;
const asksAboutPlan =
  /\b(?:plan|means|method|tonight|right now|already (?:done|taken)|with you|gun|pills|how you would|cu[aá]ndo|c[oó]mo)\b/i;
const yes =
  /^\W*(?:yes|yeah|yea|yep|yup|ya|i (?:am|do|have|did)|kind of|kinda|sort of|sometimes|a (?:lot|little)|maybe|every day|s[ií]|oui|ja|sim)(?![a-z])/;

const soonWords = /\b(?:tonight|today|now|soon|tomorrow|hoy|esta noche|ce soir|heute|hoje)\b/;

const intends =
  /\b(?:tonight|ready|i will|going to|gonna|it'?s time|do it|goodbye|bye|soon|now|decided|thank you for everything|it doesn'?t matter)\b/;

function answeredYes(text: string, alone: Detection, asked: Asked): Signal {
  const isEmergency = asked === 'about a plan' || rankOf(alone.tier) >= rankOf('elevated') || soonWords.test(text);
  return { kind: 'explicit', tier: isEmergency ? 'imminent' : 'elevated', rule: 'yes-when-asked' };
}

/** Whether a message says anything that `signalFrom` would weigh by the turns before it. */
function leansOnTurns(text: string, alone: Detection): boolean {
  return (
    (meansQuestion.test(text) && meansThing.test(text)) ||
    (text.length <= longestShort && (farewell.test(text) || actDone.test(text))) ||
    forFriend.test(text) ||
    retraction.test(text) ||
    isGrowing(text, alone)
  );
}

function isGrowing(text: string, alone: Detection): boolean {
  return rankOf(alone.tier) >= rankOf('quiet') && intends.test(text);
}

function signalFrom(text: string, alone: Detection, before: Before): Signal | undefined {
  const { earlier, kind, loss } = before;
  if (meansQuestion.test(text) && meansThing.test(text)) {
    if (rankOf(earlier) >= rankOf('elevated'))
      return { kind: 'means', tier: 'imminent', rule: 'means-asked-after-risk' };
    if (loss || earlier === 'quiet') return { kind: 'means', tier: 'elevated', rule: 'means-asked-after-loss' };
  }
  const isShort = text.length <= longestShort;
  if (isShort && farewell.test(text) && before.gaveAway)
    return {
      kind: 'goodbye',
      tier: rankOf(earlier) >= rankOf('elevated') ? 'imminent' : 'elevated',
      rule: 'goodbye-after-giving',
    };
  if (rankOf(earlier) < rankOf('elevated')) return undefined;
  if (isShort && rankOf(before.latest) >= rankOf('elevated') && actDone.test(text))
    return { kind, tier: 'imminent', rule: 'act-after-risk' };
  if (forFriend.test(text)) return { kind, tier: earlier, rule: 'for-a-friend-after-risk' };
  if (retraction.test(text)) return { kind, tier: 'elevated', rule: 'taken-back' };
  if (isGrowing(text, alone)) return { kind, tier: 'imminent', rule: 'risk-grows' };
  return undefined;
}
