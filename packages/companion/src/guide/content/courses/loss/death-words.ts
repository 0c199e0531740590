/** Ways to tell that somebody has died, and what nothing written for a loss may begin with. */

const kind =
  '(?:(?:dear|sweet|beloved|poor|amazing|wonderful|step|olde?r|younger|youngest|oldest|eldest|big|little|baby|twin|only|best|closest|dearest|childhood|half|great|adoptive|adopted|foster|biological|birth|late|maternal|paternal|college|\\d+[- ]?(?:yo|years?[- ]old)) ){0,2}';

/** A name after it ("my brother Sam died"), which no such word may be. */
const name =
  '(?:,? (?!(?:almost|nearly|never|not|could|might|would|will|should|who|and|or|said|says|thinks|told|has|is|was|of|moms?|mums?|dads?|mothers?|fathers?|parents?|brothers?|sisters?|wife|husband|sons?|daughters?|kids?|baby|dogs?|cats?|puppy|grand\\p{L}+|nana|aunt|uncle|cousin|boyfriend|girlfriend|friends?)\\b)\\p{L}+,?)?';

const passed =
  'passed(?: away(?! the\\b)|(?= on\\b(?! (?:the|his|her|my|a|it)\\b)|[.,!?;]|$| (?:last|yesterday|this|today|tonight|one|two|three|four|five|six|a (?:week|month|few|couple|year|little)|in|from|so|suddenly|unexpectedly|at|after|and|when|\\d|just|recently|while|because|before|early|peacefully|very)\\b))';

const isDead =
  '(?:is|was) dead(?! (?:to|tired|set|wrong|asleep|inside|broke|serious|right|against)\\b)|(?:is|are) (?:really |actually )?gone (?:forever|and|now)\\b|is really gone';

const dies = `(?: (?:has|have|had|just|suddenly|finally|recently|sadly|unexpectedly|both|literally|actually)){0,3} (?:died(?! (?:laughing|inside|of (?:laughter|embarrassment|boredom))\\b)|${passed}|${isDead}|was killed|did(?:n't| not) (?:make it(?! (?:to|in|home|here|out|work|back|on|for)\\b)|survive)|lost (?:his|her|their) (?:battle|fight)|(?:had|has) (?:a|an|another) (?:\\S+ ){1,4}and (?:died|${passed}))`;

const ended =
  '(?= (?:to|in (?!the\\b|a\\b)|last|this|yesterday|today|one|two|three|four|five|six|a|\\d+|so|suddenly|and|when|recently|on (?!the\\b|a\\b)|after|at (?!the\\b|a\\b)|unexpectedly|because|before|just|while|right|almost|about|over)\\b|[.,!?;]|$)';

const startOrJoin =
  '(?:^|[.!?,;:] |\\b(?:when|since|after|because|that|and|so|but|then|today|yesterday|tonight|before|lost|buried|how) )';

/** That one of these people of the writer's own has died; `bare` stands without "my" as well ("mom died"). */
export function deathOf(who: string, bare = ''): string {
  const mine = `\\b(?:my|our) ${kind}(?:${who})(?![ -]in[ -]law)`;
  const anyone = bare ? `(?:${mine}|${startOrJoin}(?:${bare}))` : mine;
  const called = bare ? `(?:${mine}|(?:my |our )?(?:${bare}))` : mine;
  return [
    `${anyone}${name}${dies}`,
    `${anyone}(?!['’]?s\\b)(?:(?! (?:my|our|his|her|the|a) (?:\\S+ )?(?:friend|dog|cat|neighbou?r|boss|uncle|aunt|cousin|brother|sister|mom|mum|dad|co-?worker|patient))[^?!]){0,60}\\b(?:he|she) (?:just |suddenly |finally )?(?:died|passed away)\\b`,
    `\\b(?:lost|buried|cremated) ${called}(?!['’]s)${ended}`,
    `\\b(?:grieving|mourning) (?:for )?(?:${mine})(?!['’]s)${ended}`,
    `\\b(?:since|after) losing ${called}(?!['’]s)`,
    `\\b(?:death|loss|passing) of (?:${mine})\\b`,
    `${anyone}['’]?s (?:death|passing)\\b`,
  ].join('|');
}

export const begin = (...patterns: readonly string[]): RegExp => new RegExp(`(?:${patterns.join('|')})`, 'iu');

/** Two things in one message, in any order. */
export const both = (one: string, other: string): string => `^(?=[^]*?(?:${one}))[^]*?(?:${other})`;

const numbers = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty';

/** A year ago or longer, or a day that comes back each year. */
export const longAgo = `\\b(?:(?:\\d+|an?|${numbers}|several|many|some|few|couple(?: of)?|couple) (?:and a half )?(?:years?|yrs?|decades?) (?:on \\w+day |this \\w+ |next \\w+ |tomorrow )?(?:ago|back|today|since|without|later|to the day)|last year|years ago|(?:in|since) (?:19|20)\\d\\d|when I was (?:an? |in |only |just |about |still |so |very )?(?:\\d+|little|young|small|kid|child|teen\\w*|baby|girl|boy|high|college|school|${numbers})|a long time ago|as a (?:kid|child)|(?:over|more than|almost|nearly|about) (?:a|one|\\d+|${numbers}) years?|it(?:'s| has| is|'ll)? been (?:\\d+|a|${numbers}|so many|many) (?:years?|yrs?)|anniversary|decades)\\b`;

export const lately =
  '\\b(?:yesterday|last (?:night|week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this morning|(?:days?|weeks?|months?) ago)\\b';

/** Danger to the writer, a violent or self-chosen death, wrong done by the one who died, what was only dreamed or played. */
export const notHere =
  /\b(?:what if (?:\S+ ){0,4}(?:d(?:ied|ies)|pass\w*)|(?:dream\w*|nightmares?) (?:that |about |where |of )*(?:my|our|he|she|mom|dad)|almost died|nearly died|(?:movie|novel|video game|the sims|tv show|episode|fictional|anime)\b|kill\w* (?:him|her|them|my|our)sel\w*|suicid\w*|(?:took|taken|taking|take) (?:his|her|their|my) (?:own )?life|hang(?:ed|ing) (?:him|her|them|my)self|(?:want(?:ed)?|wish) to (?:die|be dead)|join(?:ing)? (?:him|her|them|my)\b|\bif (?:my|our|he|she|they|anything|something|anyone) (?:\S+ ){0,3}?(?:died|dies|passed|passes)|lost (?:my|our) \S+ (?:in|at) (?:the|a) (?:store|mall|park|crowd|airport|supermarket|market|zoo|fair)|(?:be|go) with (?:him|her|them) (?:again|now|soon|already)|don'?t want to (?:live|be here|be alive|wake up|go on|exist)|end (?:it all|my life|everything)|no reason to (?:live|go on)|murder\w*|molest\w*|raped?|abus(?:ed|ive|er)|beat me|hit me|hurt me (?:as a|when)|(?:so |really )?(?:glad|happy) (?:that )?(?:he|she|they)(?:'s| is|'re| are) (?:dead|gone)|my (?:patients?|clients?|residents?) (?:just |has )?(?:died|passed))\b/iu;
