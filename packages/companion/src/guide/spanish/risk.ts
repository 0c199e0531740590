import { guesses } from '#crisis/guessed.ts';
import type { RiskKind, Tier } from '#crisis/risk.ts';
import { withAccents } from '#skills/spanish/with-accents.ts';
import type { Composer } from '../compose.ts';
import type { Answer, Moment } from '../respond/answer.ts';
import { answerCareStep, answerWayOut, isOwnDanger } from '../respond/care-steps.ts';
import { heardRisk, isGuessHere } from '../respond/heard-risk.ts';
import { join } from '../respond/join.ts';
import type { GuideState } from '../state.ts';
import { spanishFriendCare } from './care-friend.ts';
import { spanishAbuseCare, spanishCare } from './care.ts';
import { spanishGuessedCare } from './care-guessed.ts';
import { spanishCareTongue } from './care-tongue.ts';
import { isPlainNo } from './plain-no.ts';
import { plainSpelling } from './plain-spelling.ts';
import { restateSpanish } from './restate.ts';

/** Short reminders in Spanish while the flag is on; for who fears for another, none about thoughts of their own. */
export function spanishRemindersFor({ risk }: GuideState): readonly string[] {
  return risk?.kind === 'third-party' ? spanishFriendCare.reminders : spanishCare.reminders;
}

/** The next step with somebody in danger who answers, or the way out for somebody who is hurt. */
export function answerStep(moment: Moment): Answer | undefined {
  const { care, detection } = moment.request;
  const isKnown = care.flag || moment.state.risk !== undefined;
  if (!isKnown || (care.checkIn && detection.tier === 'none')) return undefined;
  return answerCareStep(moment, spanishCareTongue) ?? answerWayOut(moment, spanishCareTongue);
}

/** The answer in Spanish to a message with a risk tier. */
export function answerRisk(moment: Moment, tier: Exclude<Tier, 'none'>): Answer {
  const { request, state } = moment;
  const kind = kindOf(moment, tier);
  const isHurt = kind === 'abuse' && tier !== 'quiet';
  const lines = isHurt ? spanishAbuseCare[tier] : spanishCare[tier];
  const begun = state.risk !== undefined && state.risk.tier === tier;
  const forFriend = kind === 'third-party' && tier !== 'quiet';
  const isGuess =
    isGuessHere(moment) &&
    ofOneself.has(kind) &&
    !saysPlainly.test(plainSpelling(request.message)) &&
    !isOwnAnswer(state, request.message);
  const heard = heardRisk(moment, { tier, kind, isGuess });
  const change = {
    pending: forFriend ? undefined : { kind: 'safety-question' as const },
    ...heard,
    // Who could come, and what lies where, is known still.
    ...(heard.risk && { risk: { ...(state.risk?.known && { known: state.risk.known }), ...heard.risk } }),
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
          composer.pick(isHurt ? spanishAbuseCare.elevated.later : spanishCare.elevated.later) ??
          composer.pickAgain(lines.later),
      ),
    change,
  };
}

/** In the midst of being hurt a guess of the model's is read as what it answers ("está en el otro cuarto"). */
function kindOf({ request, state }: Moment, tier: Tier): RiskKind {
  const { signals } = request.detection;
  const isGuess = signals.every(({ rule }) => guesses.has(rule)) && !saysPlainly.test(plainSpelling(request.message));
  if (isGuess && isStillHurt(state)) return 'abuse';
  if (isGuess && isOwnAnswer(state, request.message)) return (state.risk?.kind ?? 'explicit') as RiskKind;
  return signals.find((signal) => signal.tier === tier)?.kind ?? 'explicit';
}

function isStillHurt({ risk, turn }: GuideState): boolean {
  return risk?.kind === 'abuse' && turn - risk.turn <= stays;
}

/** "Sí lo he pensado", some turns after the question about it. */
function isOwnAnswer({ risk, turn }: GuideState, message: string): boolean {
  if (!risk || !ofOneself.has(risk.kind) || turn - risk.turn > stays) return false;
  return /\b(?:lo he pensado|lo pienso|si lo pense|te digo que si|pienso en eso|he pensado en (?:eso|hacerlo))\b/u.test(
    plainSpelling(message),
  );
}

/** "Ya no kiero vivir": whatever saw it, it was said. */
const saysPlainly =
  /\b(?:quiero (?:morir(?:me)?|matarme|suicidarme)|me quiero (?:morir|matar|suicidar)|ya no quiero (?:vivir|seguir (?:viviendo|viv[oa])|existir)|no quiero (?:vivir|seguir viv[oa])|(?:pienso|pensando|he pensado) (?:mucho )?en (?:morir(?:me)?|matarme|suicidarme|el suicidio|quitarme la vida))\b/u;

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

/** Turns for which a fear for somebody, or of somebody, stays the matter. */
const stays = 10;

/** What somebody says who fears for another, after the first care words. */
export function answerFriend(text: string, state: GuideState): Answer | undefined {
  if (state.risk?.kind !== 'third-party' || state.turn - state.risk.turn > stays) return undefined;
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
  if (isStillHurt(state) && /^(?:no\b|nadie\b|sí|si\b)/iu.test(text))
    return {
      make: (composer) =>
        composer.pick(spanishAbuseCare.elevated.later) ?? composer.pick(spanishAbuseCare.imminent.later),
      change: again,
    };
  if (state.risk?.tier === 'imminent' && isOwnDanger(state) && isSomewhere.test(text))
    return {
      make: (composer) => composer.pick(spanishCare.imminent.later) ?? composer.pick(spanishCare.elevated.later),
      change: again,
    };
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
  if (isPlainNo(text)) return { make: (composer) => composer.pick(spanishCare.answers.no) };
  if (/^(?:sí|si\b|a veces|un poco|tal vez|quizás|creo que sí)/iu.test(text))
    return { make: (composer) => composer.pick(spanishCare.answers.yes), change: again };
  return undefined;
}

/** Where somebody is in an emergency is nothing to be said back. */
const isSomewhere = /^(?:estoy|ando|sigo) (?:en|aqu[ií]|ac[aá])(?!\p{L})/iu;
