import type { RiskKind, Tier } from './risk.ts';

/** A danger that is told in ordinary words, in which nothing that sounds like danger need stand. */
export type ToldDanger = 'farewell' | 'voices' | 'chosen' | 'withdrawal' | 'harm' | 'wheel' | 'used' | 'body';

interface ToldRule {
  danger: ToldDanger;
  kind: RiskKind;
  tier: Tier;
  pattern: RegExp;
}

/** A danger found in a text, and where it stands there. */
export interface Told extends Pick<ToldRule, 'kind' | 'tier'> {
  rule: string;
  start: number;
  end: number;
}

const child = String.raw`(?:my|our) (?:(?:little|own|step) ?)?(?:son|daughter|kids?|child|children|baby|toddler|boy|girl|stepson|stepdaughter)`;
const grown = String.raw`(?:my (?:ex|mother|mom|mum|dad|father|wife|husband|girlfriend|boyfriend|sister|brother|neighbou?r|boss)|a (?:girl|woman|kid)|this (?:girl|kid))`;
const orders = String.raw`(?:(?:just |keeps? |are |is )?(?:told|tells?|telling|say|says|said|saying|wants?))`;
const tool = String.raw`(?:knife|gun|rope|scissors|hammer|axe|blade|lighter)`;
const drunk = String.raw`(?:(?:completely |so |really |half |still )?(?:drunk|wasted|hammered|plastered|high)\b|after (?:\p{L}+ ){0,3}(?:beers?|drinks|shots|glasses|whiske?y|vodka|bottles?|joints?)\b)`;

