import type { Asked } from './asked.ts';
import type { Before } from './before.ts';
import { deniesDanger } from './denial.ts';
import type { Task } from './exercise.ts';
import { takenBack } from './by-rules.ts';
import { fragmentIn } from './fragment.ts';
import { scoreOf } from './model/score.ts';
import type { Scorer } from './model/score.ts';

/** How much less the model is believed, in log odds, where no rule sees a risk. Set by the conversations in `conversations/`. */
const lessInExercise = 1.5;
const lessAfterHarmlessQuestion = 2;
/** For what is said with a plain no to danger, and for what comes after one, where the danger had only been guessed. */
const lessInDenial = 6;
const lessOnceDenied = 4;
/** For what comes in a talk without danger; of less than this chance nothing is made anyway. */
const lessInTalk = 1;
const worthLookingBack = 0.7;
/** For nothing but a time, a place or a thing, asked for in a talk without danger ("where do you turn round?"). */
const lessInFragment = 5;
/** A harmless question is answered with so many words; what is longer speaks for itself. */
const longestAnswer = 6;
/** An urge is named with so many characters. */
const longestUrge = 80;

/** A message, and what it is said in. */
export interface InTalk {
  text: string;
  /** The step of an exercise it answers. */
  task: Task | undefined;
  /** What Haven asked last. */
  asked: Asked;
  before: Before;
}

/** Something done to oneself is no feared outcome and no thing in the room. */
const onOneself =
  /\bmyself\b|\bmy (?:own )?(?:life|wrists?)\b|\bsuicid|\b(?:matar|colgar|ahorcar|suicidar|cortar|quitar|tirar)me\b|\bme (?:mat[oe]|cuelg[oue]+|ahor(?:co|que)|cort[oe])(?!\p{L})|\b(?:mi vida|muñecas?|mis venas)\b/iu;
/** A sentence of one's own says more than whom or what was asked for. */
const speaksOfSelf = /\b(?:i|i['’]?m|ive|i['’]ve|yo|estoy|me)\b/iu;
/** What was offered in a talk without danger is taken up: "I'll try tonight after the kids are down". */
const takesUp = /\bI['’]?ll (?:try|say|use|send|ask|tell)\b/iu;
const ofRisk = new RegExp(`^(?:risk|${takenBack})\\b`, 'u');

const calmInExercise = calmer(lessInExercise);
const calmAfterQuestion = calmer(lessAfterHarmlessQuestion);
const calmInFragment = calmer(lessInFragment);
const calmInTalk = calmer(lessInTalk);
const calmInDenial = calmer(lessInDenial, /^risk\b/u);
const calmOnceDenied = calmer(lessOnceDenied, /^risk\b/u);

/**
 * The model for a message that answers Haven. Alone it has to guess what a few words are about; an exercise asks for dark or
 * bare words, and "who could come?" for a person.
 */
export function scorerFor({ text, task, asked, before }: InTalk): Scorer {
  if (task !== undefined) return onOneself.test(text) ? scoreOf : calmInExercise;
  if (deniesDanger(text, asked) && !before.isFirm) return calmInDenial;
  if (before.isDenied && !before.isFirm) return calmOnceDenied;
  if (asked.isElsewhere && fragmentIn(text) && !before.isDanger) return calmInFragment;
  if (asked.isElsewhere && takesUp.test(text) && !before.isDanger) return calmInFragment;
  const isShort = text.length < longestUrge && text.trim().split(/\s+/u).length <= longestAnswer;
  return asked.isHarmless && isShort && !speaksOfSelf.test(text) ? calmAfterQuestion : calmUntilDanger(before);
}

/** In the midst of a talk that has held no danger, what the model alone takes for one is more often a turn of the story. */
function calmUntilDanger(before: Before): Scorer {
  return (readable, isRuled) => {
    const score = scoreOf(readable, isRuled);
    // Reading the turns before costs as much as reading this one.
    return score.risk < worthLookingBack || before.isDanger ? score : calmInTalk(readable, isRuled);
  };
}

/** The urge somebody was asked for, as the sentence it stands for: "to smoke" is "i want to smoke". */
export function completed(text: string, task: Task | undefined): string | undefined {
  if (task !== 'urge' || text.length > longestUrge) return undefined;
  const named = text.trim().toLowerCase();
  if (/^(?:i|i['’]\w+|my|it|the|that|no|none|nothing|yo|mi|el|la)\b/u.test(named)) return undefined;
  if (/^\p{L}+(?:arme|erme|irme|ar|er|ir)\b/u.test(named)) return `quiero ${named}`;
  return /^\p{L}+ing\b/u.test(named) ? `i feel like ${named}` : `i want to ${named.replace(/^(?:just )?to /u, '')}`;
}

/** Where a rule sees a risk, even one that its context takes back, the words are `plain` enough, and the model is believed as ever. */
function calmer(less: number, plain = ofRisk): Scorer {
  const odds = Math.exp(-less);
  return (readable, isRuled) => {
    const score = scoreOf(readable, isRuled);
    if (isRuled || score.risk === 0 || readable.evidence.some(({ name }) => plain.test(name))) return score;
    const risk = (score.risk * odds) / (1 - score.risk + score.risk * odds);
    return { ...score, risk, imminent: (score.imminent * risk) / score.risk };
  };
}
