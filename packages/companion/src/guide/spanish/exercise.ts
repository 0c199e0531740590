import type { Emotion } from '#emotion/emotions.ts';
import { insteadOf, suits } from '#skills/choose.ts';
import { advance, moveOf, type SkillRun, startRun, stepAt, ratingIn } from '#skills/run.ts';
import type { Skill } from '#skills/skill.ts';
import { findSpanishSkill, spanishSkills } from '#skills/spanish/skills.ts';
import { withAccents } from '#skills/spanish/with-accents.ts';
import type { Answer, Moment } from '../respond/answer.ts';
import { hindrancesOf, isUnwanted } from '../respond/exercise-choice.ts';
import { refuse } from '../respond/exercise-offer.ts';
import { join } from '../respond/reflect.ts';
import { asideInSpanish } from './asides.ts';
import { skillForSpanishComplaint, spanishWishFor } from './complaints.ts';
import { spanishButtons as buttons, spanishExerciseLines as lines } from './exercise-content.ts';
import { spanishManners } from './manners.ts';
import { spanishClose, spanishFeedback, spanishStep } from './exercise-words.ts';

/**
 * An exercise in Spanish: one that is running, the answer to an offer or to "did it help", or a wish for one. Nothing when
 * the message is for something else. `elsewhere` tells that it is about Haven or a goodbye.
 */
export function answerSpanishExercise(moment: Moment, elsewhere: boolean): Answer | undefined {
  const { state } = moment;
  const skill = state.skill && findSpanishSkill(state.skill.id);
  if (state.skill && skill) {
    if (isContent(moment, skill, state.skill)) return enough(moment, skill);
    return elsewhere ? undefined : goOn(moment, skill, state.skill);
  }
  return answerHelped(moment) ?? answerOffered(moment) ?? (elsewhere ? undefined : answerWish(moment));
}

/** Thanked for in the middle, at a step that asks for no words: as far as somebody wanted to go. */
function isContent({ request }: Moment, skill: Skill, run: SkillRun): boolean {
  const step = run.phase === 'steps' ? stepAt(skill, run) : undefined;
  return !run.paused && step?.expects === 'next' && isEnough.test(request.message.trim());
}

const isEnough = withAccents(
  /^(?:(?:ok|bueno|vale|ya|ah)[ ,.]*)*(?:(?:muchas |mil )?gracias|(?:ya )?me siento (?:mejor|más tranquil[oa])|(?:eso|así|ya) (?:estuvo bien|me ayudó|me sirvió|está mejor|basta))\b.{0,24}$/iu,
);

function enough({ state }: Moment, skill: Skill): Answer {
  return {
    make: (composer) => composer.pick(lines.enough) ?? composer.pickAgain(lines.enough),
    change: { skill: undefined, helped: { ...state.helped, [skill.id]: true } },
  };
}

/** The exercise that fits what is told, to be offered with a word before it; nothing when none does or it is not the time. */
export function spanishOffer(moment: Moment, emotion: Emotion | undefined): Skill | undefined {
  const { state, day, request } = moment;
  const refused = state.refused.some(({ what, day: on }) => what === 'any' && on === day);
  const soon = state.offeredAt >= 0 && state.turn - state.offeredAt <= offerEvery;
  if (state.turn < firstOfferOf(moment) || refused || soon || state.questionsUnwanted || emotion === 'grief')
    return undefined;
  const fitting = spanishSkills.filter(({ skill, fits }) => {
    const feels = emotion !== undefined && skill.fits.feelings.includes(emotion);
    const forBody = skill.id === 'box-breathing' && ofSomething.test(request.message);
    return !forBody && fits.test(request.message) && (feels || !skill.fits.broad) && isOpenTo(moment, skill);
  });
  const { offersFirst } = spanishManners[moment.style];
  return (fitting.find(({ skill }) => offersFirst.includes(skill.id)) ?? fitting[0])?.skill;
}

/** Afraid of what somebody thinks is not afraid in the body. */
const ofSomething = withAccents(
  /\bmiedo (?:de|a) que (?:\p{L}+ ){0,2}(?:piense|crea|diga|se (?:enoje|entere|vaya|aleje)|me (?:deje|odie|juzgue))\b/iu,
);

