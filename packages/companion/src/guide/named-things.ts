import { capitalized } from './language/capitals.ts';
import type { Thing } from './state.ts';

/** People, pets and events named in a tidied message, in words that can be said back. */
export function namedThings(tidied: string, turn: number, now: Date): Thing[] {
  return [...pets(tidied, turn), ...people(tidied, turn), ...events(tidied, turn, now), ...names(tidied, turn)];
}

/** The things of a conversation after new ones were heard; the oldest small ones are forgotten first. */
export function mergeThings(known: readonly Thing[], heard: readonly Thing[]): Thing[] {
  const merged = [...known];
  for (const thing of heard) {
    if (thing.kind === 'name') {
      giveName(merged, thing.name);
      continue;
    }
    const at = merged.findIndex((other) => other.name.toLowerCase() === thing.name.toLowerCase());
    const old = merged[at];
    if (old) merged[at] = { ...old, ...thing };
    else merged.push(thing);
  }
  return merged.sort((one, other) => one.heard - other.heard).slice(-keptThings);
}

/** "His name was Biscuit" names the one spoken of last who has no name yet. */
function giveName(things: Thing[], name: string): void {
  const at = things.findLastIndex((thing) => thing.kind !== 'event' && /^(?:your|tu) /u.test(thing.name));
  const nameless = things[at];
  if (nameless) things[at] = { ...nameless, name, role: nameless.name };
}

/** How far an event with a date lies from now, in whole days (UTC); undefined without a date. */
export function daysUntil(thing: Thing, now: Date): number | undefined {
  if (!thing.date) return undefined;
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  return Math.round((Date.parse(`${thing.date}T00:00:00Z`) - today) / 86_400_000);
}

const keptThings = 14;

const relations =
  'mother-in-law|father-in-law|mother in law|father in law|sister-in-law|brother-in-law|sister in law|brother in law|mom|mum|mother|dad|father|parents|brother|sister|son|daughter|kids?|children|baby|husband|wife|partner|boyfriend|girlfriend|fiancée?|ex(?:-(?:husband|wife|boyfriend|girlfriend))?|best friend|friends?|roommate|flatmate|mates?|buddy|pal|business partner|cofounder|neighbour|client|patient|student|boss|manager|supervisor|coworkers?|colleagues?|teacher|professor|tutor|coach|trainer|landlord|landlady|neighbor|grandma|grandmother|granny|gran|nana|grandpa|grandfather|aunt|uncle|cousin|niece|nephew|stepmom|stepdad|stepson|stepdaughter|in-laws|team|family|therapist|doctor|crush|twins?|girls|boys';

const animals =
  'parakeet|budgie|canary|cockatiel|ferret|gerbil|rat|lizard|gecko|snake|tortoise|chicken|hen|goat|pony|donkey|foal|kitty|pup|dog|cat|puppy|kitten|hamster|rabbit|bunny|horse|parrot|guinea pig|turtle|bird|fish';

function people(text: string, turn: number): Thing[] {
  const found: Thing[] = [];
  const pattern = new RegExp(
    `\\b(?:[Mm]y|[Oo]ur) (?:(?:little|big|older|younger|oldest|youngest|late|own|dear|new|old|only) )?(${relations})(?:,? (?:(?:is |was )?(?:named |called ))?(\\p{Lu}\\p{Ll}{1,14}))?(?![\\p{L}'-])`,
    'gu',
  );
  for (const match of text.matchAll(pattern)) {
    const relation = (match[1] ?? '').toLowerCase();
    const name = match[2];
    const known = name && !notNames.test(name) ? name : smallName(text.slice((match.index ?? 0) + match[0].length));
    found.push({
      kind: 'person',
      name: known ?? `your ${relation}`,
      ...(known ? { role: `your ${relation}` } : {}),
      heard: turn,
    });
  }
  return [...found, ...addressed(text, turn)];
}