/** The gravest first. */
const rules: readonly ToldRule[] = [
  told('farewell', 'goodbye', 'quiet', [
    String.raw`\b(?:wrote|written) (?:everybody|everyone|them all|all of them|each of them|my (?:kids|children|family)) (?:a )?letters?\b`,
    String.raw`\b(?:wrote|written) (?:goodbye )?letters? to (?:everyone|everybody|all of them)\b`,
    String.raw`\b(?:donated|gave away|given away|giving away) all (?:of )?my (?:things|stuff|belongings)\b`,
    String.raw`\b(?:made|reached) (?:a|my|the) decision and I(?:'m| am| feel) (?:so |finally )?(?:calm|at peace|light)\b`,
    String.raw`\b(?:time to|done|decided to) stop fighting\b(?! (?:about|with|over|him|her|them|the))`,
    String.raw`\bI(?:'m| am) beyond help\b(?! (?:with|at|in)\b)`,
    String.raw`\bfinally (?:found peace with (?:it|everything)|at peace with it)\b`,
    String.raw`\bgoing to (?:be with|see|join) my late \p{L}+ again\b`,
  ]),
  told('voices', 'psychosis', 'imminent', [
    String.raw`\b(?:the|my) voices? ${orders} (?:me )?to (?:get|take|grab|fetch|pick up) (?:the|a|my) ${tool}\b`,
    String.raw`\bthey ${orders} me to (?:get|grab|pick up) (?:the|a|my) ${tool}\b`,
  ]),
  told('chosen', 'psychosis', 'elevated', [
    String.raw`\bGod (?:has |himself )?(?:picked|chose|chosen|told) me (?:alone )?to (?:save|fix|lead|rule|kill|punish|cleanse|heal) (?:the|this|all|every\p{L}*|them|us|my)\b`,
    String.raw`\bI can (?:stop|move|control|steer) (?:the |all |these |other )?(?:cars?|traffic|people|planes?|clocks?|weather|things) (?:just )?(?:with|by) (?:my mind|my thoughts|thinking)\b`,
  ]),
  told('withdrawal', 'overdose', 'elevated', [
    String.raw`\b(?:saw|see|seeing|seen) (?:spiders|bugs|insects|rats|snakes|ants) (?:\p{L}+ ){0,2}(?:on (?:the|my) (?:walls?|ceiling|skin|arms?|hands?)|crawling (?:on|over) me|crawling on my skin)`,
    String.raw`\b(?:see|seeing|saw) (?:people|things) who aren't there\b|\b(?:see|seeing|saw) things that aren't there\b`,
    String.raw`\bI(?:'m| am) shaking so (?:hard|bad|badly|much)\b(?! (?:with|from) (?:laugh|joy|cold))`,
  ]),
  told('harm', 'harm-others', 'elevated', [
    String.raw`\b(?:going to|gonna|will|I'll) make (?:them|everyone|everybody)(?: all)? pay\b(?! (?:for|the|rent|back|their|up|attention|me))`,
    String.raw`\b(?:go|going|drive|driving) over there (?:and|to) finish (?:the job|(?:him|her|them) off)\b`,
    String.raw`\bI (?:just |also |once )?(?:slapped|punched|choked|whipped|drugged|strangled|spat on) ${grown}\b(?![^.?!]{0,40}\b(?:tried to|was (?:hurting|raping|choking|attacking)|off me)\b)`,
    String.raw`\b(?:I|we) (?:just |always |sometimes )?(?:hit|slapped|smacked|punched|kicked|whipped|spanked|burned|choked|drugged) ${child}\b(?! (?:up|with (?:the news|a (?:question|pillow|snowball|towel))))`,
    String.raw`\bI (?:got|made) ${child} (?:to )?[^.?!]{0,30}\bwith (?:a|my|the) (?:belt|cord|stick|switch|wooden spoon)\b`,
    String.raw`\bI (?:just |only |even )?shook (?:the|my|our) (?:baby|newborn|toddler|son|daughter)\b(?!'s)`,
    String.raw`\b(?:girlfriend|boyfriend|wife|husband|girl|she|he) was (?:passed out|unconscious|blacked out)\b[^.?!]{0,20}\bI (?:did it|had sex|still)\b`,
    String.raw`\b(?:I|we) locked ${child} in (?:the|a) (?:closet|cupboard|basement|garage|shed|room)\b`,
  ]),
  told('wheel', 'harm-others', 'elevated', [
    String.raw`\bI(?:'m| am| was)? (?:just |still |sometimes |even )?(?:drove|drive|driving) (?:(?!\bpast\b|\binto\b)[\p{L}']+ ){0,5}${drunk}`,
    String.raw`\b(?:had|after) (?:\p{L}+|\d+) (?:beers|drinks|shots|glasses)\b[^.?!]{0,20}\b(?:then )?(?:I )?drove\b`,
    String.raw`\bI was driving and I(?:'d| had) (?:had )?(?:\p{L}+|\d+) (?:beers|drinks|shots|glasses)\b`,
  ]),
  told('used', 'abuse', 'elevated', [
    String.raw`\bolder (?:guy|man|boy|dude)\b[^.?!]{0,40}\b(?:carried me|took me|touched|pulled me|kissed me|in his bed)\b`,
    String.raw`\bsent (?:him|her|them) (?:pictures|pics|photos|nudes)\b[^.?!]{0,40}\b(?:wants more|everyone|share|show|post)\b`,
    String.raw`\b(?:he'll|she'll|he will|they'll|(?:he|she) is going to|he's going to) (?:show|send|post|leak) (?:it|them|the (?:pics|pictures|photos|video)|everyone|my (?:pics|nudes))\b`,
    String.raw`\bdidn't say no so I\b`,
    String.raw`\b(?:sent|pays?|paid|gave|gives) me (?:money|cash|\$?\d+) for (?:my |some |the )?(?:pictures|pics|photos|nudes|videos)\b`,
  ]),
  told('body', 'eating-disorder', 'elevated', [
    String.raw`\bonly (?:had|eaten|been having|having|eating|drinking) (?:coffee|water|ice|gum|tea|diet|black coffee|cucumbers?|lettuce|celery)\b[^.?!]{0,30}\b(?:days?|week)\b`,
    String.raw`\bskip(?:ped|ping) (?:dinner|lunch|breakfast|meals?|food|eating)\b[^.?!]{0,20}\b(?:again|proud|all week|every day)\b`,
    String.raw`\bmade myself throw up\b|\bthrew up (?:my |the )?(?:lunch|dinner|breakfast) (?:too|again|on purpose)\b`,
    String.raw`\b(?:stop|stopped|skip|skipped|skipping|stopping) (?:taking )?my insulin\b`,
    String.raw`\bsince I stopped eating\b(?! (?:meat|sugar|dairy|bread|gluten|late|out|after))`,
    String.raw`\bgoal weight is \d{2,3}\b|\bmy goal is \d{2,3}(?: (?:pounds|lbs|kilos|kg))?(?=[.!?,]|$)`,
    String.raw`\b\d{2,3} (?:pounds|lbs|kilos|kg),? my lowest\b|\bmy heart could stop\b`,
  ]),
];

function told(danger: ToldDanger, kind: RiskKind, tier: Tier, parts: readonly string[]): ToldRule {
  return { danger, kind, tier, pattern: new RegExp(parts.join('|'), 'iu') };
}

const prefix = 'told-';

/** The gravest danger that an English text tells of in ordinary words, if any. Linear in the text. */
export function toldIn(text: string): Told | undefined {
  const plain = text.replaceAll('’', "'");
  for (const { danger, kind, tier, pattern } of rules) {
    const found = pattern.exec(plain);
    if (found) return { rule: prefix + danger, kind, tier, start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}

/** Which of these dangers a signal stands for, if it is one of them. */
export function toldDangerOf({ rule }: { rule: string }): ToldDanger | undefined {
  return rules.find(({ danger }) => rule === prefix + danger)?.danger;
}