/** A practical style, or somebody who wants problems solved, is offered something sooner. */
function firstOfferOf({ style, qualities }: Moment): number {
  return qualities.includes('problem-solver') ? soonest : spanishManners[style].offersFrom;
}

/** Offers it; "solo escúchame" is among the choices. */
export function offerInSpanish({ state }: Moment, skill: Skill, lead?: Answer['make']): Answer {
  return {
    make: (composer) => join(lead?.(composer), composer.pick(skill.offers) ?? composer.pickAgain(skill.offers)),
    change: { offeredAt: state.turn, pending: { kind: 'skill-offer', skill: skill.id } },
    quickReplies: buttons.offer,
  };
}

const soonest = 2;
const offerEvery = 7;

function isOpenTo(moment: Moment, skill: Skill): boolean {
  return suits(skill, hindrancesOf(moment)) && !isUnwanted(moment, skill.id);
}

function begin(skill: Skill): Answer {
  const run = startRun(skill);
  return {
    make: (composer) => join(spanishStep(skill, run, composer), skill.warn && composer.pick(skill.warn)),
    change: { skill: run, pending: undefined },
    quickReplies: buttons.rating,
  };
}

function goOn(moment: Moment, skill: Skill, run: SkillRun): Answer | undefined {
  const { request, state, day } = moment;
  if (hasTurnedAway(request.message, skill, run)) return undefined;
  const turn = advance(skill, run, request.message);
  switch (turn.kind) {
    case 'say':
      return {
        make: (composer) =>
          join(
            spanishFeedback(skill, { before: run, now: turn.run, message: request.message }, composer),
            spanishStep(skill, turn.run, composer),
          ),
        change: { skill: turn.run },
        quickReplies: turn.run.phase === 'steps' ? buttons.steps : buttons.rating,
      };
    case 'hint':
      return {
        make: (composer) => composer.pick(turn.lines) ?? spanishStep(skill, turn.run, composer),
        change: { skill: turn.run },
        quickReplies: buttons.steps,
      };
    case 'purpose':
      return {
        make: (composer) => composer.pick(lines.purpose, { purpose: small(skill.purpose) }),
        change: { skill: turn.run },
        quickReplies: buttons.steps,
      };
    case 'paused':
      return {
        make: (composer) => composer.pick(lines.paused) ?? composer.pickAgain(lines.paused),
        change: { skill: turn.run },
        quickReplies: buttons.paused,
      };
    case 'stopped':
      return {
        make: (composer) => composer.pick(lines.stopped) ?? composer.pickAgain(lines.stopped),
        change: { skill: undefined, refused: refuse(state, skill.id, day) },
      };
    case 'done':
      return done(moment, skill, turn.run);
  }
}

function done({ state }: Moment, skill: Skill, run: SkillRun): Answer {
  const isWorse = run.before !== undefined && run.after !== undefined && run.after > run.before;
  if (isWorse)
    return {
      make: (composer) => spanishClose(skill, run, composer),
      change: { skill: undefined, helped: { ...state.helped, [skill.id]: false } },
    };
  return {
    make: (composer) => join(spanishClose(skill, run, composer), composer.pick(lines.didItHelp)),
    change: { skill: undefined, pending: { kind: 'skill-helped', skill: skill.id } },
    quickReplies: buttons.helped,
  };
}

/** Somebody who tells a story in the middle of a breath wants to be heard. */
function hasTurnedAway(message: string, skill: Skill, run: SkillRun): boolean {
  const move = moveOf(message);
  if (run.paused) return !['resume', 'next', 'back', 'skip', 'stop', 'pause'].includes(move);
  if (move !== 'words') return false;
  const aside = asideInSpanish(message);
  if (aside && turnsAway.has(aside)) return true;
  const step = run.phase === 'steps' ? stepAt(skill, run) : undefined;
  if (step && step.expects !== 'next') return message.trim().startsWith('¿');
  const words = message.trim().split(/\s+/u).length;
  return words > mostWordsInPassing && !(words <= 8 && ratingIn(message) !== undefined);
}

/** What is wanted instead of the next breath. */
const turnsAway: ReadonlySet<string> = new Set(['stillThere', 'stay', 'justTalk', 'niceWord']);
const mostWordsInPassing = 6;

