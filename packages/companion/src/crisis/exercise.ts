import { stepSaidIn } from './said-step.ts';

/** What an exercise asked for last. */
export type Task = 'list' | 'number' | 'worst' | 'urge' | 'words';

/** Of a long turn the end is read; there the step stands. */
const charactersRead = 800;

const number =
  /\b(?:0|zero|1|one|cero) ?(?:to|-|–|a|al|through) ?(?:10|ten|diez)\b|\bwhat (?:is the )?number\b|\bon a scale\b|\bqu[eé] n[uú]mero\b/u;
const list =
  /\b(?:one|two|three|four|five|[1-5]|una?|dos|tres|cuatro|cinco)\b[^.?!]{0,20}\b(?:things?|sounds?|smells?|scents?|tastes?|touches|textures?|cosas?|sonidos?|olores?|aromas?|sabor(?:es)?|texturas?|contactos?)\b|\b(?:things?|cosas?)\b[^.?!]{0,20}\b(?:you (?:can )?(?:see|hear|feel|touch|smell|taste)|(?:can be|are) (?:heard|seen|in view)|(?:que )?(?:ves|oyes|sientes|hueles|tocas))\b|\bwhat (?:do|can) you (?:see|hear|smell|taste|notice)\b/u;
const worst =
  /\b(?:worst|best|most likely|likeliest|catastrophe)\b[^?]{0,30}\b(?:could|can|might|may|that|case|outcome|thing|happen)|\b(?:worst|best|likely) (?:case|outcome)|\bfear(?:ed)? (?:says|outcome)|\blo (?:peor|mejor|m[aá]s probable) que (?:puede|podr[ií]a|pueda|pase)/u;
const urge =
  /\burges?\b|\bcraving\b|\bwhat does it want you to do\b|\bimpulsos?\b|\bganas\b[^?]{0,20}\bhacer\b|\bqu[eé] te pide que hagas\b/u;
const step =
  /(?:^|[.!?:,] )(?:and |now |then )?(?:choose|pick|name|picture|imagine|remember|weigh|break off|look closer|follow|find|go back|take the|write|describe|list|think of)\b|\ba (?:second|third) one\b|\b(?:write|put|name|list|describe|picture|pick|choose|set)\b[^.?!]{0,30}\b(?:down|it|sentence|letter|words?|list|thought|worr(?:y|ies)|place|moment|problem|line)\b|\bletter\b|\bthoughts?\b[^?]{0,40}\b(?:hook\w*|itself|looks?|says?|sounds?|speaks?|supports?|overlooks?|evidence|facts?|mind)|\b(?:speaks? for|does not fit|went through your mind|facts|camera|witness|both columns|fair sentence)\b|\b(?:in|of) (?:your|the) body\b|\bin chest\b|\bone (?:plain|honest) (?:sentence|line)\b|\bgood friend\b|\bdear friend\b|\bsomeone you love\b|\bwhen and where\b|\bwhich (?:one|thought|sentence|word|of them)\b|\btwo[- ]minutes?\b|\btiniest\b|\bten minutes\b|\bfirst step\b/u;
const stepInSpanish =
  /(?:^|[.!?:,] )¿?(?:y |ahora |luego |primero,? )?(?:elige|escoge|nombra|imagina|recuerda|describe|anota|sopesa|busca|piensa en|ponl[eoa]s?|dale un|escríbel[oa]s?)\b|\b(?:escribe|carta|pensamiento|frase|primer paso)\b|\ben (?:tu|el) cuerpo\b|\bcu[aá]ndo y d[oó]nde\b|\b(?:amig[oa]|alguien|persona) (?:que quieres|querid[oa])\b|\bqu[eé] (?:le|les) dir[ií]as\b|\b(?:a favor|en contra|pasa por alto|no encaja)\b/u;

/** A line to call ends an exercise, and an offer has not begun one. */
const noStep =
  /\b(?:911|988|741741)\b|\b(?:shall (?:i|we)|want to try|would you (?:like|rather)|if you (?:like|want),? we|just listen|we could)\b|\b(?:quieres (?:probar|hacer)|te escucho|podr[ií]amos|prefieres)\b/iu;

/** What Haven's last turns ask for, the latest first: an exercise runs on, also where a step is put in other words. */
export function runningTask([last, before]: readonly string[]): Task | undefined {
  if (last === undefined) return undefined;
  const own = ownTask(last);
  if (own !== undefined || noStep.test(last)) return own;
  return taskIn(last) ?? (before !== undefined && runsIn(before) ? 'words' : undefined);
}

function runsIn(content: string): boolean {
  return ownTask(content) !== undefined || (!noStep.test(content) && taskIn(content) !== undefined);
}

/** What a step of Haven's own exercises asks for; it is known by its words. */
function ownTask(content: string): Task | undefined {
  const said = stepSaidIn(content);
  if (said === undefined) return undefined;
  if (said.expects === 'things') return 'list';
  return said.key === 'urge' ? 'urge' : (taskIn(content) ?? 'words');
}

/** What step of an exercise a turn puts, if any, also where a model has worded it. */
function taskIn(content: string): Task | undefined {
  const text = content.slice(-charactersRead).toLowerCase();
  if (number.test(text)) return 'number';
  if (list.test(text)) return 'list';
  if (worst.test(text)) return 'worst';
  if (urge.test(text)) return 'urge';
  return step.test(text) || stepInSpanish.test(text) ? 'words' : undefined;
}
