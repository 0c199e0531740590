/** What an exercise asked for last. */
export type Task = 'list' | 'number' | 'worst' | 'urge' | 'words';

/** Of a long turn the end is read; there the step stands. */
const charactersRead = 800;

const number =
  /\b(?:0|zero|1|one|cero) ?(?:to|-|–|a|al|through) ?(?:10|ten|diez)\b|\bwhat (?:is the )?number\b|\bon a scale\b|\bqu[eé] n[uú]mero\b/u;
const list =
  /\b(?:one|two|three|four|five|[1-5]|una?|dos|tres|cuatro|cinco)\b[^.?!]{0,20}\b(?:things?|sounds?|smells?|scents?|tastes?|touches|textures?|cosas?|sonidos?|olores?|sabor(?:es)?)\b|\b(?:things?|cosas?)\b[^.?!]{0,20}\b(?:you (?:can )?(?:see|hear|feel|touch|smell|taste)|(?:can be|are) (?:heard|seen|in view)|(?:que )?(?:ves|oyes|sientes|hueles|tocas))\b|\bwhat (?:do|can) you (?:see|hear|smell|taste|notice)\b/u;
const worst =
  /\b(?:worst|best|most likely|likeliest|catastrophe)\b[^?]{0,30}\b(?:could|can|might|may|that|case|outcome|thing|happen)|\b(?:worst|best|likely) (?:case|outcome)|\bfear(?:ed)? (?:says|outcome)|\blo (?:peor|mejor|m[aá]s probable) que (?:puede|podr[ií]a|pueda|pase)/u;
const urge = /\burges?\b|\bcraving\b|\bwhat does it want you to do\b|\bimpulso\b|\bganas\b[^?]{0,20}\bhacer\b/u;
const step =
  /(?:^|[.!?:,] )(?:and |now |then )?(?:choose|pick|name|picture|imagine|remember|weigh|break off|look closer|follow|find|go back|take the|write|describe|list|think of)\b|\ba (?:second|third) one\b|\b(?:write|put|name|list|describe|picture|pick|choose|set)\b[^.?!]{0,30}\b(?:down|it|sentence|letter|words?|list|thought|worr(?:y|ies)|place|moment|problem|line)\b|\bletter\b|\bthoughts?\b[^?]{0,40}\b(?:hook\w*|itself|looks?|says?|sounds?|speaks?|supports?|overlooks?|evidence|facts?|mind)|\b(?:speaks? for|does not fit|went through your mind|facts|camera|witness|both columns|fair sentence)\b|\b(?:in|of) (?:your|the) body\b|\bin chest\b|\bone (?:plain|honest) (?:sentence|line)\b|\bgood friend\b|\bdear friend\b|\bsomeone you love\b|\bwhen and where\b|\bwhich (?:one|thought|sentence|word|of them)\b|\btwo[- ]minutes?\b|\btiniest\b|\bten minutes\b|\bfirst step\b|\bescribe\b|\bcarta\b|\bpensamiento\b|\bfrase\b|\ben (?:tu|el) cuerpo\b|\bcu[aá]ndo y d[oó]nde\b|\bprimer paso\b/u;

/** A line to call ends an exercise, and an offer has not begun one. */
const noStep =
  /\b(?:911|988|741741)\b|\b(?:shall (?:i|we)|want to try|would you (?:like|rather)|if you (?:like|want),? we|just listen|we could)\b|\b(?:quieres (?:probar|hacer)|te escucho|podr[ií]amos|prefieres)\b/iu;

/** What Haven's last turns ask for, the latest first: an exercise runs on, also where a step is put in other words. */
export function runningTask([last, before]: readonly string[]): Task | undefined {
  if (last === undefined || noStep.test(last)) return undefined;
  return (
    taskIn(last) ?? (before !== undefined && !noStep.test(before) && taskIn(before) !== undefined ? 'words' : undefined)
  );
}

/** What step of an exercise a turn puts, if any. */
function taskIn(content: string): Task | undefined {
  const text = content.slice(-charactersRead).toLowerCase();
  if (number.test(text)) return 'number';
  if (list.test(text)) return 'list';
  if (worst.test(text)) return 'worst';
  if (urge.test(text)) return 'urge';
  return step.test(text) ? 'words' : undefined;
}
