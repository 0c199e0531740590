import type { GuideRequest } from './request.ts';

/** What a message tells of that must not be passed over, though no danger was found in it. */
export type GraveSign = 'harm' | 'body' | 'used' | 'voices' | 'farewell';

const somebody = String.raw`(?:him|her|them|one of them|my (?:ex|mother|mom|mum|dad|father|wife|husband|girlfriend|boyfriend|sister|brother|neighbou?r|boss)|a (?:girl|guy|boy|woman|man|kid)|this (?:girl|guy|kid))`;
const child = String.raw`(?:my|our|the|his|her) (?:(?:little|own|step) ?)?(?:son|daughter|kid|kids|child|children|baby|toddler|boy|girl|stepson|stepdaughter)`;

const signs: readonly (readonly [GraveSign, RegExp])[] = [
  [
    'voices',
    /\b(?:they|it|(?:the )?voices?) (?:just |keeps? )?(?:told|tells?|telling|said|says?|wants?) (?:me )?to (?:get|take|grab|fetch|pick up) (?:the|a|my) (?:knife|gun|rope|scissors|hammer|axe|blade|lighter|pills)\b/iu,
  ],
  [
    'harm',
    new RegExp(
      [
        String.raw`\bmake (?:them|everyone|everybody|him|her|you)(?: all)? pay\b`,
        String.raw`\bfinish (?:the job|(?:him|her|them) off)\b`,
        String.raw`\bI (?:just |also |once )?(?:slapped|punched|choked|kicked|whipped|drugged|spiked|spat on|strangled|threw|shoved) ${somebody}\b`,
        String.raw`\b(?:I|we) (?:just |always |sometimes )?(?:hit|slapped|smacked|punched|kicked|beat|whipped|spanked|locked|burned|choked|drugged) ${child}\b`,
        String.raw`\b(?:son|daughter|kid|kids|child|children|boy|girl)\b[^.?!]{0,40}\bwith (?:a|my|the) (?:belt|cord|stick|switch|wooden spoon)\b`,
        String.raw`\b(?:drove|driving|drive) (?:my kids|the kids|them|home|to (?:school|work))\b[^.?!]{0,30}\b(?:drunk|wasted|hammered|like that)\b`,
      ].join('|'),
      'iu',
    ),
  ],
  [
    'used',
    /\bolder (?:guy|man|boy|dude)\b[^.?!]{0,40}\b(?:carried|took|touched|pulled|kissed|upstairs|bed)\b|\bsent (?:him|her|them) (?:pictures|pics|photos|nudes)\b[^.?!]{0,40}\b(?:more|everyone|share|show|post)\b|\b(?:he'll|she'll|he will|they'll|he is going to|he's going to) (?:show|send|post|leak)\b[^.?!]{0,30}\b(?:everyone|everybody|school|my (?:parents|friends|mom|mum))\b|\bI (?:don't|do not|can't) remember the rest\b|\bdidn't say no so\b/iu,
  ],
  [
    'body',
    /\b(?:saw|see|seeing|seen) (?:spiders|bugs|insects|rats|snakes|ants|people who aren't|things that aren't)\b[^.?!]{0,30}\b(?:wall|walls|floor|bed|skin|room|there|ceiling|crawling)\b|\bshaking so (?:hard|bad|badly|much)\b|\bonly (?:had|eaten|been having|having|eating|drinking) (?:coffee|water|ice|gum|tea|diet|black coffee|cucumbers?|lettuce|celery)\b[^.?!]{0,30}\b(?:days?|week|since)\b|\bskip(?:ped|ping) (?:dinner|lunch|breakfast|meals?|food|eating)\b[^.?!]{0,20}\b(?:again|proud|all|every)\b|\bthrew up (?:my |the )?(?:lunch|dinner|breakfast|food|everything|it all)\b(?! (?:because|from|with) (?:the )?(?:flu|food poisoning|hangover))|\bsince I stopped eating\b|\b(?:goal|target)(?: weight)? is \d{2,3}\b(?! (?!pounds|lbs|kilos|kg)\p{L})|\b\d{2,3} (?:pounds|lbs|kilos|kg),? my lowest\b|\bmy heart could stop\b/iu,
  ],
  [
    'farewell',
    /\bwrote (?:everybody|everyone|them all|all of them|each of them|my (?:kids|children|family)) (?:a )?letters?\b|\b(?:donated|gave away|given away|giving away) all (?:of )?my (?:things|stuff|belongings|clothes)\b|\b(?:made|reached) (?:a|my|the) decision and I(?:'m| am| feel) (?:so |finally )?(?:calm|at peace|light)\b|\b(?:time to|done|decided to) stop fighting\b(?! (?:about|with|over))|\bI(?:'m| am) beyond help\b|\bfinally (?:found peace with (?:it|everything)|at peace with it)\b|\bfinally going to (?:be with|see|join) my (?:late )?(?:husband|wife|mom|mum|mother|dad|father|son|daughter|brother|sister|baby) again\b/iu,
  ],
];

/** The gravest thing a message tells of, if any. */
export function graveSignIn(text: string): GraveSign | undefined {
  return signs.find(([, pattern]) => pattern.test(text.replace(/’/gu, "'")))?.[0];
}

const messagesKept = 6;

/** Whether such a thing was told in this message or a few before it: nothing is said back then, and nothing agreed with. */
export function isGraveTalk({ message, turns }: Pick<GuideRequest, 'message' | 'turns'>): boolean {
  const told = turns.filter(({ role }) => role === 'user').slice(-messagesKept);
  return [...told.map(({ content }) => content), message].some((text) => graveSignIn(text) !== undefined);
}
