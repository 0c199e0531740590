import { type Skill, type SkillForm, type SkillStep, stepsOf } from './skill.ts';

/** Where a person stands in an exercise. JSON-safe; kept in the guide's state. */
export interface SkillRun {
  id: string;
  /** Left out for the usual form. */
  form?: SkillForm;
  phase: 'before' | 'steps' | 'after';
  /** Index of the step last said. */
  step: number;
  paused: boolean;
  before?: number;
  after?: number;
  /** The step at which an example was given already. */
  hinted?: number;
  /** What the person wrote, by the step's key. */
  notes: Record<string, string>;
}

/** What the person means inside an exercise. */
export type SkillMove = 'next' | 'back' | 'again' | 'skip' | 'pause' | 'resume' | 'stop' | 'explain' | 'why' | 'words';

/** What happens next: a step is said (again), explained, or the exercise pauses, ends before its time, or is complete. */
export type SkillTurn =
  | { kind: 'say'; run: SkillRun }
  | { kind: 'hint'; run: SkillRun; lines: readonly string[] }
  | { kind: 'purpose'; run: SkillRun }
  | { kind: 'paused'; run: SkillRun }
  | { kind: 'stopped' }
  | { kind: 'done'; run: SkillRun };

/** Longest note kept; enough to read it back. */
const noteLength = 160;

/** Half a minute is too short for numbers: it begins with its first step. */
export function startRun(skill: Skill, form?: SkillForm): SkillRun {
  const given = form && form !== skill.usual && skill.forms[form] ? form : undefined;
  const phase = given === 'half-minute' ? 'steps' : 'before';
  return { id: skill.id, ...(given ? { form: given } : {}), phase, step: 0, paused: false, notes: {} };
}

/** Reads control words. Everything else is an answer to the step. */
export function moveOf(message: string): SkillMove {
  const text = message
    .trim()
    .toLowerCase()
    .replace(/’/gu, "'")
    .replace(/^(?:ok(?:ay)?|um+|uh+|sorry|actually|haven)[, ]+(?=\S)/u, '')
    .replace(/[, ]+(?:please|pls|thanks|thank you|haven)(?=[.!?, ]*$)/u, '')
    .replace(/^[¿¡]+|[.!?,]+$/gu, '');
  return [...moves, ...spanishMoves].find(([, pattern]) => pattern.test(text))?.[0] ?? 'words';
}

/** The exercise after one message. */
export function advance(skill: Skill, run: SkillRun, message: string): SkillTurn {
  const move = moveOf(message);
  if (move === 'stop') return { kind: 'stopped' };
  if (move === 'pause') return { kind: 'paused', run: { ...run, paused: true } };
  if (run.paused) return { kind: 'say', run: { ...run, paused: false } };
  if (move === 'back') return { kind: 'say', run: stepBack(run) };
  if (move === 'again' || move === 'resume') return { kind: 'say', run };
  if (move === 'why') return { kind: 'purpose', run };
  if (move === 'explain') return hintAt(skill, run) ?? { kind: 'say', run };
  if (isEmpty(message)) return hintAt(skill, run) ?? stepOn(skill, run, message, 'next');
  return stepOn(skill, run, message, move);
}