/** "my girlfriend priya says": a name in small letters, with a verb behind it. */
function smallName(rest: string): string | undefined {
  const name =
    /^ (\p{Ll}{3,12}) (?:says|said|is|was|has|had|thinks|thought|wants|wanted|told|asked|keeps|kept|came|called|texted|offered|screamed|yelled|cried|lives|works|got|went|just|never|always|won't|can't|doesn't|didn't|might|may)\b/u.exec(
      rest,
    )?.[1];
  return name && !notAddressed.test(name) && !notSmallNames.test(name) ? capitalized(name) : undefined;
}

const notSmallNames =
  /^(?:all|both|each|has|had|have|was|were|did|does|will|would|who|that|which|really|also|always|never|just|only|still|even|already|actually|finally|basically|literally|honestly|kinda|and|but|then|there|here|herself|himself|she|he|they|it|group|chat|drama|thing|situation|died|says|said|keeps|got|side|friend|friends|old|new|best|probably|maybe|apparently|suddenly|back|home|today|yesterday|now|recently|once|twice|once|in|on|at|from)$/iu;

/** "I could ask Priya to take it": whoever is asked, told or written to, in lower case too. */
function addressed(text: string, turn: number): Thing[] {
  const name =
    /\b(?:ask|asked|tell|told|text|texted|message|messaged|call|called|visit|invite|invited) (\p{L}{3,12})(?= (?:to|if|about|that|and|for|back|first|tonight|tomorrow|yesterday)\b|[.,?]|$)/u.exec(
      text,
    )?.[1];
  if (!name || notAddressed.test(name) || notNames.test(capitalized(name))) return [];
  return [{ kind: 'person', name: capitalized(name), heard: turn }];
}

/** Whom one asks without naming anybody. */
const notAddressed =
  /^(?:her|him|them|you|people|someone|somebody|everyone|everybody|anyone|anybody|nobody|off|out|out|over|again|work|home|back|sick|about|for|questions|mom|mum|dad|mother|father|grandma|grandpa|help|myself|yourself|himself|herself|themselves|each|both|what|how|why|when|where|that|this|the|security|support|human|hr|police|lies|stories|jokes|truth|twice|thrice|once|never|always|already|nothing|something|everything|this|one|two|first|later|today|tomorrow|tonight|yesterday|now|and|but|after|before|afterward|afterwards|during|while|because|since|until|still|too|then|around|right|yet|anymore|lately|much|often)$/iu;

const notNames =
  /^(?:I|The|And|But|He|She|They|It|We|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Thanksgiving|English|God)$/u;

function pets(text: string, turn: number): Thing[] {
  const found: Thing[] = [];
  const named = new RegExp(
    `\\b(?:[Mm]y|[Oo]ur) (?:(?:old|little|new|poor|sweet) )?(${animals})s?(?![\\p{L}'-])(?:,? (?:(?:named|called) (\\p{L}{2,14})|(\\p{Lu}\\p{Ll}{2,13})(?!\\p{L})|(\\p{Ll}{3,14})(?= (?:is|was|has|had|died|got|ran|keeps|isn't|won't|can't|passed|who|needs|loves|threw|ate)\\b)))?`,
    'gu',
  );
  for (const match of text.matchAll(named)) {
    const animal = (match[1] ?? '').toLowerCase();
    const name = match[2] ?? match[3] ?? match[4];
    const called =
      name && !notPetNames.test(name) ? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase() : undefined;
    found.push({
      kind: 'pet',
      name: called ?? `your ${animal}`,
      ...(called ? { role: `your ${animal}` } : {}),
      heard: turn,
    });
  }
  const farewell =
    /\b(?:say|said|saying) goodbye to (\p{L}{3,12}) (?:this morning|today|yesterday|last night)\b/iu.exec(text)?.[1];
  if (farewell && !notAddressed.test(farewell)) found.push({ kind: 'pet', name: capitalized(farewell), heard: turn });
  return found;
}

