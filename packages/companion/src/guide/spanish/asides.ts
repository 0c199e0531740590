import { withAccents } from '#skills/spanish/with-accents.ts';
import type { AsideKind } from '../asides.ts';
import type { Composer, Slots } from '../compose.ts';
import { asPart, lastReply } from '../last-reply.ts';
import type { Answer, Moment } from '../respond/answer.ts';
import { spanishAsideLines as lines } from './aside-lines.ts';
import { spanishFrames } from './frames.ts';

/** The answer to a short Spanish remark about what Haven just said; nothing to messages that are something told. */
export function answerSpanishAside(moment: Moment, text: string): Answer | undefined {
  const kind = asideInSpanish(text);
  if (!kind) return undefined;
  const { wants, question, statement } = lastReply(moment.request.turns);
  const answer = (pool: readonly string[], slots?: Slots): Answer => ({
    make: (composer) => calmly(moment, composer, pool, slots),
  });
  switch (kind) {
    case 'yes':
    case 'no':
      if (!wants) return kind === 'yes' ? answer(spanishFrames.brief) : undefined;
      if (wants === 'yesOrNo') return answer(kind === 'yes' ? lines.yesTo : lines.noTo);
      return answer(wants === 'choice' && kind === 'yes' ? lines.bothOf : lines.leftOpen);
    case 'partly':
      return answer(wants === 'choice' ? lines.bothOf : lines.partlyTo);
    case 'number':
      return answer(wants ? lines.number : lines.numberAlone, { numero: /\d{1,2}(?:[.,]5)?/u.exec(text)?.[0] });
    case 'whatMeant':
    case 'saidAgain': {
      const slots = { pregunta: question, dicho: statement && asPart(statement) };
      return {
        make: (composer) =>
          composer.pick(lines[`${kind}Asked`], slots) ??
          composer.pick(lines[`${kind}Said`], slots) ??
          composer.pick(lines.nothingYet),
      };
    }
    default:
      return answer(lines[kind]);
  }
}

/** Which remark the whole message is. */
export function asideInSpanish(text: string): AsideKind | 'yes' | 'no' | undefined {
  return text.split(/\s+/u).length > mostWords ? undefined : patterns.find(([, pattern]) => pattern.test(text))?.[0];
}

const mostWords = 9;

/** After two questions in a row, or when none are wanted, a line that asks nothing goes first. */
function calmly({ state }: Moment, composer: Composer, pool: readonly string[], slots?: Slots): string | undefined {
  const quiet = state.questionsUnwanted || state.questionsInRow >= 2;
  return composer.pick(quiet ? pool.filter((line) => !line.includes('?')) : pool, slots) ?? composer.pick(pool, slots);
}

function whole(body: string): RegExp {
  return withAccents(
    new RegExp(
      String.raw`^[¿¡]?(?:(?:mm+|hm+|ah|oh|eh|pues|bueno|ok|vale|sí|si|ja(?:ja)*|oye|perdón|perdona|y|pero|entonces|a ver)[ ,.!?¿¡]+)*(?:${body})(?:[ ,.]+(?:por favor|gracias|la verdad|creo|supongo|tal vez|quizás|entonces|un (?:rato|poco|momento|ratito)|ahora|otra vez|con eso|la cosa|diría|ahorita))*[ .!?]*$`,
      'iu',
    ),
  );
}

const patterns: readonly (readonly [AsideKind | 'yes' | 'no', RegExp])[] = [
  [
    'stillThere',
    whole(
      '(?:sigues|estás|estas|andas)(?: ahí| aquí| ahi)(?: todavía| conmigo)?|hay alguien(?: ahí)?(?=\\?)|me (?:lees|escuchas)(?=\\s*\\?)',
    ),
  ],
  [
    'whyAsked',
    whole(
      '(?:por qué|porque|para qué) (?:me )?(?:preguntas|lo preguntas|quieres saber(?:lo)?|la pregunta)(?: (?:eso|esto))?|qué tiene que ver(?: eso)?',
    ),
  ],
  [
    'whatMeant',
    whole(
      '(?:qué|que|a qué|cómo) (?:quieres decir|quisiste decir|significa(?: eso)?|te refieres)|no (?:te )?entend(?:í|i|o)(?: (?:la pregunta|eso|lo que dices))?|no (?:te )?entiendo (?:la pregunta|lo que (?:dices|preguntas))',
    ),
  ],
  [
    'saidAgain',
    whole(
      '(?:me )?(?:lo )?(?:puedes )?(?:repet(?:ir(?:lo)?|irme(?: eso)?)|repíte(?:lo|me)|repite)(?: (?:eso|la pregunta))?|(?:qué|que) (?:dijiste|preguntaste|me preguntaste)|cuál era la pregunta|dilo (?:otra vez|de nuevo)',
    ),
  ],
  [
    'stay',
    whole(
      '(?:puedes )?(?:quédate|quedate|quedarte|acompáñame|acompañarme)(?: (?:aquí|conmigo))*|no te vayas(?: todavía)?|hazme compañía',
    ),
  ],
  [
    'justTalk',
    whole(
      '(?:puedes )?(?:solo |sólo )?(?:háblame|hablame|hablarme|platícame|cuéntame (?:algo|cualquier cosa|lo que sea)|contarme (?:algo|cualquier cosa)|hablar tú|habla tú|habla conmigo)(?: (?:de (?:algo|lo que sea|cualquier cosa)|tú))?',
    ),
  ],
  [
    'niceWord',
    whole(
      '(?:puedes )?(?:dime|decirme|di) (?:algo|una cosa) (?:bonit[oa]|lind[oa]|buen[oa]|amable|alegre|positiv[oa])|necesito (?:oír )?algo (?:bonito|lindo|bueno)',
    ),
  ],
  [
    'likesIt',
    whole(
      '(?:eso|esto|esa|ese|así)? ?(?:está|suena|es) (?:bastante |muy |algo )?(?:bien|bueno|buena|bonito|lindo)(?: (?:en realidad|de hecho))?|me gusta(?: (?:eso|esa|ese|así|la idea))?|(?:no (?:está|suena) (?:tan )?|nada )mal|buena idea|eso (?:puede|podría) (?:servir|funcionar)',
    ),
  ],
  [
    'partly',
    whole(
      'más o menos|mas o menos|algo así|algo asi|en parte|a medias|un poco|un poquito|sí y no|medio|masomenos|casi',
    ),
  ],
  [
    'same',
    whole('(?:lo )?(?:igual|mismo)(?: (?:que|de) (?:siempre|antes|ayer))?|como siempre|lo mismo de siempre|nada nuevo'),
  ],
  [
    'number',
    whole('(?:como |un |una |por |tipo |ahora |sobre |quizás |diría )*\\d{1,2}(?:[.,]5)?(?: ?(?:\\/|de) ?10)?'),
  ],
  [
    'yes',
    whole(
      'sí+|si+|claro|exacto|así es|eso es|creo que sí|supongo|puede ser|tal vez|quizás|ok|vale|bueno|de acuerdo|dale',
    ),
  ],
  ['no', whole('no+|nop|no mucho|no realmente|la verdad no|para nada|creo que no|no tanto|nunca|tampoco|no es eso')],
];
