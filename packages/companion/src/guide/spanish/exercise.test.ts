import { expect, test } from 'vitest';
import { spanishSkills } from '#skills/spanish/skills.ts';
import { converse, personaOf, texts } from '../testing/conversation.ts';
import { sentencesOf } from '../said-before.ts';

const persona = personaOf('motherly', 'gentle');
const answers = { next: 'siguiente', things: 'la mesa, la taza y mi mano', words: 'un rato de calma con mi hermana' };

test.each(spanishSkills.map(({ skill }) => [skill.name, skill] as const))(
  '%s runs from beginning to end',
  (name, skill) => {
    const steps = skill.forms['two-minute'].map(({ expects }) => answers[expects]);
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
