import { expect, test } from 'vitest';
import { type Skill, type SkillForm, stepsOf } from '#skills/skill.ts';
import { spanishSkills } from '#skills/spanish/skills.ts';
import { converse, personaOf, texts } from '../testing/conversation.ts';
import { sentencesOf } from '../said-before.ts';

const persona = personaOf('motherly', 'gentle');
const inSpanish = new Map(spanishSkills.map(({ skill }) => [skill.id, skill]));
const answers = { next: 'siguiente', things: 'la mesa, la taza y mi mano', words: 'un rato de calma con mi hermana' };

test.each(spanishSkills.map(({ skill }) => [skill.name, skill] as const))(
  '%s runs from beginning to end',
  (name, skill) => {
    const steps = answersTo(skill);
    const replies = converse(persona, ['hola, hoy fue un día largo', name, '7', ...steps, '4', 'sí, mucho'], {
      seed: name,
    });
    const last = replies.at(-2);
    expect(last?.text).toMatch(/7.*4|4.*7/u);
    expect(replies.at(-1)?.state.helped).toEqual({ [skill.id]: true });
    const said = replies.flatMap(({ text }) => sentencesOf(text));
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([]);
  },
);

test.each([
  ['cyclic-sighing', 'suspiros largos, algo rapidito', 'half-minute'],
  ['self-compassion', 'pausa de amabilidad de medio minuto', 'half-minute'],
  ['box-breathing', 'cinco minutos de respiración en caja', 'five-minute'],
  ['urge-surfing', 'surfear el impulso, la versión larga', 'five-minute'],
  ['thought-record', 'registro de un pensamiento, más corto', 'two-minute'],
] as const)('%s for "%s" runs to the end of its %s form', (id, wish, form) => {
  const skill = inSpanish.get(id);
  const steps = skill ? answersTo(skill, form) : [];
  const rated = form !== 'half-minute';
  const asked = ['hola, hoy fue un día largo', wish, ...(rated ? ['7'] : []), ...steps, ...(rated ? ['4'] : [])];
  const replies = converse(persona, [...asked, 'sí, mucho'], { seed: wish });
  const [begun] = replies.slice(1);
  expect(begun?.state.skill).toMatchObject({ id, form, phase: rated ? 'before' : 'steps' });
  expect(begun?.quickReplies).toContain('Saltar');
  expect(replies.at(-3)?.state.skill).toBeDefined();
  expect(replies.at(-2)?.state.skill).toBeUndefined();
  expect(replies.at(-1)?.state.helped).toEqual({ [id]: true });
  const said = replies.flatMap(({ text }) => sentencesOf(text));
  expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([]);
});

test.each([
  ['la versión corta', { id: 'sleep-wind-down', form: 'half-minute', phase: 'steps' }],
  ['sí, pero rapidito', { id: 'sleep-wind-down', form: 'half-minute', phase: 'steps' }],
  ['mejor algo de medio minuto', { id: 'sleep-wind-down', form: 'half-minute' }],
  ['dale, cinco minutos', { id: 'sleep-wind-down', form: 'five-minute', phase: 'before' }],
  ['una más larga', { id: 'sleep-wind-down', form: 'five-minute' }],
  ['sí, probemos', { id: 'sleep-wind-down', phase: 'before' }],
])('an offer answered with "%s" begins that form', (answer, run) => {
  const messages = ['hola', 'esta semana fue muy larga', 'no puedo dormir, otra vez las tres de la mañana', answer];
  const [, , offered, begun] = converse(persona, messages);
  expect(offered?.state.pending).toEqual({ kind: 'skill-offer', skill: 'sleep-wind-down' });
  expect(begun?.state.skill).toMatchObject(run);
  expect('form' in run || begun?.state.skill?.form === undefined).toBe(true);
});

test.each([
  ['algo de medio minuto', { id: 'muscle-relaxation', form: 'half-minute' }],
  ['quiero algo rapidito', { id: 'muscle-relaxation', form: 'half-minute' }],
  ['algo de cinco minutos, por favor', { id: 'muscle-relaxation', form: 'five-minute' }],
])('"%s" is for what was complained of before', (message, run) => {
  expect(converse(persona, ['me duele todo, tengo los hombros muy tensos', message])[1]?.state.skill).toMatchObject(
    run,
  );
});

test('a wish for something short is remembered until the offer is accepted', () => {
  const [offered, begun] = converse(persona, ['¿podemos hacer algo rápido para mis hombros?', 'sí']);
  expect(offered?.state.pending).toEqual({ kind: 'skill-offer', skill: 'muscle-relaxation', form: 'half-minute' });
  expect(offered?.text).not.toMatch(/(?:dos|cinco) minutos/u);
  expect(begun?.state.skill).toMatchObject({ id: 'muscle-relaxation', form: 'half-minute' });
});