const notPetNames =
  /^(?:always|also|never|still|really|that|this|just|only|who|which|then|now|and|but|she|her|him|his|they|food|walker|today|yesterday|recently|finally|almost|already)$/iu;

/** "his name was biscuit", "her name is Lena". */
function names(text: string, turn: number): Thing[] {
  const name = /\b(?:his|her|their|its) name(?:'s| is| was) (\p{L}{2,14})(?![\p{L}'-])/iu.exec(text)?.[1];
  if (!name || notNames.test(name) || /^(?:not|on|the|a|in|so|always|never|still|just)$/iu.test(name)) return [];
  return [{ kind: 'name', name: name.charAt(0).toUpperCase() + name.slice(1).toLowerCase(), heard: turn }];
}

const eventNouns =
  'interview|job interview|exam|final|finals|midterm|test|quiz|surgery|operation|appointment|scan|biopsy|wedding|trip|flight|date|presentation|speech|court date|hearing|birthday|party|meeting|audition|move|game|match|race|recital|performance|concert|visit|vacation|deadline|first day|review|anniversary|chemo|check-?up|ultrasound|driving test|graduation|call';

const days =
  'today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week|this weekend|next month';

function events(text: string, turn: number, now: Date): Thing[] {
  const found: Thing[] = [];
  const pattern = new RegExp(`\\b(my|our|the|a|an|this|his|her) ((?:\\p{L}+ )?(?:${eventNouns}))(?![\\p{L}'-])`, 'giu');
  for (const match of text.matchAll(pattern)) {
    const day =
      new RegExp(`^.{0,50}?\\b(?:on |is |this |next )*(${days})\\b`, 'iu').exec(
        text.slice((match.index ?? 0) + match[0].length),
      )?.[1] ?? new RegExp(`\\b(${days})\\b`, 'iu').exec(text)?.[1];
    if (!day || (/^to(?:day|night)$/iu.test(day) && isOver.test(text.slice(0, match.index)))) continue;
    const owner = ownerOf((match[1] ?? '').toLowerCase());
    const noun = withoutVerb((match[2] ?? '').toLowerCase());
    const date = dateOn(day.toLowerCase(), now);
    found.push({
      kind: 'event',
      name: `${owner} ${noun}`,
      day: day.toLowerCase(),
      ...(date ? { date } : {}),
      heard: turn,
    });
  }
  return found;
}

/** "Had my third chemo today" lies behind, and is not asked after as if it were to come. */
const isOver =
  /\b(?:had|was at|went to|came from|did|finished|survived|failed|passed|missed|left|out of|back from|home from|after|during|in|through) $/iu;

function ownerOf(article: string): string {
  if (article === 'his' || article === 'her') return article;
  return article === 'the' || article === 'this' ? 'the' : 'your';
}

/** "a big interview" keeps its adjective; "the only exam" keeps only the noun. */
function withoutVerb(noun: string): string {
  const [first, ...rest] = noun.split(' ');
  if (
    rest.length === 0 ||
    /^(?:job|math|history|chem|chemistry|biology|physics|bar|driving|court|final|big|first|board|english|spanish|piano|hip|knee|heart|eye|brain|dental|wedding|check)$/u.test(
      first ?? '',
    )
  )
    return noun;
  return rest.join(' ');
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The date a day word means, counted from now, so many days later; weeks and months have none. */
export function dateOn(day: string, now: Date, later = 0): string | undefined {
  const at = weekdays.indexOf(day);
  const ahead =
    day === 'today' || day === 'tonight'
      ? 0
      : day === 'tomorrow'
        ? 1
        : at < 0
          ? undefined
          : (at - now.getUTCDay() + 7) % 7;
  if (ahead === undefined) return undefined;
  return new Date(now.getTime() + (ahead + later) * 86_400_000).toISOString().slice(0, 10);
}
