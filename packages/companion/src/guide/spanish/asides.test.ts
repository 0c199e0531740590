import { expect, test } from 'vitest';
import { messageLanguage } from '../message-language.ts';
import { converse, personaOf, texts } from '../testing/conversation.ts';
import { asideInSpanish } from './asides.ts';
import { leavesInSpanish } from './leaving.ts';
import { restateSpanish } from './restate.ts';
import { spanishWordingFor } from './wording.ts';

const plain = personaOf('balanced-mix');

test.each([
  ['¿estás ahí?', 'stillThere'],
  ['por qué preguntas?', 'whyAsked'],
  ['qué quieres decir?', 'whatMeant'],
  ['me lo repites', undefined],
  ['puedes repetirlo', 'saidAgain'],
  ['háblame un rato', 'justTalk'],
  ['quédate conmigo', 'stay'],
  ['dime algo bonito', 'niceWord'],
  ['no está mal', 'likesIt'],
  ['más o menos', 'partly'],
  ['como un 4', 'number'],
  ['no mucho', 'no'],
  ['mi jefe dijo algo bonito', undefined],
  ['me gusta mi trabajo', undefined],
  ['está mal', undefined],
  ['eso suena mal', undefined],
] as const)('"%s" is read as %s', (text, kind) => expect(asideInSpanish(text)).toBe(kind));

test('"¿estás ahí?" is answered in Spanish, also as the first word', () => {
  expect(messageLanguage('estás ahí?', 'en')).toBe('es');
  expect(texts(plain, ['estás ahí?'])[0]).toMatch(/aquí|sí/iu);
});

test.each([
  ['a ver si duermo un rato', 'goodbye'],
  ['bueno, voy a tratar de dormir', 'goodbye'],
  ['se me cierran los ojos', 'goodbye'],
  ['me tengo que ir, empieza mi turno', 'goodbyeBusy'],
  ['ya entro a trabajar', 'goodbyeBusy'],
  ['ya llegó mi bus', 'goodbyeBusy'],
  ['quiero dormir pero no puedo', undefined],
  ['voy a dormir con miedo cada noche', undefined],
  ['mi turno es horrible', undefined],
] as const)('"%s" takes leave: %s', (text, kind) => expect(leavesInSpanish(text)).toBe(kind));

test('something for what was complained of is offered by its name, begun with "sí", and ended by thanks', () => {
  const told = [
    'acabo de salir del trabajo',
    'tengo los hombros como piedras',
    'podemos hacer algo para eso?',
    'sí',
    'saltar',
    'ya está',
    'gracias',
  ];
  const replies = converse(plain, told);
  expect(replies[2]?.state.pending).toEqual({ kind: 'skill-offer', skill: 'muscle-relaxation' });
  expect(replies[2]?.text).toMatch(/relajación muscular/iu);
  expect(replies[3]?.state.skill?.id).toBe('muscle-relaxation');
  expect(replies[5]?.state.skill?.step).toBe(1);
  expect(replies[6]?.state.skill).toBeUndefined();
});

test.each([
  ['qué le digo mañana?', ['mi jefa me dijo que no sirvo para esto'], 'hurt', 'no sirvo para esto'],
  ['qué le digo a mi esposa', ['mi jefa me dijo que no sirvo para esto'], 'news', undefined],
  ['cómo le digo que me deje en paz', [], 'boundary', undefined],
  ['qué le escribo', ['discutimos por la casa'], 'matter', undefined],
  ['qué le digo', ['mi papá me dijo que soy una carga'], 'any', undefined],
] as const)('%s: %s', (asked, told, need, dicho) =>
  expect(spanishWordingFor(asked, told)).toMatchObject({ need, slots: { dicho: need === 'news' ? undefined : dicho } }),
);

test('two openings are offered, and the choice is taken up', () => {
  const replies = converse(plain, [
    'mi jefa me dijo que no sirvo para esto',
    'qué le digo mañana?',
    'la segunda',
    'y si no me contesta?',
  ]);
  expect(replies[1]?.text).toMatch(/“[^”]*no sirvo para esto[^”]*”.*“[^”]+”/u);
  expect(replies[1]?.quickReplies).toHaveLength(3);
  expect(replies[2]?.text).not.toMatch(/la segunda/iu);
  expect(replies[3]?.text).toMatch(/“[^”]+”/u);
});

test('what another said is turned whole, or left', () => {
  expect(restateSpanish('me dijo que soy una egoísta')?.dicho).toBe('te dijo que eres una egoísta');
  expect(restateSpanish('mi jefa me dijo que no sirvo para esto')?.dicho).toBe(
    'tu jefa te dijo que no sirves para esto',
  );
  expect(restateSpanish('mi jefa me dijo que no zurzo bien')).toBeUndefined();
  expect(restateSpanish('soy una egoísta con todos')).toBeUndefined();
});

test('in the middle of an exercise a wish for a kind word is heard, and a question about it explained', () => {
  const begun = ['ayúdame a calmarme', 'saltar'];
  expect(converse(plain, [...begun, 'dime algo bonito']).at(-1)?.state.skill?.paused).toBe(true);
  expect(converse(plain, [...begun, 'qué quieres decir?']).at(-1)?.state.skill?.step).toBe(0);
});

test('where the complaint itself speaks against it, something else is offered', () => {
  const [, offered] = converse(plain, ['buenas', 'me duele el cuello de tanta tensión, tienes algo para eso?']);
  expect(offered?.state.pending?.kind).toBe('skill-offer');
  expect(offered?.state.pending).not.toEqual({ kind: 'skill-offer', skill: 'muscle-relaxation' });
});
