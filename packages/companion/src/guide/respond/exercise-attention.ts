import { type Hindrance, hindrancesIn } from '#skills/hindrances.ts';
import { moveOf, type SkillRun, stepAt } from '#skills/run.ts';
import type { Skill } from '#skills/skill.ts';
import { exerciseWish } from '../exercise-wish.ts';
import type { Moment } from './answer.ts';

/** "My shoulder is injured", said in the middle of what could harm it. */
export function tellsWhatHinders({ reading }: Moment, { avoid }: Skill): boolean {
  return hindrancesIn(reading.text).some((hindrance) => bodily.has(hindrance) && avoid.includes(hindrance));
}

const bodily: ReadonlySet<Hindrance> = new Set(['pregnancy', 'heart', 'lungs', 'eating', 'injury']);

/** After the question whatever may belong to the exercise does, so that it is not lost by an answer in passing. */
export function hasLeft({ reading }: Moment): boolean {
  return (
    elsewhere.has(reading.kind) ||
    affirmed.test(reading.text) ||
    (reading.words > 12 && !aboutExercise.test(reading.text))
  );
}

/** An answer to the question about suicide that is not for an exercise. */
const affirmed = /^(?:yes|yeah|yep|sometimes|kind of|sort of|maybe|a little|I think so|I don't know|often|always)\b/iu;

/** Somebody who tells a story in the middle of a breathing step wants to be heard, not counted. */
export function hasTurnedAway(moment: Moment, skill: Skill, run: SkillRun): boolean {
  const { reading, request } = moment;
  const move = moveOf(request.message);
  if (run.paused) return !['resume', 'next', 'back', 'skip', 'stop', 'pause'].includes(move);
  if (move !== 'words') return false;
  if (asksForAnother(moment, skill)) return true;
  const step = run.phase === 'after' ? undefined : stepAt(skill, run);
  if (step && step.expects !== 'next') return turnsFromWords(moment, step.expects);
  if (elsewhere.has(reading.kind)) return true;
  if (asksElsewhere.test(reading.text) && !aboutExercise.test(reading.text)) return true;
  const tells = reading.words > 3 && (reading.restated.length > 0 || reading.feeling !== undefined);
  return (reading.words > 7 || tells) && !aboutExercise.test(reading.text);
}

/** Where words are asked for nearly everything is an answer; where a few things are, news from elsewhere is none. */
function turnsFromWords({ reading }: Moment, expects: 'things' | 'words'): boolean {
  if (elsewhereAlways.has(reading.kind)) return true;
  if (expects === 'words') return reading.kind === 'thanks' && reading.words <= mostWordsOfThanks;
  return (
    elsewhere.has(reading.kind) ||
    asksOrWorries.test(reading.text) ||
    (reading.words > mostWordsOfThings && news.test(reading.text))
  );
}

const mostWordsOfThanks = 4;
const mostWordsOfThings = 6;
/** Not a thing in the room: a decision, a worry, a question of its own. */
const asksOrWorries =
  /^(?:and |but |so |okay |ok )*(?:should|what if|how (?:do|can|will|am)|why|when (?:do|will|should))\b|\bbut I (?:still |really )?(?:don't|can't|haven't|need|have to)\b|\bwhat (?:if|about) (?:my|the|I|he|she)\b/iu;
/** A question that came up in between wants its answer, and the exercise waits. */
const asksElsewhere =
  /^(?:and |but |so |okay |ok )*(?:is (?:it|this|that) (?:too|normal|bad|ok|okay|wrong)|will (?:I|it|he|she|they)|am I|do you think|should I|what if|why (?:do|did|am|is|can't) (?:I|he|she|they))\b/iu;
const news =
  /\b(?:texted|called|told me|said|asked me|yelled|screamed|broke up|fired|cancel\w*|died|left me|is coming|isn't coming|not coming|wrote me|e-?mailed|happened)\b/iu;

/** Another exercise asked for by name in the middle of one. */
function asksForAnother({ reading }: Moment, skill: Skill): boolean {
  if (reading.kind !== 'exercise') return false;
  const wish = exerciseWish(reading.text);
  return wish?.by === 'name' && wish.begins && wish.skill !== skill.id;
}

/** Kinds of message that are not meant for the exercise, whatever the step asks. */
const elsewhereAlways: ReadonlySet<string> = new Set([
  'human',
  'prompt',
  'privacy',
  'price',
  'dose',
  'misunderstood',
  'leaveAlone',
  'fewerQuestions',
  'justListen',
  'goodbye',
  'goodbyeBusy',
  'child',
  'teen',
]);

/** The same at a step that asks for no sentences. */
const elsewhere: ReadonlySet<string> = new Set([
  ...elsewhereAlways,
  'who',
  'love',
  'pray',
  'condition',
  'romance',
  'insult',
  'thanks',
  'tellSomething',
  'joke',
  'distract',
  'recall',
  'memory',
  'task',
  'stay',
  'justTalk',
  'niceWord',
]);

const aboutExercise =
  /\b(?:breath\w*|exhal\w+|inhal\w+|sigh\w*|in and out|count\w*|hold(?:ing)?|helps?|helped|better|calmer|slower|dizzy|lighter|looser|heav\w+|warm\w*|tight\w*|tens\w+|step|steps|square|shoulders?|chest|hands?|fists?|arms?|legs?|feet|face|jaw|belly|neck|body|muscles?|wave|urge|thought|words|water|cool|cold|cloth|sleepy|yawn\w*|did (?:it|that|this|them)|done|tried|(?:like|about|at|around) an? (?:10|\d)|(?:10|\d)(?:\/10)? (?:now|maybe)|number|nose|mouth|ready|start|set|begin|here)\b/iu;

/** The exercise itself is too much, or makes it worse. */
const tooHard =
  /\b(?:can't (?:do (?:it|this)|hold|breathe (?:in|out|like))|(?:this|it)(?:'s| is) too (?:hard|much)|(?:making|makes|made) (?:it|me feel) worse|not helping|this (?:doesn't|isn't) (?:help|work)\w*)\b/iu;
const tooHardForBody =
  /\b(?:can't (?:focus|concentrate|think of)|too (?:hard|much)|getting worse|doesn't help|isn't (?:helping|working)|not working|feel(?:s|ing)? (?:dizzy|worse|sick|faint|light-?headed)|it hurts|more (?:scared|anxious|panicky))\b/iu;

export function isTooHard({ reading }: Moment, skill: Skill, run: SkillRun): boolean {
  if (reading.words > 12) return false;
  const writes = run.phase === 'steps' && stepAt(skill, run)?.expects === 'words';
  return tooHard.test(reading.text) || (!writes && tooHardForBody.test(reading.text));
}

/** Whether the exercise is left for good: after a goodbye or a thank-you nobody wants the next count. */
export function endsExercise(kind: string): boolean {
  return ['goodbye', 'goodbyeBusy', 'thanks', 'leaveAlone', 'justListen', 'insult'].includes(kind);
}
