import { suits } from '#skills/choose.ts';
import type { Skill, SkillId } from '#skills/skill.ts';
import { findSpanishSkill, spanishSkills } from '#skills/spanish/skills.ts';
import { withAccents } from '#skills/spanish/with-accents.ts';
import type { Answer, Moment } from '../respond/answer.ts';
import { firstSuiting, hindrancesOf } from '../respond/exercise-choice.ts';
import { skillForSpanishComplaint, spanishWishFor } from './complaints.ts';
import { spanishButtons as buttons, spanishExerciseLines as lines } from './exercise-content.ts';
import { asksForMinutes, spanishFormIn, spanishLengths, withoutForm } from './exercise-form.ts';
import { beginInSpanish, offerInSpanish, offerOtherInSpanish } from './exercise-offer.ts';
import { begunSmall } from './exercise-words.ts';

/** A wish for an exercise: asking is consent, unless something that was told speaks against it. */
export function answerWish(moment: Moment): Answer | undefined {
  const text = moment.request.message.trim();
  if (asksWhich.test(text))
    return {
      make: (composer) => composer.pick(lines.menu) ?? composer.pickAgain(lines.menu),
      quickReplies: buttons.menu,
    };
  if (declines.test(text)) return undefined;
  const complained = complaintIn(moment, text);
  if (complained) return complained;
  const skill = named(text) ?? (asks.test(text) ? askedFor(text) : undefined);
  if (!skill) return asksForMinutes(text) ? ofThatLength(moment, text) : undefined;
  if (suits(skill, hindrancesOf(moment))) return beginInSpanish(skill, spanishFormIn(text, skill));
  return offerOtherInSpanish(moment, skill);
}

/** "Algo de medio minuto": for what was complained of just before, or else to calm down. */
function ofThatLength(moment: Moment, text: string): Answer | undefined {
  const complaint = complaintBefore(moment);
  const id = firstSuiting(moment, [...(complaint ? [complaint] : []), ...calming]);
  const skill = id && findSpanishSkill(id);
  return skill && beginInSpanish(skill, spanishFormIn(text, skill));
}

const calming = ['box-breathing', 'paced-breathing', 'grounding'] as const;

/** "¿Podemos hacer algo para eso?": what suits what was complained of, now or just before, offered by its name. */
function complaintIn(moment: Moment, text: string): Answer | undefined {
  const aim = spanishWishFor(text);
  if (aim === undefined || (aim !== '' && asks.test(text) && askedFor(text))) return undefined;
  const id = skillForSpanishComplaint(aim || text) ?? (aim === '' ? complaintBefore(moment) : undefined);
  const skill = id && findSpanishSkill(id);
  if (!skill) return undefined;
  if (!suits(skill, hindrancesOf(moment))) return offerOtherInSpanish(moment, skill);
  const wish = spanishFormIn(text, skill);
  const offer = offerInSpanish(moment, skill, undefined, wish);
  const long = spanishLengths[wish?.form ?? skill.usual];
  const slots = { name: begunSmall(skill.name), purpose: begunSmall(skill.purpose), long };
  return { ...offer, make: (composer) => composer.pick(lines.byName, slots) ?? offer.make(composer) };
}

/** What suits the latest complaint of the last messages. */
function complaintBefore({ request }: Moment): SkillId | undefined {
  const told = request.turns.filter(({ role }) => role === 'user').slice(-turnsLookedBack);
  return told.toReversed().flatMap(({ content }) => skillForSpanishComplaint(content) ?? [])[0];
}

const turnsLookedBack = 4;

/** "Relajación muscular" and little more is a wish as well. */
function named(text: string): Skill | undefined {
  const said = withoutForm(text.toLowerCase());
  return spanishSkills.find(
    ({ skill: { name } }) => said.includes(name.toLowerCase()) && said.length - name.length <= mostAroundName,
  )?.skill;
}

const mostAroundName = 24;

/** By its aim: the one of them all that is asked for, breathing in general last. */
function askedFor(text: string): Skill | undefined {
  const found = spanishSkills.filter(({ asked }) => asked.test(text)).map(({ skill }) => skill);
  return found.findLast(({ id }) => id !== 'box-breathing') ?? found[0];
}

const asksWhich = withAccents(
  /(?:qué|que|cuáles|cuales|cuántos) (?:ejercicios|técnicas|tecnicas)\b|\b(?:lista|menú|menu) de ejercicios\b/iu,
);
const asks = withAccents(
  /\b(?:ayúdame|ayudame|ayudarme|me ayudas|ayuda (?:a|con|para)|algo (?:para|contra|de)|(?:un|algún|algun|otro|el|hacer|este) ejercicio|técnica|tecnica|cómo (?:puedo|hago|dejo|le hago)|como (?:puedo|hago) |quiero (?:probar|hacer|aprender)|podemos (?:hacer|probar|respirar)|puedes (?:guiarme|enseñarme)|enséñame|enseñame|guíame|guiame|hagamos|necesito (?:algo|calmarme|respirar|dormir|relajarme))\b/iu,
);
const declines = withAccents(
  /\b(?:no quiero|sin|nada de) (?:un |hacer |más |otro )*(?:ejercicios?|técnicas?|respirar|respiración)\b/iu,
);
