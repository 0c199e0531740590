import type { GuideRequest } from './request.ts';

/** What a message tells of that must not be passed over, though no danger was found in it. */
export type GraveSign = 'farewell' | 'voices' | 'withdrawal' | 'harm' | 'used' | 'body';

const child = String.raw`(?:my|our) (?:(?:little|own|step) ?)?(?:son|daughter|kids?|child|children|baby|toddler|boy|girl|stepson|stepdaughter)`;
const grown = String.raw`(?:my (?:ex|mother|mom|mum|dad|father|wife|husband|girlfriend|boyfriend|sister|brother|neighbou?r|boss)|a (?:girl|woman|kid)|this (?:girl|kid))`;
const said = String.raw`(?:(?:just |keeps? |are |is )?(?:told|tells?|telling|say|says|said|saying|wants?))`;
const means = String.raw`(?:knife|gun|rope|scissors|hammer|axe|blade|lighter)`;

/** The gravest first. */
const signs: readonly (readonly [GraveSign, readonly string[]])[] = [
  [
    'farewell',
    [
      String.raw`\b(?:wrote|written) (?:everybody|everyone|them all|all of them|each of them|my (?:kids|children|family)) (?:a )?letters?\b`,
      String.raw`\b(?:wrote|written) (?:goodbye )?letters? to (?:everyone|everybody|all of them)\b`,
      String.raw`\b(?:donated|gave away|given away|giving away) all (?:of )?my (?:things|stuff|belongings)\b`,
      String.raw`\b(?:made|reached) (?:a|my|the) decision and I(?:'m| am| feel) (?:so |finally )?(?:calm|at peace|light)\b`,
      String.raw`\b(?:time to|done|decided to) stop fighting\b(?! (?:about|with|over|him|her|them|the))`,
      String.raw`\bI(?:'m| am) beyond help\b(?! (?:with|at|in)\b)`,
      String.raw`\bfinally (?:found peace with (?:it|everything)|at peace with it)\b`,
      String.raw`\bgoing to (?:be with|see|join) my late \p{L}+ again\b`,
    ],
  ],
  [
    'voices',
    [
      String.raw`\b(?:the|my) voices? ${said} (?:me )?to (?:get|take|grab|fetch|pick up) (?:the|a|my) ${means}\b`,
      String.raw`\bthey ${said} me to (?:get|grab|pick up) (?:the|a|my) ${means}\b`,
    ],
  ],
  [
    'withdrawal',
    [
      String.raw`\b(?:saw|see|seeing|seen) (?:spiders|bugs|insects|rats|snakes|ants) (?:\p{L}+ ){0,2}(?:on (?:the|my) (?:walls?|ceiling|skin|arms?|hands?)|crawling (?:on|over) me|crawling on my skin)`,
      String.raw`\b(?:see|seeing|saw) (?:people|things) who aren't there\b|\b(?:see|seeing|saw) things that aren't there\b`,
      String.raw`\bI(?:'m| am) shaking so (?:hard|bad|badly|much)\b(?! (?:with|from) (?:laugh|joy|cold))`,
    ],
  ],
  [
    'harm',
    [
      String.raw`\b(?:going to|gonna|will|I'll) make (?:them|everyone|everybody)(?: all)? pay\b(?! (?:for|the|rent|back|their|up|attention|me))`,
      String.raw`\b(?:go|going|drive|driving) over there (?:and|to) finish (?:the job|(?:him|her|them) off)\b`,
      String.raw`\bI (?:just |also |once )?(?:slapped|punched|choked|whipped|drugged|strangled|spat on) ${grown}\b(?![^.?!]{0,40}\b(?:tried to|was (?:hurting|raping|choking|attacking)|off me)\b)`,
      String.raw`\b(?:I|we) (?:just |always |sometimes )?(?:hit|slapped|smacked|punched|kicked|whipped|spanked|burned|choked|drugged) ${child}\b(?! (?:up|with (?:the news|a (?:question|pillow|snowball|towel))))`,
      String.raw`\bI (?:got|made) ${child} (?:to )?[^.?!]{0,30}\bwith (?:a|my|the) (?:belt|cord|stick|switch|wooden spoon)\b`,
      String.raw`\b(?:I|we) locked ${child} in (?:the|a) (?:closet|cupboard|basement|garage|shed|room)\b`,
    ],
  ],
  [
    'used',
    [
      String.raw`\bolder (?:guy|man|boy|dude)\b[^.?!]{0,40}\b(?:carried me|took me|touched|pulled me|kissed me|in his bed)\b`,
      String.raw`\bsent (?:him|her|them) (?:pictures|pics|photos|nudes)\b[^.?!]{0,40}\b(?:wants more|everyone|share|show|post)\b`,
      String.raw`\b(?:he'll|she'll|he will|they'll|(?:he|she) is going to|he's going to) (?:show|send|post|leak) (?:it|them|the (?:pics|pictures|photos|video)|everyone|my (?:pics|nudes))\b`,
      String.raw`\bdidn't say no so I\b`,
    ],
  ],
  [
    'body',
    [
      String.raw`\bonly (?:had|eaten|been having|having|eating|drinking) (?:coffee|water|ice|gum|tea|diet|black coffee|cucumbers?|lettuce|celery)\b[^.?!]{0,30}\b(?:days?|week)\b`,
      String.raw`\bskip(?:ped|ping) (?:dinner|lunch|breakfast|meals?|food|eating)\b[^.?!]{0,20}\b(?:again|proud|all week|every day)\b`,
      String.raw`\bmade myself throw up\b|\bthrew up (?:my |the )?(?:lunch|dinner|breakfast) (?:too|again|on purpose)\b`,
      String.raw`\bsince I stopped eating\b(?! (?:meat|sugar|dairy|bread|gluten|late|out|after))`,
      String.raw`\bgoal weight is \d{2,3}\b|\bmy goal is \d{2,3}(?: (?:pounds|lbs|kilos|kg))?(?=[.!?,]|$)`,
      String.raw`\b\d{2,3} (?:pounds|lbs|kilos|kg),? my lowest\b|\bmy heart could stop\b`,
    ],
  ],
];

const patterns = signs.map(([sign, parts]) => [sign, new RegExp(parts.join('|'), 'iu')] as const);

/** The gravest thing a message tells of, if any; in English only. */
export function graveSignIn(text: string): GraveSign | undefined {
  return patterns.find(([, pattern]) => pattern.test(text.replace(/’/gu, "'")))?.[0];
}

const messagesKept = 6;

/** Whether such a thing was told in this message or a few before it: what is said around it is not said back then. */
export function isGraveTalk({ message, turns }: Pick<GuideRequest, 'message' | 'turns'>): boolean {
  const told = turns.filter(({ role }) => role === 'user').slice(-messagesKept);
  return [...told.map(({ content }) => content), message].some((text) => graveSignIn(text) !== undefined);
}
