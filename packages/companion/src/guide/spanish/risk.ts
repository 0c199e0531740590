import type { Tier } from '#crisis/risk.ts';
import { withAccents } from '#skills/spanish/with-accents.ts';
import type { Composer } from '../compose.ts';
import type { Answer, Moment } from '../respond/answer.ts';
import { heardRisk, isGuessHere } from '../respond/heard-risk.ts';
import { join } from '../respond/join.ts';
import type { GuideState } from '../state.ts';
import { spanishFriendCare } from './care-friend.ts';
import { spanishCare } from './care.ts';
import { spanishGuessedCare } from './care-guessed.ts';
import { restateSpanish } from './restate.ts';

/** Short reminders in Spanish while the flag is on; for who fears for another, none about thoughts of their own. */
export function spanishRemindersFor({ risk }: GuideState): readonly string[] {
  return risk?.kind === 'third-party' ? spanishFriendCare.reminders : spanishCare.reminders;
}

/** The answer in Spanish to a message with a risk tier. */
export function answerRisk(moment: Moment, tier: Exclude<Tier, 'none'>): Answer {
  const { request, state } = moment;
  const lines = spanishCare[tier];
  const kind = request.detection.signals.find((signal) => signal.tier === tier)?.kind ?? 'explicit';
  const begun = state.risk !== undefined && state.risk.tier === tier;
  const forFriend = kind === 'third-party' && tier !== 'quiet';
  const isGuess = isGuessHere(moment) && ofOneself.has(kind);
  const change = {
    pending: forFriend ? undefined : { kind: 'safety-question' as const },
    ...heardRisk(moment, { tier, kind, isGuess }),
  };
  if (forFriend)
    return {
      make: (composer) =>
        composer.pick(begun ? spanishFriendCare.later : spanishFriendCare[tier]) ??
        composer.pick(spanishFriendCare.later) ??
        composer.pickAgain(spanishFriendCare.later),
      change,
    };
  return {
    make: (composer) =>
      join(
        tier === 'quiet' ? ownWords(request.message, composer) : undefined,
        (isGuess ? composer.pick(spanishGuessedCare[tier]) : undefined) ??
          composer.pick(begun ? lines.later : lines.first) ??
          composer.pick(lines.later) ??
          composer.pick(spanishCare.elevated.later) ??
          composer.pickAgain(lines.later),
      ),
    change,
  };
}

/** Danger of one's own: of other kinds the guess has no lines in Spanish, and the usual ones are said. */
const ofOneself: ReadonlySet<string> = new Set([
  'explicit',
  'passive',
  'burden',
  'goodbye',
  'means',
  'self-harm',
  'overdose',
]);

/** A fact of the message before the question, so that it does not come out of nowhere. */
function ownWords(message: string, composer: Composer): string | undefined {
  const restated = restateSpanish(message);
  return restated && !restated.belief ? composer.pick(['{Dicho}.'], { dicho: restated.dicho }) : undefined;
}

/** Turns for which a fear for somebody stays the matter. */
const friendStays = 10;

/** What somebody says who fears for another, after the first care words. */
export function answerFriend(text: string, state: GuideState): Answer | undefined {
  if (state.risk?.kind !== 'third-party' || state.turn - state.risk.turn > friendStays) return undefined;
  if (!friendMatters.test(text)) return undefined;
  return {
    make: (composer) => composer.pick(spanishFriendCare.later),
    change: {
      risk: {
        ...state.risk,
        tier: state.risk?.tier ?? 'elevated',
        kind: 'third-party',
        turn: state.risk?.turn ?? state.turn,
        replies: (state.risk?.replies ?? 0) + 1,
      },
    },
  };
}

const friendMatters = withAccents(
  /\b(?:no (?:me )?contesta|no responde|no sé (?:nada|dónde)|le (?:llamo|marco|escribo|aviso)|llamo a (?:su|la|los)|aviso a|qué (?:hago|le digo)|ya (?:llamé|avisé)|está (?:bien|con su|a salvo)|lo encontraron|la encontraron|tengo miedo por|esperando|exager\p{L}*)\b/iu,
);

/** The answer to what is said after the question about safety. */
export function answerSafety(text: string, state: GuideState): Answer | undefined {
  const again = { pending: { kind: 'safety-question' as const } };
  if (/\b(?:broma|jaja\w*|tranquil[oa]|exager\w+|no es para tanto|era un chiste)\b/iu.test(text))
    return {
      make: (composer) => composer.pick(spanishCare.answers.brushedOff),
      ...(state.risk && state.risk.replies < 3 ? { change: again } : {}),
    };
  if (
    /\bno (?:le )?(?:quiero|puedo) (?:hablar|llamar)(?:le)?\b.*\b(?:nadie|tel[ée]fono|llamar)\b|\bno quiero llamar\b/iu.test(
      text,
    )
  )
    return {
      make: (composer) => composer.pick(spanishCare.answers.byText) ?? composer.pick(spanishCare.reminders),
      change: again,
    };
  if (/^(?:no\b|nunca|para nada|claro que no)/iu.test(text))
    return { make: (composer) => composer.pick(spanishCare.answers.no) };
  if (/^(?:sí|si\b|a veces|un poco|tal vez|quizás|creo que sí)/iu.test(text))
    return { make: (composer) => composer.pick(spanishCare.answers.yes), change: again };
  return undefined;
}