/** The answer to an offer. */
function answerOffered({ state, request, day }: Moment): Answer | undefined {
  const { pending } = state;
  const skill = pending?.kind === 'skill-offer' ? findSpanishSkill(pending.skill) : undefined;
  if (!skill) return undefined;
  const text = request.message.trim();
  if (refuses.test(text))
    return { make: (composer) => composer.pick(lines.declined), change: { refused: refuse(state, skill.id, day) } };
  return accepts.test(text) ? begin(skill) : undefined;
}

const accepts = withAccents(
  /^(?:sí|si|dale|claro|bueno|ok(?:ay)?|vale|está bien|de acuerdo|probemos|hagámoslo|hagamoslo|vamos|por favor|me gustaría|quiero)\b(?!.*\b(?:pero|no)\b)/iu,
);
const refuses = withAccents(
  /^(?:no\b|hoy no|ahora no|mejor no|prefiero (?:hablar|no|que)|solo (?:escúchame|escuchame|quiero hablar)|otro día|después)/iu,
);

function answerHelped({ state, request }: Moment): Answer | undefined {
  const { pending } = state;
  if (pending?.kind !== 'skill-helped') return undefined;
  const verdict = verdicts.find(([, pattern]) => pattern.test(request.message.trim()))?.[0];
  if (!verdict) return undefined;
  return {
    make: (composer) => composer.pick(lines[verdict]),
    change: { pending: undefined, helped: { ...state.helped, [pending.skill]: verdict !== 'helpedNot' } },
  };
}

const verdicts: readonly ['helped' | 'helpedALittle' | 'helpedNot', RegExp][] = [
  ['helpedNot', withAccents(/^(?:no\b|nada|para nada|peor|no mucho|no tanto)/iu)],
  ['helpedALittle', withAccents(/\b(?:un poco|algo|más o menos|mas o menos|un poquito|tal vez|creo que sí)\b/iu)],
  ['helped', withAccents(/\b(?:sí|si|mucho|bastante|ayudó|ayudo|sirvió|sirvio|mejor|hizo bien|gracias)\b/iu)],
];

/** A wish for an exercise: asking is consent, unless something that was told speaks against it. */
function answerWish(moment: Moment): Answer | undefined {
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
  if (!skill) return undefined;
  if (suits(skill, hindrancesOf(moment))) return begin(skill);
  return offerOther(moment, skill);
}

/** What suits in place of an exercise that something told speaks against. */
function offerOther(moment: Moment, skill: Skill): Answer | undefined {
  const other = insteadOf(skill, hindrancesOf(moment));
  const instead = other && findSpanishSkill(other.id);
  if (!instead) return undefined;
  return {
    make: (composer) => composer.pick(lines.other, { other: instead.name }),
    change: { offeredAt: moment.state.turn, pending: { kind: 'skill-offer', skill: instead.id } },
    quickReplies: buttons.offer,
  };
}

/** "¿Podemos hacer algo para eso?": what suits what was complained of, now or just before, offered by its name. */
function complaintIn(moment: Moment, text: string): Answer | undefined {
  const aim = spanishWishFor(text);
  if (aim === undefined || (aim !== '' && asks.test(text) && askedFor(text))) return undefined;
  const told = moment.request.turns.filter(({ role }) => role === 'user').slice(-turnsLookedBack);
  const id =
    aim === ''
      ? [...told, { content: text }].toReversed().flatMap(({ content }) => skillForSpanishComplaint(content) ?? [])[0]
      : skillForSpanishComplaint(aim);
  const skill = id && findSpanishSkill(id);
  if (!skill) return undefined;
  if (!suits(skill, hindrancesOf(moment))) return offerOther(moment, skill);
  const offer = offerInSpanish(moment, skill);
  const slots = { name: small(skill.name), purpose: small(skill.purpose) };
  return { ...offer, make: (composer) => composer.pick(lines.byName, slots) ?? offer.make(composer) };
}

const turnsLookedBack = 4;

/** "Relajación muscular" and little more is a wish as well. */
function named(text: string): Skill | undefined {
  const said = text.toLowerCase();
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

function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
