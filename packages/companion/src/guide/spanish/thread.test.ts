import { expect, test } from 'vitest';
import { replyTo } from '../reply.ts';
import { calm, personaOf, texts } from '../testing/conversation.ts';

const plain = personaOf('balanced-mix');
const seeds = ['a', 'b', 'c'];

test('a name told in Spanish stays with whoever has it', () => {
  for (const seed of seeds) {
    const replies = texts(plain, ['le grité a mi hija', 'se llama sofía', 'mañana sofía tiene la función del cole'], {
      seed,
    });
    expect(replies[1]).toMatch(/Sofía/u);
    expect(replies[2]).toMatch(/Sofía|función/u);
  }
});

test('a day named in Spanish is come back to, and wished well at the end', () => {
  const messages = [
    'el viernes tengo una entrevista',
    'estoy muy triste por mi abuela',
    'me siento sola en esta ciudad',
    'no tengo con quién hablar',
    'no duermo bien',
    'mmm no sé',
  ];
  for (const seed of seeds) {
    const replies = texts(plain, [...messages, 'ya me voy a dormir'], { seed });
    expect(replies.slice(1).join(' ')).toMatch(/entrevista/u);
    expect(replies.at(-1)).toMatch(/entrevista/u);
  }
});

test('an animal named in Spanish is greeted in English, and nothing Spanish is said there', () => {
  for (const seed of seeds) {
    const messages = [
      'my dog is at the vet',
      'se llama canelo y tiene nueve años',
      'el lunes tengo una entrevista',
      "ok back to english, my husband's here",
      'good night',
    ];
    const last = texts(plain, messages, { seed }).at(-1);
    expect(last).toMatch(/Canelo/u);
    expect(last).not.toMatch(/entrevista|\btu\b/u);
  }
});

const visit = (message: string, memories: string[], turn: number) => {
  const first = replyTo({
    message: 'hola, estoy cansada de todo hoy',
    turns: [],
    persona: plain,
    detection: calm,
    care: { flag: false, cardShownBefore: false, checkIn: false },
    beta: true,
    state: undefined,
    memories: [],
    now: new Date('2026-03-03T12:00:00Z'),
    seed: 's',
  });
  return replyTo({
    message,
    turns: [],
    persona: plain,
    detection: calm,
    care: { flag: false, cardShownBefore: false, checkIn: false },
    beta: true,
    state: turn === 0 ? undefined : first.state,
    memories,
    now: new Date('2026-03-03T12:00:00Z'),
    seed: 's',
  }).text;
};

test('what was told in an earlier conversation comes back in Spanish, light things at the greeting', () => {
  expect(visit('hola, buenas', ['tu perro se llama Canelo'], 0)).toMatch(/Canelo/u);
  expect(visit('hola, buenas', ['tu madre murió en marzo'], 0)).not.toMatch(/madre/u);
  expect(visit('canelo está mejor hoy', ['tu perro se llama Canelo'], 1)).toMatch(/tu perro se llama Canelo/u);
  expect(visit('biscuit no quiere comer hoy', ['your dog is called Biscuit'], 1)).toMatch(/tu perro se llama Biscuit/u);
});

test('who fears for another is not asked about their own wish to live', () => {
  const reply = replyTo({
    message: 'creo que mi amigo se va a hacer daño',
    turns: [],
    persona: plain,
    detection: { tier: 'elevated', signals: [{ kind: 'third-party', tier: 'elevated', rule: 'test' }], spans: [] },
    care: { flag: true, cardShownBefore: false, checkIn: false },
    beta: true,
    state: undefined,
    now: new Date('2026-03-03T12:00:00Z'),
    seed: 's',
  });
  expect(reply.text).toMatch(/988/u);
  expect(reply.text).not.toMatch(/podrías hacerte daño|estás pensando en el suicidio/u);
});