test('in the middle and at the end another form is had for the asking', () => {
  const messages = ['suspiros largos', 'saltar', 'la corta mejor', 'siguiente', 'una más larga'];
  const replies = converse(persona, ['hola', ...messages]).slice(1);
  expect(replies[2]?.state.skill).toMatchObject({ id: 'cyclic-sighing', form: 'half-minute', step: 0 });
  expect(replies[3]?.state.pending).toEqual({ kind: 'skill-helped', skill: 'cyclic-sighing' });
  expect(replies[4]?.state.skill).toMatchObject({ id: 'cyclic-sighing', form: 'five-minute', phase: 'before' });
});

test('the number and the words given already are kept in the other form', () => {
  const messages = ['hola', 'registro de un pensamiento, más corto', '7', 'que soy un desastre', 'la versión larga'];
  const replies = converse(persona, [...messages, 'llegué tarde a la junta']);
  expect(replies.at(-2)?.state.skill).toMatchObject({ phase: 'steps', step: 0, before: 7 });
  expect(replies.at(-2)?.state.skill?.form).toBeUndefined();
  expect(replies.at(-1)?.state.skill).toMatchObject({ step: 2, notes: { thought: 'que soy un desastre' } });
});

test('where there is no form of that length this is said, and the nearest is done', () => {
  const messages = ['hola', 'anclaje 5-4-3-2-1', 'saltar', 'la versión larga', 'la mesa y la taza'];
  const replies = converse(persona, messages).slice(1);
  expect(replies[2]?.text).toContain('dos minutos');
  expect(replies[2]?.state.skill).toMatchObject({ id: 'grounding', step: 0 });
  expect(replies[3]?.state.skill).toMatchObject({ id: 'grounding', step: 1 });
});

test('an answer to a step is no wish for another form', () => {
  const messages = ['resolver un problema, la versión corta', 'saltar', 'el alquiler', 'cinco minutos'];
  expect(converse(persona, messages).at(-1)?.state.skill).toMatchObject({ step: 2, form: 'two-minute' });
});

test.each(['me la corto', 'me corto', 'no, la corta no'])('"%s" begins no other form', (message) => {
  const replies = converse(persona, ['hola', 'suspiros largos', 'saltar', message]);
  expect(replies.at(-1)?.state.skill?.form).toBeUndefined();
});

test('how sure somebody is of a thought is kept beside it', () => {
  const messages = [
    'registro de un pensamiento',
    'saltar',
    'llegué tarde a la junta',
    'que soy un desastre',
    'un 80 por ciento',
  ];
  const last = converse(persona, messages).at(-1);
  expect(last?.state.skill).toMatchObject({ step: 2, notes: { belief: '80' } });
  expect(last?.text).toContain('80');
});

test.each([
  'hace cinco minutos me gritó',
  'en cinco minutos tengo una reunión',
  'rapidito',
  'cinco minutos',
  'fue una noche más larga que la otra',
  'quiero algo más largo',
])('"%s" alone asks for no exercise', (message) => {
  expect(converse(persona, ['hola', message])[1]?.state.skill).toBeUndefined();
});

test('hearing of a long day or a fast heart asks for no other form', () => {
  for (const told of ['fue un día largo, ayúdame a calmarme', 'mi corazón va muy rápido, ayúdame a calmarme']) {
    const run = converse(persona, ['hola', told])[1]?.state.skill;
    expect(run).toBeDefined();
    expect(run?.form).toBeUndefined();
  }
});

test('one is offered when the words fit, and refused for the day', () => {
  const replies = converse(persona, [
    'hola',
    'esta semana fue muy larga en el trabajo',
    'no puedo dormir, otra vez las tres de la mañana',
    'hoy no',
    'sigo sin dormir',
    'no puedo dormir',
  ]);
  expect(replies[2]?.quickReplies).toContain('Solo escúchame');
  expect(replies.slice(3).every(({ quickReplies }) => quickReplies.length === 0)).toBe(true);
});

test('pausing, going back and stopping are understood', () => {
  const replies = texts(persona, ['ayúdame a calmarme', 'saltar', 'siguiente', 'pausa', 'continuar', 'atrás', 'parar']);
  expect(replies[3]).toMatch(/pausa|espera|dejamos/iu);
  expect(replies[6]).toMatch(/dejamos|hoy|ahí|guardado/iu);
});

test('what was told keeps an exercise away', () => {
  for (const seed of ['a', 'b', 'c']) {
    const [, reply = ''] = texts(persona, ['estoy embarazada y muy nerviosa', 'un ejercicio de respiración en caja'], {
      seed,
    });
    expect(reply).not.toMatch(/cuadrado|lado/iu);
  }
});

test('a question about Haven in the middle is answered', () => {
  const replies = texts(persona, ['ayúdame a calmarme', 'saltar', '¿eres una persona?']);
  expect(replies[2]).toMatch(/programa/iu);
});

function answersTo(skill: Skill, form?: SkillForm): string[] {
  return stepsOf(skill, form).map(({ expects }) => answers[expects]);
}
