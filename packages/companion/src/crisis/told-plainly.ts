import type { RiskKind, Tier } from './risk.ts';

/** A danger that is told in ordinary words, in which nothing that sounds like danger need stand. */
export type ToldDanger =
  | 'farewell'
  | 'voices'
  | 'chosen'
  | 'withdrawal'
  | 'harm'
  | 'wheel'
  | 'used'
  | 'strangled'
  | 'emergency'
  | 'body';

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
    // Alone it may be the flu; it is asked.
    String.raw`^i (?:just |really |honestly )?feel like (?:dying|i'm dying|i am dying|i want to die)(?: (?:today|tonight|right now|inside))?[.! ]*$`,
    String.raw`\b(?:wrote|written) (?:goodbye )?letters? to (?:everyone|everybody|all of them)\b`,
    String.raw`\b(?:donated|gave away|given away|giving away) all (?:of )?my (?:things|stuff|belongings)\b`,
    String.raw`\b(?:made|reached) (?:a|my|the) decision and I(?:'m| am| feel) (?:so |finally )?(?:calm|at peace|light)\b`,
    String.raw`\b(?:say|saying|said) (?:my )?good-?byes? to (?:everyone|everybody|them all|all of them)\b(?![^.?!]{0,40}\b(?:leav|mov|party|work|school|team|class|job|trip|flight|door|fly|left|night)\p{L}*)`,
    String.raw`\b(?:write|word|start|begin|finish|writing|wording|starting|finishing) (?:my |an? |the |some |this )?goodbye letters?\b(?! to (?:my|the|our) (?:\p{L}+ )?(?:team|job|boss|colleagues|co-?workers|class|students|school|ex|host|company|office))`,
    String.raw`\b(?:what(?:'s| is)|is there) an? (?:good|easy|quick|painless|peaceful|quiet) way to go\b(?! (?:to|about|there|back|home|from|out|into|on|through|over|around|down|up|by|for|with)\b)`,
    String.raw`\b(?:sleep|fall asleep)(?: \p{L}+){0,2} (?:and|so I|but) (?:not|never|don't|do not) wake(?: up)?\b(?! (?:up )?(?:the|my|him|her|them|every|at|in|so|tired|early|with|until|till|for|before|with|a|an|to|from))`,
    String.raw`\b(?:toaster|hair ?dryer)\b[^.?!]{0,20}\b(?:bath|tub)\b|\b(?:bath|tub)\b[^.?!]{0,20}\bwith (?:the|a|my) (?:toaster|hair ?dryer)\b`,
    String.raw`\bletters?\b[^.?!]{0,30}\b(?:birthdays?|weddings?|graduations?) I(?:'ll| will| am going to) miss\b|\bfor (?:them|my kids|her|him) (?:when|once) I(?:'m| am) gone\b`,
    String.raw`\b(?:thank|peace with|hug) every(?:one|body)\b[^.?!]{0,40}\b(?:before I go\b(?! (?:to|back|home|on|into|out|off|abroad))|last one)`,
    String.raw`\bbetter off with (?:the|my) insurance\b|\bheights before I jump\b|\bdrive to the bridge alone\b|\b(?:tidy|sort|clean)(?: up)? everything\b[^.?!]{0,30}\bso (?:nobody|no one) has\b`,
    String.raw`\btired of everything forever\b|\bfind peace for good\b`,
    String.raw`\b(?:time to|done|decided to) stop fighting\b(?! (?:about|with|over|him|her|them|the))`,
    String.raw`\bI(?:'m| am) beyond help\b(?! (?:with|at|in)\b)`,
    String.raw`\bfinally (?:found peace with (?:it|everything)|at peace with it)\b`,
    String.raw`\bgoing to (?:be with|see|join) my late \p{L}+ again\b`,
  ]),
  told('voices', 'psychosis', 'imminent', [
    String.raw`\b(?:the|my) voices? ${orders} (?:me )?to (?:get|take|grab|fetch|pick up) (?:the|a|my) ${tool}\b`,
    String.raw`\bthey ${orders} me to (?:get|grab|pick up) (?:the|a|my) ${tool}\b`,
  ]),
  // Worn out and then a farewell, with nothing behind it: also a relationship ends so, and it is asked.
  told('farewell', 'goodbye', 'elevated', [
    String.raw`\bI (?:really |just |honestly |simply )?(?:can'?t|cannot|can not) (?:(?:do|take|handle|stand|bear|keep doing) (?:this|it|that|all this|life)(?: all)? (?:anymore|any more|any longer|no more)|go on(?: like this| anymore| any longer)?|keep going(?: on| like this)?)[.,!… ]*(?:so |and |it's |this is )?(?:good-?bye|bye|farewell)(?: (?:then|now|all|everyone|everybody))?[.!… ]*$`,
    String.raw`\bno (?:puedo|aguanto) más[.,!… ]*(?:adi[oó]s|chau|chao)(?: (?:a todos|mundo))?[.!… ]*$`,
  ]),
  told('chosen', 'psychosis', 'elevated', [
    String.raw`\bGod (?:has |himself )?(?:picked|chose|chosen|told) me (?:alone )?to (?:save|fix|lead|rule|kill|punish|cleanse|heal) (?:the|this|all|every\p{L}*|them|us|my)\b`,
    String.raw`\bI can (?:stop|move|control|steer) (?:the |all |these |other )?(?:cars?|traffic|people|planes?|clocks?|weather|things) (?:just )?(?:with|by) (?:my mind|my thoughts|thinking)\b`,
  ]),
  told('withdrawal', 'overdose', 'elevated', [
    String.raw`\b(?:saw|see|seeing|seen) (?:spiders|bugs|insects|rats|snakes|ants) (?:\p{L}+ ){0,2}(?:on (?:the|my) (?:walls?|ceiling|skin|arms?|hands?)|crawling (?:on|over) me|crawling on my skin)`,
    String.raw`\b(?:see|seeing|saw) (?:people|things) who aren't there\b|\b(?:see|seeing|saw) things that aren't there\b`,
    String.raw`\b(?:haven't|hadn't|havent|not|stopped|quit) (?:drunk|drank|drinking|had a (?:drink|beer)|touched a drop|been drinking)\b[^.?!]{0,60}\b(?:shak(?:e|es|ing|y)|trembl\p{L}+|sweat\p{L}*|seizures?|hands won't)`,
    String.raw`\b(?:shakes|shaking|shaky|trembl\p{L}+|sweats|sweating)\b[^.?!]{0,60}\blast drink\b|\blast drink\b[^.?!]{0,60}\b(?:shakes|shaking|shaky|trembl\p{L}+|sweats|sweating)\b`,
    String.raw`\bI(?:'m| am) shaking so (?:hard|bad|badly|much)\b(?! (?:with|from) (?:laugh|joy|cold))`,
  ]),
  told('harm', 'harm-others', 'elevated', [
    String.raw`\b(?:going to|gonna|will|I'll) make (?:them|everyone|everybody)(?: all)? pay\b(?! (?:for|the|rent|back|their|up|attention|me))`,
    String.raw`\b(?:go|going|drive|driving) over there (?:and|to) finish (?:the job|(?:him|her|them) off)\b`,
    String.raw`\bI (?:just |also |once )?(?:slapped|punched|choked|whipped|drugged|strangled|spat on) ${grown}\b(?![^.?!]{0,40}\b(?:tried to|was (?:hurting|raping|choking|attacking)|off me)\b)`,
    String.raw`\b(?:I|we) (?:just |always |sometimes )?(?:hit|slapped|smacked|punched|kicked|whipped|spanked|burned|choked|drugged) ${child}\b(?! (?:up|with (?:the news|a (?:question|pillow|snowball|towel))))`,
    String.raw`\bI (?:got|made) ${child} (?:to )?[^.?!]{0,30}\bwith (?:a|my|the) (?:belt|cord|stick|switch|wooden spoon)\b`,
    String.raw`\bI(?:'m| am) (?:about to|going to|gonna|so close to|afraid I(?:'ll| will)|scared I(?:'ll| will)) (?:just )?(?:shake|hit|smack|slap|hurt|shut up) (?:the baby|my (?:baby|son|daughter|kid|toddler)|him|her|them)\b(?! (?:up|hand|off|on))`,
    String.raw`\bI (?:already |just |once )?shook (?:him|her|them)\b[^.?!]{0,12}(?:once|twice|again|a bit|hard|$)`,
    String.raw`\b(?:bad|guilty|sick|ashamed) (?:about|for|of) (?:\p{L}+ )?touching (?:my|the|our) (?:niece|nephew|daughter|son|stepdaughter|stepson|sister|brother|student|cousin)\b`,
    String.raw`\bI (?:forced|made) my (?:girlfriend|wife|boyfriend|ex) (?:once|to have sex|to do it|anyway)\b|\bI broke (?:his|her|my (?:kid|son|daughter)'s) (?:arm|leg|nose|jaw|wrist)\b`,
    String.raw`\bI (?:just |only |even )?shook (?:the|my|our) (?:baby|newborn|toddler|son|daughter)\b(?!'s)`,
    String.raw`\b(?:girlfriend|boyfriend|wife|husband|girl|she|he) was (?:passed out|unconscious|blacked out)\b[^.?!]{0,20}\bI (?:did it|had sex|still)\b`,
    String.raw`\b(?:I|we) locked ${child} in (?:the|a) (?:closet|cupboard|basement|garage|shed|room)\b`,
  ]),
  told('wheel', 'harm-others', 'elevated', [
    String.raw`\bI(?:'m| am| was)? (?:just |still |sometimes |even )?(?:drove|drive|driving) (?:(?!\bpast\b|\binto\b)[\p{L}']+ ){0,5}${drunk}`,
    String.raw`\b(?:had|after) (?:\p{L}+|\d+) (?:beers|drinks|shots|glasses)\b[^.?!]{0,20}\b(?:then )?(?:I )?drove\b`,
    String.raw`\bI was driving and I(?:'d| had) (?:had )?(?:\p{L}+|\d+) (?:beers|drinks|shots|glasses)\b`,
  ]),
  told('strangled', 'abuse', 'elevated', [
    String.raw`\b(?:his|(?<!\b(?:baby|toddler|kid|daughter|masseuse|doctor|nurse|dentist|barber)\b[^.?!]{0,24})her|their) (?:\p{L}+ )?hands? (?:(?:was|were|went|got|right|tight|up|wrapped|closed) )*(?:on|a?round|at|against|over|across|to) my (?:throat|neck)\b(?! (?:massage|brace|muscles|pillow|pain|ache))`,
    String.raw`\b(?:his|her|their) (?:fore)?arms? (?:(?:was|were|right|tight|up) )*(?:on|at|against|over|across) my throat\b`,
    String.raw`\b(?:he|she|they|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|mom|mother|brother|son)) (?:just |once )?(?:grabbed|squeezed|gripped) (?:me by )?(?:the|my) (?:throat|neck)\b`,
  ]),
  told('used', 'abuse', 'elevated', [
    String.raw`\bolder (?:guy|man|boy|dude)\b[^.?!]{0,40}\b(?:carried me|took me|touched|pulled me|kissed me|in his bed)\b`,
    String.raw`\bsent (?:him|her|them) (?:pictures|pics|photos|nudes)\b[^.?!]{0,40}\b(?:wants more|everyone|share|show|post)\b`,
    String.raw`\b(?:he'll|she'll|he will|they'll|(?:he|she) is going to|he's going to) (?:show|send|post|leak) (?:it|them|the (?:pics|pictures|photos|video)|everyone|my (?:pics|nudes))\b`,
    String.raw`\bdidn't say no so I\b`,
    String.raw`\b(?:didn't|did not|wouldn't|would not) stop\b[^.?!]{0,25}\b(?:I said (?:no|stop)|when I (?:said|told)|asked him to)\b|\bI (?:said|told him) no\b[^.?!]{0,25}\b(?:didn't stop|kept going|anyway)\b`,
    String.raw`\b(?:he|she|boss|coworker|coach|uncle|cousin|brother|boyfriend|husband|friend|who) raped me\b|\bI was raped\b`,
    String.raw`\b(?:stepdad|stepfather|dad|uncle|coach|teacher|grandpa|granddad|grandad|grandfather|cousin|brother|pastor|tutor|he) says (?:it's|it is|this is|that's) our (?:special|secret|little) (?:game|secret|time|thing)\b`,
    String.raw`\bmy (?:coach|teacher|boss|tutor|pastor|uncle|stepdad) (?:\p{L}+ )?(?:wants|asked|asks|told) me to send (?:\p{L}+ )?(?:pictures|pics|photos|nudes)\b|\bmy (?:teacher|coach|pastor|tutor) (?:says he|said he|says she)?(?: )?(?:loves|kissed|touched) me\b`,
    String.raw`\bmy (?:uncle|coach|teacher|stepdad|stepfather|step-?brother|cousin|grandpa|grandfather|pastor|priest|tutor|neighbou?r|boss)\b[^.?!]{0,30}\b(?:our (?:little |own )?secret|keep (?:it|this|that|us) (?:a )?secret|tell nobody about us|not tell anyone about us)\b`,
    String.raw`\b(?:sent|pays?|paid|gave|gives) me (?:money|cash|\$?\d+) for (?:my |some |the )?(?:pictures|pics|photos|nudes|videos)\b`,
  ]),
  told('emergency', 'overdose', 'elevated', [
    String.raw`\bmy chest (?:hurts?|is (?:tight|hurting|killing me|heavy)|feels (?:tight|heavy|crushed)|pain)\b[^.?!]{0,50}\b(?:arm|jaw)\b[^.?!]{0,20}\b(?:numb|hurts?|aches?|ting\p{L}+|heavy|pain)`,
    String.raw`\b(?:left )?arm (?:is |went |goes |feels )?(?:numb|ting\p{L}+|heavy|hurts?|aching)\b[^.?!]{0,40}\b(?:chest|jaw)\b`,
    String.raw`\bchest pains?\b[^.?!]{0,40}\b(?:arm|jaw|can't breathe|cold sweat)\b`,
    String.raw`\b(?:clutch|hold|grab)(?:ing|es|s|ed)? (?:his|her|their) chest\b`,
    String.raw`\bworst headache of (?:my|her|his) life\b|\bheadache\b[^.?!]{0,20}\bworst of (?:my|her|his) life\b`,
    String.raw`\b(?:my|his|her) (?:face|mouth) (?:is |has |just |suddenly )*(?:droop\p{L}*|(?:gone |went )?numb|hangs on one side)\b|\b(?:can't|cannot|can not) (?:lift|move|feel) (?:her|his|my|one|the left|the right) (?:arm|leg|side)\b|\b(?:slurring|slurred) (?:her|his|my) (?:words|speech)\b`,
    String.raw`\b(?:lips?|tongue|throat|face)\b (?:is |are |keeps? |started )*(?:swelling|swollen|closing)\b`,
    String.raw`\b(?:baby|newborn|infant|toddler|week old|month old)\b[^.?!]{0,40}\b(?:limp|floppy|(?:is |went |turned |lips are )blue|won't wake|doesn't wake|hard to wake|isn't breathing|not breathing|won't (?:feed|drink))\b`,
    String.raw`\b(?:no|hasn't had a|hasn't|not one|without a) wet diapers?\b|\b(?:baby|newborn|infant|she|he) (?:hasn't|has not) (?:had|drunk|drank|taken) anything since\b`,
    String.raw`\b(?:baby|she|he) (?:hasn't|has not|isn't) (?:moved|moving|kicked|kicking)\b[^.?!]{0,20}\b(?:today|since|all day|for hours)\b`,
    String.raw`\bpregnant\b[^.?!]{0,25}\bbleed\p{L}*\b|\b(?:blood|bleeding)\b[^.?!]{0,30}\bI'm (?:\p{L}+|\d+) (?:weeks|months)\b`,
    String.raw`\b(?:cough|throw|spit|pee|vomit)(?:ed|ing|s)?(?: up)? blood\b|\bthrew up blood\b`,
    String.raw`\bcold turkey\b[^.?!]{0,60}\b(?:shak\p{L}+|sweat\p{L}*|days? ago)\b|\b(?:shak\p{L}+|sweat\p{L}*)\b[^.?!]{0,60}\bcold turkey\b`,
    String.raw`\bheart (?:is )?(?:races|racing|pounding)\b[^.?!]{0,30}\b(?:fainted|passed out)\b|\b(?:coke|cocaine|meth|molly|speed)\b[^.?!]{0,30}\b(?:heart|chest)\b`,
    String.raw`(?<!\bago,? )\b(?:(?:he|she|they|(?:my|our|the|a) \p{L}+) (?:just |already |has |may have |might have )?(?:took|taken|swallowed|ate)|^took) (?:a (?:bunch|lot|handful|bottle)|(?:the|a) whole (?:bottle|pack)|double|too many|too much|twice)(?: of)?(?: \p{L}+){0,3} (?:tylenol|pills?|meds|medication|advil|benadryl|tablets?|xanax|insulin)\b`,
    String.raw`\bwake (?:up )?(?:a |my |him|her|the )(?:\p{L}+ ){0,3}(?:who )?(?:took|overdosed)\b|\bwon't wake up\b[^.?!]{0,40}\b(?:took|drank|pills|fentanyl|heroin)\b|\btook (?:some )?(?:fentanyl|heroin)\b`,
    String.raw`\buntil the (?:pills|meds|tablets) kick in\b`,
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