/** The number a person gives on a scale from 0 to 10. */
export function ratingIn(message: string): number | undefined {
  const found = /(?<![\d.])(10|\d)(?:\s*(?:\/|out of)\s*10)?(?![\d.])/u.exec(message);
  if (found) return Number(found[1]);
  const word =
    /^(?:(?:about|maybe|like|around|probably|still|now|at|an?|it's|i'd say|its) )*(zero|one|two|three|four|five|six|seven|eight|nine|ten)\b/iu.exec(
      message.trim(),
    )?.[1];
  return word ? numbers.indexOf(word.toLowerCase()) : undefined;
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The step last said, of the form being done. */
export function stepAt(skill: Skill, run: SkillRun): SkillStep | undefined {
  return stepsOf(skill, run.form)[run.step];
}

const moves: readonly [SkillMove, RegExp][] = [
  [
    'stop',
    /^(?:(?:please )?stop(?: (?:it|this|now|please|the exercise|here))?|quit|end|end (?:it|this|here)|enough|that's enough|cancel|i(?: want|'d like| would like) to stop|(?:can|could) we (?:stop|leave it|quit)(?: (?:here|now|this|it))?|i don't want to (?:do (?:this|it)|continue|go on)(?: any ?more)?|i'm done with (?:this|it)|no more|let's (?:stop|leave it)|leave it|not (?:helping|working)(?: for me)?|this (?:isn't|is not|doesn't) (?:helping|working|help|work)|just listen|exit|basta|para)$/u,
  ],
  [
    'pause',
    /^(?:pause(?: (?:it|this|here))?|(?:can|could) we pause|wait|hold on|hang on|one (?:sec|second|moment|minute)|(?:give me|i need) (?:a|one) (?:sec|second|moment|minute|break)|brb|just a (?:sec|second|moment|minute)|pausa|espera)$/u,
  ],
  [
    'resume',
    /^(?:(?:ok(?:ay)?|yes),? )?(?:resume|continue|go on|carry on|keep going|back again|i'm back|im back|(?:back to|let's (?:go on|continue|finish)) ?(?:with )?(?:the exercise|it|that)?|sigue|continuar)$/u,
  ],
  [
    'back',
    /^(?:(?:can we )?(?:go )?back(?: (?:one|a step|one step))?|previous(?: (?:one|step))?|one (?:step )?back|the (?:step|one) before|atrás|atras)$/u,
  ],
  [
    'again',
    /^(?:again|repeat(?: (?:that|it|please))?|once more|one more time|say (?:that|it) again|(?:can|could) you (?:repeat|say) (?:that|it)(?: again)?|say what|what was that|come again|otra vez)$/u,
  ],
  [
    'skip',
    /^(?:(?:(?:can|could) (?:you|we|i) |let's )?skip(?: (?:it|this|that|this one|that one|this step|the number|rating|the rating))?|pass|next one|next question|no number|i'd rather not(?: say)?|rather not say|prefer not to say|saltar)$/u,
  ],
  [
    'why',
    /^(?:why(?: (?:do|did) you ask(?: (?:me )?(?:that|this))?| (?:are we doing|do (?:i|we) do|am i doing|should i do) (?:this|that|it))?|what(?:'s| is) (?:this|that|it|the point)(?: of (?:this|that|it))?(?: (?:for|good for|supposed to do))?|(?:how|why) (?:does|would|should) (?:this|that|it) (?:help|work)|what does (?:this|that|it) do)$/u,
  ],
  [
    'explain',
    /^(?:(?:i )?(?:don't|do not|dont) (?:get|understand)(?: (?:it|this|that|what you mean|the question))?|what do you mean(?: by that)?|huh|how|how so|like what|such as|(?:an |for |any )?examples?|give me an example|(?:can you )?explain(?: (?:it|that|this))?|what should i (?:write|say|put)|what do i (?:write|say|do|put)(?: here| now)?|how do i do (?:that|this|it)|not sure what (?:you mean|to (?:write|say|put)))$/u,
  ],
  [
    'next',
    /^(?:next|next step|ok(?:ay)?|k|ready|done|yes|yep|yeah|yup|i'm (?:ready|done|set|there)|im (?:ready|done|set|there)|go|did it|did that|done that|i did(?: it| that)?|(?:i |i've |i have |i'm |im |i am |all |and )?(?:done|did|tried|finished) (?:it|that|this|with (?:that|it|this)|that one|that part|the (?:first|second|third|next|last) (?:one|part|side|round)|three|them|those|all (?:three|of (?:it|them)))|finished|all done|got it|set|there|mhm+|sure|alright|all right|fine|good|cool|nice|what(?:'s| is) next|now what|then what|siguiente|listo|lista)$/u,
  ],
];

/** The same words in Spanish. */
const spanishMoves: readonly [SkillMove, RegExp][] = [
  [
    'stop',
    /^(?:para|parar|paremos|basta|alto|termina(?:r)?|terminemos|dejarlo|déjalo|dejalo|ya no (?:quiero|más|mas)|no quiero (?:seguir|más|mas)|quiero parar|no (?:me )?(?:sirve|ayuda)|solo escúchame|solo escuchame|cancelar|salir)$/u,
  ],
  ['pause', /^(?:pausa|pausar|espera|un (?:momento|segundo|minuto)|espérame|esperame|ya vuelvo)$/u],
  ['resume', /^(?:continuar|continúa|continua|continuemos|sigue|sigamos|seguir|seguimos|sigo|ya volví|ya volvi)$/u],
  ['back', /^(?:atrás|atras|volver|anterior|paso anterior|uno atrás)$/u],
  ['again', /^(?:otra vez|de nuevo|repite(?:lo)?|repetir|una vez más|una vez mas|puedes repetir)$/u],
  ['skip', /^(?:saltar|sáltalo|saltalo|paso|omitir|sin número|sin numero|prefiero no decirlo)$/u],
  [
    'why',
    /^(?:por ?qu[eé](?: (?:me )?(?:lo )?preguntas(?: eso)?)?|para qu[eé](?: sirve(?: (?:esto|eso))?)?|de qu[eé] sirve(?: esto)?|cómo (?:ayuda|funciona)(?: esto)?)$/u,
  ],
  [
    'explain',
    /^(?:(?:a )?qué (?:quieres decir|te refieres)(?: con eso)?|no (?:lo )?entiendo|no entendí|no entendi|cómo|como|cómo así|un ejemplo|por ejemplo|qué (?:escribo|pongo|digo|hago)|no sé qué (?:escribir|poner|decir))$/u,
  ],
  [
    'next',
    /^(?:siguiente|sig|listo|lista|ya|ya está|ya esta|hecho|sí|si|ok|okay|vale|bien|bueno|dale|de acuerdo|ya lo hice|lo hice|ya hice eso|eso ya|hecho eso|ya está hecho|ya terminé|ya termine|y ahora|ahora qué|luego)$/u,
  ],
];

const emptyInSpanish =
  /^(?:pues |mmm+ |eh )?(?:no (?:lo )?s[eé](?: qué (?:decir|poner|escribir))?|ni idea|nada|ninguna?|nadie|no se me ocurre(?: nada)?)[.!… ]*$/iu;

/** Nothing came to mind. */
function isEmpty(message: string): boolean {
  return (
    emptyInSpanish.test(message.trim()) ||
    /^(?:um+ |uh+ |well,? |honestly,? )?(?:i (?:really )?(?:don't|dont|do not) know(?: what (?:to (?:say|write|put)|i (?:want|feel|need)))?|idk|dunno|no idea|(?:i'm )?not sure|i can't think of (?:any(?:thing)?|one|it)|can't think of anything|nothing(?: (?:comes to mind|really|at all|much|good|(?:was|is|went|feels) (?:good|okay|right|well)(?: today)?))?|no one|nobody|none|hm+|\.+|…|whatever)[.!… ]*$/iu.test(
      message.trim(),
    )
  );
}

/** One example where there is one, once a step. */
function hintAt(skill: Skill, run: SkillRun): SkillTurn | undefined {
  const hint = run.phase === 'steps' ? stepAt(skill, run)?.hint : undefined;
  return hint && run.hinted !== run.step ? { kind: 'hint', run: { ...run, hinted: run.step }, lines: hint } : undefined;
}

function stepBack(run: SkillRun): SkillRun {
  if (run.phase === 'after') return { ...run, phase: 'steps' };
  if (run.step === 0) return { ...run, phase: run.phase === 'steps' ? 'steps' : 'before' };
  return { ...run, step: run.step - 1 };
}

function stepOn(skill: Skill, run: SkillRun, message: string, move: SkillMove): SkillTurn {
  const rating = move === 'skip' ? undefined : onlyRating(message);
  if (run.phase === 'before') {
    const begun: SkillRun = { ...run, phase: 'steps', step: 0, ...(rating === undefined ? {} : { before: rating }) };
    // The number is optional: whoever answers the first step right away has begun.
    return rating === undefined && answersFirstStep(skill, run, message, move)
      ? stepOn(skill, begun, message, move)
      : { kind: 'say', run: begun };
  }
  if (run.phase === 'after') {
    return { kind: 'done', run: { ...run, ...(rating === undefined ? {} : { after: rating }) } };
  }
  const numbered = withNumber(skill, run, message);
  if (numbered) return { kind: 'say', run: numbered };
  const ahead = noteAhead(skill, run, message, move);
  if (ahead) return { kind: 'say', run: ahead };
  return afterStep(skill, withNote(skill, run, message, move), rating);
}

/** The step that follows, leaving out what has been said already; behind the last the rating, or the end. */
function afterStep(skill: Skill, noted: SkillRun, rating: number | undefined): SkillTurn {
  const steps = stepsOf(skill, noted.form);
  const written = stepAt(skill, noted)?.key;
  const latest = (written && noted.notes[written]) ?? '';
  const isSaid = ({ key, given }: SkillStep) => Boolean((key && noted.notes[key]) || given?.test(latest));
  const next = steps.findIndex((step, at) => at > noted.step && !isSaid(step));
  if (next > 0) return { kind: 'say', run: { ...noted, step: next } };
  const isLastAnswer = steps[noted.step]?.expects === 'next';
  // Without a number at the start, one at the end would say nothing; one given with the last step is that number.
  if (rating !== undefined && noted.before !== undefined && isLastAnswer)
    return { kind: 'done', run: { ...noted, after: rating } };
  return noted.before === undefined ? { kind: 'done', run: noted } : { kind: 'say', run: { ...noted, phase: 'after' } };
}

/** At a step that asks for words: how strong a thought is, or the rating after all. Kept, and the step stays open. */
function withNumber(skill: Skill, run: SkillRun, message: string): SkillRun | undefined {
  const step = stepAt(skill, run);
  if (!step || step.expects === 'next' || step.takesNumbers || !isOnlyNumber(message)) return undefined;
  const number = /\d{1,3}/u.exec(message)?.[0] ?? '';
  if (skill.rates) return { ...run, notes: { ...run.notes, [skill.rates]: number } };
  const rating = ratingIn(message);
  return rating !== undefined && run.before === undefined ? { ...run, before: rating } : undefined;
}

/** A number with a word or two around it: "about 70", "like a 6", "80%", "un 80 por ciento". */
function isOnlyNumber(message: string): boolean {
  return /^\D{0,14}\b\d{1,3}\b\s*(?:%|percent|por ?ciento|\/ ?10+|out of 10+|or so|maybe|i (?:guess|think)|m[aá]s o menos|creo)?[.! ]*$/iu.test(
    message.trim(),
  );
}

/** A rating among many words is none: "5 things: lamp, mug". */
function onlyRating(message: string): number | undefined {
  return message.trim().split(/\s+/u).length <= 8 && !/[,:;]|\bthings?\b/iu.test(message)
    ? ratingIn(message)
    : undefined;
}

function answersFirstStep(skill: Skill, run: SkillRun, message: string, move: SkillMove): boolean {
  const [first] = stepsOf(skill, run.form);
  if (move !== 'words' || !first || first.expects === 'next') return false;
  return /[,:;\n]|\band\b/u.test(message) || message.trim().split(/\s+/u).length > 3;
}

/** "That nobody will ever want me" is the thought itself, also where the scene was asked for; the scene stays open. */
function noteAhead(skill: Skill, run: SkillRun, message: string, move: SkillMove): SkillRun | undefined {
  const isThought =
    /^(?:that (?:i|i'm|im|nobody|no one|noone|everyone|everybody|he|she|they|it|my|the|we|people|nothing|everything)\b|(?:the|my|this) thought (?:is|was)\b|i (?:keep|kept) thinking\b)/iu;
  const at = stepsOf(skill, run.form).findIndex(({ key }) => key === 'thought');
  if (move !== 'words' || at <= run.step || run.notes['thought'] || !isThought.test(message.trim())) return undefined;
  return { ...run, notes: { ...run.notes, thought: clipped(message) } };
}

function withNote(skill: Skill, run: SkillRun, message: string, move: SkillMove): SkillRun {
  const key = stepAt(skill, run)?.key;
  if (!key || move !== 'words') return run;
  return { ...run, notes: { ...run.notes, [key]: clipped(message) } };
}

function clipped(message: string): string {
  return message.replace(/\s+/gu, ' ').trim().slice(0, noteLength);
}
