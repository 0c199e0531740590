import type { Composer } from '../compose.ts';
import type { Moment } from '../respond/answer.ts';

import { spanishFeelings } from './feelings.ts';
import { spanishFollow } from './follow.ts';
import { spanishFrameOf } from './frame.ts';
import { spanishFrames } from './frames.ts';
import { findSpanishMatter } from './matter.ts';
import { spanishManners } from './manners.ts';
import { spanishQualityLines } from './qualities.ts';
import { askLed } from './speaking.ts';
import { spanishThread } from './thread-lines.ts';
import type { Told } from './told.ts';
import { spanishVoices } from './voices/voices.ts';

/** The more questions stand in a row, the rarer the next; some styles stop sooner, and `gentle` asks less. */
export function wantsQuestion({ state, style, qualities }: Moment, { heard }: Told, composer: Composer): boolean {
  const { asks, mostAsked } = spanishManners[style];
  if (state.questionsUnwanted || heard?.angle.quiet || state.questionsInRow >= mostAsked) return false;
  const share = [0.9, 0.5, 0.2][state.questionsInRow] ?? 0;
  return composer.chance(share * asks * (qualities.includes('gentle') ? 0.7 : 1));
}

/** One question that follows from what was told, in the manner of the style. */
export function questionInSpanish(
  moment: Moment,
  told: Told,
  composer: Composer,
  body: string | undefined,
): string | undefined {
  return askLed(followUp(moment, told, composer), moment.style, { composer, lately: `${told.lately}\n${body ?? ''}` });
}

function followUp(moment: Moment, told: Told, composer: Composer): string | undefined {
  const { text, heard, restated, emotion, pleasant, focus, who } = told;
  // Somebody named is asked about first.
  const matter = pleasant || focus ? undefined : findSpanishMatter(told.matter);
  const voice = spanishVoices[moment.style];
  if (pleasant) {
    const asked = composer.pick(voice.askCheer) ?? composer.pick(spanishFrames.askCheer);
    if (asked) return asked;
  }
  const heavy = emotion !== undefined && !pleasant;
  const quality = oneOf(moment.qualities, composer);
  const own = heavy ? voice.ask : voice.askLight;
  return (
    (heavy && quality && composer.chance(qualityShare) ? composer.pick(spanishQualityLines[quality].ask) : undefined) ??
    (heard && heard.angle.ask.length > 0 && !composer.chance(ownShare) ? composer.pick(heard.angle.ask) : undefined) ??
    (matter && composer.chance(matterShare) ? composer.pick(matter.ask) : undefined) ??
    (who && composer.chance(0.5) ? composer.pick(spanishThread.about, { nombre: who }) : undefined) ??
    (focus && composer.chance(0.4)
      ? (composer.pick(voice.about, { focus: `tu ${focus}` }) ??
        composer.pick(spanishFrames.about, { focus: `tu ${focus}` }))
      : undefined) ??
    (emotion && composer.chance(0.35) ? composer.pick(spanishFeelings[emotion].ask ?? []) : undefined) ??
    (restated && composer.chance(followShare)
      ? composer.pick(spanishFollow[spanishFrameOf(restated.dicho)].ask)
      : undefined) ??
    (happened.test(text) && composer.chance(0.3) ? composer.pick(spanishFrames.next) : undefined) ??
    composer.pick(own) ??
    (heavy ? undefined : composer.pick(spanishFrames.askLight)) ??
    composer.pick(spanishFrames.ask)
  );
}

/** Something that asks for nothing; nothing more where the reflection is an answer by itself. */
export function restInSpanish(
  moment: Moment,
  { text, heard, pleasant, emotion, restated }: Told,
  composer: Composer,
  isAnswer: boolean,
): string | undefined {
  const voice = spanishVoices[moment.style];
  const quality = oneOf(moment.qualities, composer);
  if (!pleasant && effort.test(text) && !heard?.angle.quiet && composer.chance(0.5)) return composer.pick(voice.affirm);
  if (heard?.angle.rest && !composer.chance(ownShare)) return composer.pick(heard.angle.rest);
  if (quality && emotion && !pleasant && !heard?.angle.quiet && composer.chance(qualityShare))
    return composer.pick(spanishQualityLines[quality].say);
  if (isAnswer && !composer.chance(companyShare)) return undefined;
  if (pleasant) return composer.pick(voice.cheer);
  const follow = restated && !isAnswer ? composer.pick(spanishFollow[spanishFrameOf(restated.dicho)].say) : undefined;
  return follow ?? composer.pick(voice.company) ?? composer.pick(spanishFrames.company);
}

/** How often a chosen quality, a line of the style in place of the matter's own, or company beside enough words is heard. */
const qualityShare = 0.2;
const ownShare = 0.2;
const companyShare = 0.25;
/** How often a statement is asked about by its kind, and not in the manner of the style. */
const followShare = 0.5;
/** How often the question is about what the whole talk is about. */
const matterShare = 0.4;

/** Something that took place, after which one may ask what came next. */
const happened =
  /(?<!\p{L})(?!(?:beb|caf|qu|porqu|tambi|est|as|ah|aqu|s)\p{L}?[éíó](?!\p{L}))\p{L}{2,}(?:ó|é|aron|ieron|aste)(?!\p{L})/iu;

/** Something done that did not come free. */
const effort =
  /(?<!\p{L})(?:pedí (?:ayuda|perdón|una cita)|me (?:disculpé|levanté|animé|inscribí|atreví)|intenté|empecé a|salí a caminar|mandé (?:la|el|mi)|llamé a(?:l)?|fui a(?:l)? (?:la )?(?:terapia|grupo|doctor\p{L}*|médico|clase|entrevista|gimnasio)|dije que no|le dije la verdad|conté la verdad|cociné|limpié|terminé (?:la|el|mi))(?!\p{L})/iu;

function oneOf<Entry>(entries: readonly Entry[], composer: Composer): Entry | undefined {
  return entries[Math.floor(composer.random() * entries.length)];
}
