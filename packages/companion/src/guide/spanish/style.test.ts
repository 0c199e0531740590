import { expect, test } from 'vitest';
import { qualities, styles } from '#persona/styles.ts';
import dialogues from '../dialogues/spanish.json' with { type: 'json' };
import { sentencesOf, wordsOf } from '../said-before.ts';
import { converse, personaOf, texts } from '../testing/conversation.ts';
import { longDaySpanish } from '../testing/long-day-spanish.ts';
import { centroidOf, chunksOf, countsOf, nearest, voiced } from '../testing/naming.ts';

const heard = new Map(
  voiced.map((style) => [style, ['a', 'b'].map((seed) => texts(personaOf(style), longDaySpanish, { seed }))]),
);

test('each style can be told from the others by its words, in Spanish too', () => {
  const learned = new Map(voiced.map((style) => [style, centroidOf(heard.get(style)?.[0] ?? [])]));
  const unseen = voiced.flatMap((style) => chunksOf(heard.get(style)?.[1] ?? [], 8).map((chunk) => ({ style, chunk })));
  const right = unseen.filter(({ style, chunk }) => nearest(learned, centroidOf(chunk)) === style).length;
  // Chance is 1 in 8.
  expect(right / unseen.length).toBeGreaterThan(0.6);
});

test('one half of the Spanish replies of a style names the other half, out of plain word counts', () => {
  const half = (style: (typeof voiced)[number], odd: 0 | 1) =>
    (heard.get(style) ?? []).flatMap((talk) => talk.filter((_reply, index) => index % 2 === odd));
  const learned = new Map(voiced.map((style) => [style, countsOf(half(style, 0))]));
  const chunks = voiced.flatMap((style) => chunksOf(half(style, 1), 8).map((chunk) => ({ style, chunk })));
  const right = chunks.filter(({ style, chunk }) => nearest(learned, countsOf(chunk)) === style).length;
  expect(right / chunks.length).toBeGreaterThan(0.6);
});

test.each(styles.map(({ id }) => id))('%s says no Spanish sentence twice in a long talk, and keeps short', (style) => {
  const replies = texts(personaOf(style, 'empathetic', 'growth-focused'), longDaySpanish, { seed: 'long' });
  const sentences = replies.flatMap(sentencesOf).filter((sentence) => sentence.split(' ').length > 2);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  for (const reply of replies) {
    expect(wordsOf(reply).length).toBeLessThanOrEqual(90);
    expect(reply.match(/\?/gu)?.length ?? 0).toBeLessThanOrEqual(1);
  }
});

const evening = [...longDaySpanish, ...dialogues.flatMap(({ turns }) => turns)].slice(0, 60);

test.each(['motherly', 'best-friend', 'calm-centering'] as const)(
  'in 60 Spanish turns %s says no sentence twice',
  (style) => {
    expect(evening).toHaveLength(60);
    const replies = texts(personaOf(style, 'gentle'), evening, { seed: 'sixty' });
    const sentences = replies.flatMap(sentencesOf).filter((sentence) => sentence.split(' ').length > 2);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  },
);

test('a quality changes what is said in Spanish', () => {
  const without = texts(personaOf('balanced-mix'), longDaySpanish).join(' ');
  for (const { id } of qualities)
    expect(texts(personaOf('balanced-mix', id), longDaySpanish).join(' ')).not.toBe(without);
});

test('words of faith are said only where they were chosen, and stop on request', () => {
  const faith = /\b(?:fe|alma|oraci[oó]n|oraciones|gracia|bendici[oó]n|sagrado|salmo)(?!\p{L})/iu;
  for (const style of voiced.filter((id) => id !== 'faith-centered'))
    expect((heard.get(style) ?? []).flat().filter((reply) => faith.test(reply))).toEqual([]);
  const after = texts(personaOf('faith-centered', 'faith-centered'), ['no me hables de dios', ...longDaySpanish]);
  expect(after.slice(1).filter((reply) => faith.test(reply))).toEqual([]);
});

test('no endearment stands beside a danger', () => {
  const detectWith = () => ({ tier: 'elevated', signals: [], spans: [] }) as const;
  const replies = converse(personaOf('motherly'), ['ya no quiero vivir', 'no sé qué hacer'], { detectWith });
  expect(replies.map(({ text }) => text).join(' ')).not.toMatch(/corazón|ay,/iu);
});

test('“let Haven pick” settles on a style in Spanish and says which', () => {
  const messages = ['tengo mucha ansiedad y no puedo dormir', 'me tiemblan las manos', 'otra vez la angustia de noche'];
  const replies = converse(personaOf('let-haven-pick'), messages);
  expect(replies[2]?.text).toMatch(/tono/u);
  expect(replies[2]?.state.pickedStyle).toBe('calm-centering');
});

test('what is offered first belongs to the style', () => {
  const messages = ['hola', 'tengo mucho trabajo', 'estoy muy nerviosa, no sé por dónde empezar ni qué hacer'];
  const offered = (style: (typeof voiced)[number]) => {
    const pending = converse(personaOf(style), messages).at(-1)?.state.pending;
    return pending?.kind === 'skill-offer' ? pending.skill : undefined;
  };
  expect(offered('solution-focused')).toBe('problem-solving');
  expect(offered('calm-centering')).toBe('box-breathing');
});
