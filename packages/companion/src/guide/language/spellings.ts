import { capitalized } from './capitals.ts';

const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}'@#])(?:${pattern})(?![\\p{L}\\p{N}'])`, 'giu');

/** Keeps a capital at the start of the word that is replaced. */
const as = (spelled: string) => (found: string) =>
  /^\p{Lu}/u.test(found) && spelled !== spelled.toUpperCase()
    ? spelled.charAt(0).toUpperCase() + spelled.slice(1)
    : spelled;

/** What is typed, and what it becomes. */
export type Rewrite = [RegExp, (found: string, ...groups: string[]) => string];

const spelling = (pairs: Record<string, string>): Rewrite[] =>
  Object.entries(pairs).map(([typed, spelled]) => [word(typed), as(spelled)]);

const adjectiveAfterIts =
  'got|mostly|mainly|partly|maybe|up|more|less|most|enough|worth|time|one|okay|had|become|gotten|turned|silly|sad|true|nice|cool|great|lovely|me who|you who|me that|us who|him who|her who|them who|attention|complicated|different|easy|hopeless|funny|gone|done|better|worse|in|on|at|under|there|here|mine|for|from|a|an|the|not|no|been|so|too|just|like|all|only|really|very|always|never|my|your|his|her|our|their|that|this|ok|okay|fine|hard|bad|good|weird|late|early|over|been|going|getting|about|because|what|how|why|when|where|nothing|something|everything|impossible|stupid|dumb|unfair|scary|sad|quiet|cold|dark|raining|snowing|been|probably|probs|prob|kinda|kind|sort|honestly|literally|still|also|pretty|beyond|killing|driving|making|eating|hurting|exhausting|embarrassing|terrible|awful|horrible|lonely|heavy|loud|\\d+(?:[:.]\\d\\d)?\\s*(?:am|pm)?';

const baseVerbs =
  'be|have|do|go|get|say|see|make|take|know|think|come|give|look|find|tell|feel|try|leave|call|need|become|let|stay|keep|start|never|just|always|probably|rather|like|love|hate|want|lose|die|cry|miss|call|text|talk|write|read|lie|sit|wait|ask|end|wake|sleep|forget|regret|fail|mess|say|still|also|even|at|really|only|prefer|wish|hope|help|pay|run|eat|drop|quit|move|be|not|ever|fix|cook|clean|message|invite|visit|bring|buy|order|check|book|sign|send|put|sing|play|watch|turn|head|hang|study|walk|drive|meet|join';

/** In this order: each is tried on what the ones before have left. */
export const rewrites: readonly Rewrite[] = [
  // A laugh between two sentences parts them.
  [/(?<=[\p{L}\p{N}]) (?:lol|lmao|haha+|hehe+)(?= \p{L}+ \p{L}+ \p{L})/giu, () => '.'],
  [
    /\b(my|his|her|our|their|your) (brother|sister|mother|mom|mum|father|dad|wife|husband|son|daughter|friend|boss|neighbor|grandma|grandpa|dog|cat|boyfriend|girlfriend|roommate)s (?=(?:name|house|room|car|wedding|birthday|place|apartment|bed|voice|face|funeral|job|phone|number|parents|kids?|friends?|hand|hands|fault|idea|turn|side|bowls?|things|stuff)\b)/giu,
    (_found, whose = '', who = '') => `${whose} ${who}'s `,
  ],
  // "My moms cat", "my dads sick": of those there is one, and what is left out is the same mark either way.
  [
    /(?<=\b(?:my|his|her|your) (?:ex[- ]?)?)(mom|mum|dad|husband|wife|boyfriend|girlfriend|bf|gf|boss|ex|grandma|grandpa|landlord|fiance)s (?!(?:are|were|have|both|and|or|who|group|club|all|never|always|don't|didn't|do)\b)(?=\p{L})/giu,
    (_found, whose = '') => `${whose}'s `,
  ],
  [/\bi(?=[\s,.!?;:'-]|$)/gu, () => 'I'],
  // Stress, which reads oddly once it is said back: "I do like his hands".
  [
    new RegExp(
      `(?<=(?:^|[,.;!?] ?|\\b(?:but|and|that|because|though) )I) do (?=(?:(?:really|still|also|actually|sometimes|always|often) )*(?:like|love|miss|hate|want|wish|hope|know|think|feel|believe|care|worry|remember|enjoy|trust|wonder|understand|appreciate|need|see|get|go|sing|keep|try|pray|talk|call|cry|sleep|eat)\\b)`,
      'giu',
    ),
    () => ' ',
  ],
  [/\b(?:mr|mrs|ms|dr)\.? (?=\p{L}{2})/gu, (found) => capitalized(found)],
  [/(?<=\b(?:Mr|Mrs|Ms|Dr)\.? )\p{Ll}\p{L}+/gu, (found) => capitalized(found)],
  // "Guess what, I passed", "I am learning English, sorry for mistakes": said before what is told.
  [/^(?:(?:hey|hi|omg|so|ok|okay)[,! ]+)?guess what[,!?. ]+(?=\p{L}+ \p{L})/giu, () => ''],
  [
    /(?<=^|[.!?] )(?:I(?:'m| am) (?:still |only )?learning english|(?:my english|english) is (?:not (?:so |very )?good|bad|my second language))[,. ]+(?:so |and )?sorry (?:for|about) (?:my |the |any )?(?:bad )?(?:mistakes|errors|english)[.!]* (?=\p{L}+ \p{L}+ \p{L})/giu,
    () => '',
  ],
  // "I want say to boss", from somebody who learns the language.
  [
    /\b(I|we) (want|need|have|try|like) (?=(?:say|tell|go|know|talk|sleep|make|see|ask|learn|speak|find)\b)/giu,
    (found) => `${found}to `,
  ],
  // "Broke up w my gf", "5 months ago n still".
  [
    /(?<=\p{L}) w (?=(?:my|his|her|the|an?|me|you|u|him|them|us|our|it|this|that|no|some|all|your|their|people|everyone)\b)/giu,
    () => ' with ',
  ],
  [/(?<=[\p{L},] ?) n (?=\p{L})|^n (?=\p{L}+ \p{L})/giu, () => ' and '],
  [/(?<=\p{L} )'?til(?= )/giu, () => 'until'],
  // "Drinks like way too much": the word is a breath here, too.
  [
    /(?<!\b(?:feel|feels|felt|feeling|look|looks|looked|sound|sounds|seem|seems|is|it's|its|that's|was|be|been|being|act|acts|acting|treat\p{L}*|smell\p{L}*|taste\p{L}*|more|just|not|nothing|something|anything|is|are|were|people|i|would|'d|really)) like (?=(?:way (?:too|more)|super|totally|literally|completely|every (?:day|night|time|single)|all the time|so (?:much|many))\b)/giu,
    () => ' ',
  ],
  [/\b(there(?:'?s| is| are| were)) like (?=\d|two|three|four|five|six|ten|a )/giu, (_found, verb) => `${verb} `],
  // "School keeps me from drifting I guess".
  [
    /(?<=\p{L}{2})(?<!\b(?:so|and|but|that|because|well|yeah|ok|okay|yes|no|it|is)),? I (?:guess|suppose)(?=[.,!?;]|$)/giu,
    () => '',
  ],
  // "For like two weeks": the word is a breath and says nothing.
  [
    /(?<=\b(?:for|at|in|after|since|about|with|took|only|just|is|was|it's|got|by|every|has|had)) like (?=(?:\d|an? |one |two |three |four |five |six |seven |eight |nine |ten |twenty |half ))/giu,
    () => ' ',
  ],
  ...spelling({
    im: "I'm",
    ive: "I've",
    dont: "don't",
    doesnt: "doesn't",
    didnt: "didn't",
    cant: "can't",
    couldnt: "couldn't",
    wouldnt: "wouldn't",
    shouldnt: "shouldn't",
    wont: "won't",
    isnt: "isn't",
    arent: "aren't",
    aint: "ain't",
    wasnt: "wasn't",
    werent: "weren't",
    hasnt: "hasn't",
    havent: "haven't",
    hadnt: "hadn't",
    mustnt: "mustn't",
    thats: "that's",
    theres: "there's",
    whats: "what's",
    wheres: "where's",
    hows: "how's",
    whos: "who's",
    heres: "here's",
    hes: "he's",
    shes: "she's",
    theyre: "they're",
    theyve: "they've",
    theyll: "they'll",
    youre: "you're",
    youve: "you've",
    youll: "you'll",
    weve: "we've",
    itll: "it'll",
    itd: "it'd",
    thatd: "that'd",
    couldve: "could've",
    shouldve: "should've",
    wouldve: "would've",
    dosent: "doesn't",
    dosnt: "doesn't",
    everyones: "everyone's",
    nobodys: "nobody's",
  }),
  // "I didn't mean X, I mean Y": only what is meant is left.
  [
    /\bI (?:didn't|don't|did not|do not) mean [^.;!?]{2,70}?[,;] (?:but )?I (?:just )?(?:mean|meant) (?:that |like )?(?=\p{L})/giu,
    () => '',
  ],
  [
    /(?<=^|[.;!?,]\s*|\b(?:said|says|thinks?|knows?|like|that|because)\s)were(?=\s+(?:both|all|going|getting|having|not|never|always|still|supposed|on|in|at|\p{L}+ing)\b)/giu,
    as("we're"),
  ],
  [
    /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?=(?:one|two|three|four|five|six|seven|eight|nine)\b)/giu,
    (found) => `${found.slice(0, -1)} `,
  ],
  // A shrug before a statement is no part of it: "idk asking her feels like begging".
  [
    /(?<=^|[.!?\n]\s*)(?:idk|dunno)[,. ]+(?=(?!if\b|what|how\b|why\b|who|where|when|whether\b|that\b|about\b|anymore|man\b|bro\b|either|yet|tbh|lol)\p{L}+ \p{L}+)/giu,
    () => '',
  ],
  [word(`its(?=\\s+(?:${adjectiveAfterIts})(?![\\p{L}]))`), as("it's")],
  [word(`id(?=\\s+(?:${baseVerbs})(?![\\p{L}]))`), () => "I'd"],
  [
    /(?<=\b(?:what|that|which|if|when|where|how|who|thought|think|wish|because|and|but|so|things?|one|ones) )id(?= (?!card|number|badge|check|photo)\p{L})/giu,
    () => "I'd",
  ],
  [
    word(
      `(?<!\\b(?:feel|feeling|felt|am|is|was|very|been|really|got|get|getting|be|too|are|were|fell|fall|mentally|seriously|'m|'s|'re)\\s+)ill(?=\\s+(?:${baseVerbs})(?![\\p{L}]))`,
    ),
    () => "I'll",
  ],
  ...spelling({
    'cause(?=\\s+(?:i|my|he|she|they|we|it|the|you|his|her|our|their|of|nobody|there|that|everyone|people)(?![\\p{L}]))':
      'because',
    'bc|bcuz|bcz|becuz|becos|coz|cuz|cos': 'because',
    u: 'you',
    'ur(?=\\s+(?:a|an|the|not|so|just|right|wrong|being|going|really))': "you're",
    ur: 'your',
    'r(?=\\s+(?:you|u|they|we))': 'are',
    thru: 'through',
    tho: 'though',
    rn: 'right now',
    'idk|dunno|i dunno': "I don't know",
    ikr: 'I know, right',
    'prob|probs|prolly': 'probably',
    gonna: 'going to',
    wanna: 'want to',
    "(?<=there's |it's |that's )gotta": 'got to',
    gotta: 'have to',
    gimme: 'give me',
    kinda: 'kind of',
    sorta: 'sort of',
    ppl: 'people',
    'smth|sth': 'something',
    abt: 'about',
    'pls|plz': 'please',
    'thx|tysm|ty|thnx|thanx': 'thanks',
    b4: 'before',
    '2nite|tonite': 'tonight',
    '2day': 'today',
    '2moro|tmrw|tmr|tomoz|tmrow': 'tomorrow',
    bf: 'boyfriend',
    gf: 'girlfriend',
    bff: 'best friend',
    'rly|rlly': 'really',
    'w/o': 'without',
    'w/': 'with',
    'obv|obvs|obvi': 'obviously',
    deffo: 'definitely',
    'def(?= (?:not|a|the|going))': 'definitely',
    imma: "I'm going to",
    lemme: 'let me',
    outta: 'out of',
    cus: 'because',
    tn: 'tonight',
    fb: 'Facebook',
    ig: 'Instagram',
    'yr|yrs': 'years',
    mins: 'minutes',
    hrs: 'hours',
    wk: 'week',
    wknd: 'weekend',
    govt: 'government',
    'k|kk': 'okay',
    ok: 'okay',
    alot: 'a lot',
    'roomate|rommate': 'roommate',
    'roomates|rommates': 'roommates',
    'tommorow|tommorrow|tomorow|tommarow': 'tomorrow',
    'definately|definitly|definetly': 'definitely',
    wierd: 'weird',
    'embarassing|embarrasing|embarasing': 'embarrassing',
    'embarassed|embarrased|embarased': 'embarrassed',
    woud: 'would',
    coud: 'could',
    shoud: 'should',
    'somthing|somethin|sumthing': 'something',
    nothin: 'nothing',
    realy: 'really',
    probaly: 'probably',
    minuts: 'minutes',
    untill: 'until',
    'stoped|stopd': 'stopped',
    familly: 'family',
    'beleive|belive': 'believe',
    thier: 'their',
    'diffrent|diferent': 'different',
    allways: 'always',
    basicly: 'basically',
    'excersise|excercise|exersise': 'exercise',
    'appartment|apartament': 'apartment',
    'togehter|togather': 'together',
    finaly: 'finally',
    writting: 'writing',
    'anxios|anxiuos': 'anxious',
    'exausted|exhuasted': 'exhausted',
    loosing: 'losing',
    'collage(?= (?:student|class|classes|friends?|applications?|degree))': 'college',
    mum: 'mum',
    ya: 'you',
    'omg|omfg|lol|lmao|lmfao|rofl|haha+|hehe+|jk+|smh|tbh|ngl|imo|imho|istg|fr|ugh+|meh|xd|btw': '',
  }),
  [
    /\b((?:two|three|four|five|six|seven|eight|nine|ten|\d+)) (year|month|week|day|hour)(?= ago\b)/giu,
    (_found, count, unit) => `${count} ${unit}${count === '1' ? '' : 's'}`,
  ],
  [/\b(\d{1,2}) ?(?:yo|y\/o|yr old|year old)\b/giu, (_found, age) => `${age}-year-old`],
  [/(?<=^|\s)'([^']{2,80})'(?=[\s.,!?;:]|$)/gu, (_found, quoted) => `"${quoted}"`],
  [/(?<=^|[,.;]\s)bit (?=\p{L})/giu, () => 'a bit '],
  // "I should like to write to him" is a wish, and no duty.
  [/\bI should (like|love) to\b/giu, (_found, verb) => `I would ${verb} to`],
  // What Haven asked about is left out in the answer: "worries me I'm losing him", "hardest bit is the mornings".
  [/(?<=^|[.;]\s)(?=(?:worries|bothers|scares|hurts|annoys|kills|bugs|frightens|saddens) me\b)/giu, () => 'it '],
  [
    /\b((?:worries|bothers|scares|hurts|kills|bugs|frightens) me)(?= (?:i|i'm|he|he's|she|she's|they|they're|nobody)\b)/giu,
    (_found, verb) => `${verb} that`,
  ],
  [/(?<=^|[.;]\s)(?=(?:hardest|worst|scariest|weirdest|saddest) (?:bit|part|thing)\b)/giu, () => 'the '],
  // "He's still alive mind", "don't get me wrong mind": a tag and no noun.
  [/(?<=\b(?:alive|here|fine|good|well|there|home|now))\s?,? mind(?=[.,;!?]|$)/giu, () => ''],
  [/(?<=\b(?:that|it|i|he|she|this|just|they|and|feel|feeling)\s)(?:kind|sort) of (?=\p{L})/giu, () => ''],
  [
    /\b(?:SO|AND|ALL|NEVER|REALLY|ALWAYS|NOT|VERY|BUT|STILL|EVERY|EVERYTHING|NOTHING|ANYTHING|NO|ONE|MY|HE|SHE|THEY|HIS|HER|LITERALLY|HATE|LOVE|WHY|THE|THAT|THIS|TOO|JUST|ACTUALLY)\b/gu,
    (found) => found.toLowerCase(),
  ],
  [/(?<=\b(?:in|since|last|this|next|by|until|early|late)\s)(?:march|may|august)\b/giu, capitalName],
  [/\b(\d+) min\b/giu, (_found, count) => `${count} ${count === '1' ? 'minute' : 'minutes'}`],
  [
    /\b((?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|thanksgiving|easter|halloween|ramadan|eid|hanukkah|diwali|english|spanish|french|german|zoom|instagram|facebook|tiktok|google|god|jesus|bible)\b/giu,
    capitalName,
  ],
  [/\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*/gu, () => ' '],
  [/(?<=\s|^)(?:[:;=][-']?[()DPp/\\|]|<3|xo+)(?=\s|$)/gu, () => ' '],
  [
    /(?<=\b(?:name(?:'s| is| was)|names are|named) )(?!(?:a|an|the|me|him|her|them|us|my|every|each|all|both|some|after|not|on|in|it|like|so|too)\b)\p{Ll}[\p{Ll}']+/giu,
    (found) => found.charAt(0).toUpperCase() + found.slice(1),
  ],
  [/([!?])\1+/gu, (_found, mark) => mark],
  [/!\?|\?!/gu, () => '?'],
  [/^[\s,;:-]+/u, () => ''],
  // What a left-out "omg." leaves behind.
  [/^\.+\s*(?=\p{L})/u, () => ''],
];

function capitalName(found: string): string {
  if (/^tiktok$/iu.test(found)) return 'TikTok';
  return found.charAt(0).toUpperCase() + found.slice(1).toLowerCase();
}
