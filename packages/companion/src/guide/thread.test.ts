import { expect, test } from 'vitest';
import type { GuideReply } from './reply.ts';
import { replyTo } from './reply.ts';
import { calm, converse, personaOf, texts } from './testing/conversation.ts';
import { isFromCourse } from './testing/from-course.ts';

const plain = personaOf('balanced-mix');
const seeds = ['a', 'b', 'c', 'd'];

test.each([
  ['i used to draw', /draw|before and an after|longing/iu],
  ['like thats a gift', /as if that's a gift/iu],
  ['if i fail this i lose my scholarship', /scholarship/iu],
  ['i love him but i dont trust him', /trust|both/iu],
  ['i promised her i never would but i want to go home', /go home|promised/iu],
])('"%s" is taken half a step further', (message, step) => {
  for (const seed of seeds) expect(texts(plain, ['i had a bad week', message], { seed })[1]).toMatch(step);
});

test('"nobody knows" is not only said back', () => {
  for (const seed of seeds)
    expect(texts(plain, ['i had a bad week', 'nobody knows'], { seed })[1]).not.toMatch(
      /^(?:\p{L}+, )?nobody knows\.$/iu,
    );
});

test('"like i am the one who did wrong" is never agreed with', () => {
  for (const seed of seeds)
    expect(texts(plain, ['we had a fight', "like i'm the one who did something wrong"], { seed })[1]).not.toMatch(
      /(?:^|so |okay, |that )you're the one who did/iu,
    );
});

test('a message of one long sentence is not read back', () => {
  const message = 'my card got declined at the gas station next to the old mill in front of my kid and the cashier';
  for (const seed of seeds) {
    const said = texts(plain, ['bad day', message], { seed })[1]?.toLowerCase() ?? '';
    expect(said).not.toContain('gas station next to the old mill in front of your kid and the cashier');
  }
});

test('the more questions stand in a row, the rarer the next', () => {
  const messages = [
    'my week was bad',
    'my boss is on my case',
    'he wants it all by friday',
    'i said yes',
    'i always say yes',
    'my sister noticed',
  ];
  const rows = seeds.flatMap((seed) => converse(plain, messages, { seed }).map(({ state }) => state.questionsInRow));
  expect(Math.max(...rows)).toBeLessThanOrEqual(3);
  expect(rows.filter((row) => row === 0).length / rows.length).toBeGreaterThan(0.25);
});

test('who wants no advice gets none that day, and is still answered', () => {
  const replies = converse(personaOf('solution-focused', 'problem-solver'), [
    'my roommate never cleans',
    'no tips please',
    'i come home and the sink is full',
    'it makes me so tense and anxious i cant settle',
    'every day',
  ]);
  expect(replies.slice(1).flatMap(({ quickReplies }) => quickReplies)).toEqual([]);
});

test('what is dropped does not come back', () => {
  const messages = [
    'my grandma carol died in may',
    'i kept her ring',
    "i don't want to talk about her",
    'my fern is huge',
    'it needs a new pot',
    'ok',
  ];
  for (const seed of seeds) {
    const later = texts(personaOf('calm-centering'), messages, { seed }).slice(3).join(' ');
    expect(later).not.toMatch(/carol|grandma|ring\b|\bloss\b|grief/iu);
  }
});

test('words of faith are left out when asked, whatever the style', () => {
  const messages = [
    'i left the church in june',
    'please no god talk',
    'my friends are gone',
    'it is quiet',
    'he still goes',
  ];
  for (const seed of seeds) {
    const later = texts(personaOf('faith-centered', 'faith-centered'), messages, { seed }).slice(2).join(' ');
    expect(later).not.toMatch(/\b(?:grace|mercy|soul|psalm|pray\w*|god|blessing|lord|faith)\b/iu);
  }
});

test('a goodbye wishes well for the day that was named', () => {
  const replies = texts(plain, ['i have a job interview on friday', 'i am so nervous', 'bye'], {
    now: new Date('2026-11-18T20:00:00Z'),
  });
  expect(replies[2]).toMatch(/interview on Friday/u);
});

test.each([
  ["please don't call anyone on me", /program|cannot call|do not report/iu],
  ['you can hear them too right', /program/iu],
  ['best therapist ever', /program/iu],
  ['i think im falling for you', /program|software/iu],
  ['what do you think about the election', /program|no opinion|stay out/iu],
  ['are you allowed to talk to kids', /adult/iu],
  ['it was my mouth that sets him off', /not your|never your|none of that/iu],
  ['is it normal to miss someone who is right there', /miss|common/iu],
  ['will he come back', /know|nobody|no answer/iu],
])('"%s" is answered truthfully', (message, expected) => {
  for (const seed of seeds) expect(texts(plain, ['hi', message], { seed })[1]).toMatch(expected);
});

const memories = ['your dog is called Biscuit', 'you have a sister who lives in Ohio'];

function replyWith(message: string, before: GuideReply | undefined, flag = false, known = memories): GuideReply {
  return replyTo({
    message,
    turns: [],
    persona: plain,
    detection: calm,
    care: { flag, cardShownBefore: flag, checkIn: false },
    beta: true,
    state: before?.state,
    memories: known,
    now: new Date('2026-11-18T20:00:00Z'),
    seed: 'memory',
  });
}

test('a fact from an earlier talk is come back to when it is spoken of, twice at most, and never at risk', () => {
  const hello = replyWith('hello', undefined);
  expect(hello.text).toContain('your dog is called Biscuit');
  const named = replyWith('biscuit ran off this morning', hello);
  expect(named.text).toContain('your dog is called Biscuit');
  const again = replyWith('biscuit came back', named);
  expect(again.text).not.toContain('is called Biscuit');
  expect(replyWith('hello', undefined, true).text).not.toContain('Biscuit');
});

test('the worst of a life opens no talk, and waits until the person speaks of it', () => {
  const worst = ['your uncle molested you when you were nine', 'your baby was stillborn at the hospital'];
  const hello = replyWith('hello', undefined, false, worst);
  expect(hello.text).not.toMatch(/uncle|molested|baby|stillborn/u);
  expect(replyWith('the hospital sent my uncle a bill', hello, false, worst).text).not.toMatch(/molested|stillborn/u);
  expect(replyWith('hello', undefined, false, [...worst, 'you want to learn the cello']).text).toContain('the cello');
});

test('Spanish hears how a thing is said', () => {
  for (const seed of seeds) {
    const replies = texts(
      plain,
      ['hola', 'mi jefe me gritó delante de todos', 'busqué otros trabajos', 'solo escúchame'],
      { seed },
    );
    const toBoss = replies[1] ?? '';
    expect(/jefe|línea|contaras|enojo|preguntarte/u.test(toBoss) || isFromCourse(toBoss), toBoss).toBe(true);
    expect(replies[2]).toMatch(/buscaste otros trabajos/iu);
    expect(replies[3]).not.toContain('?');
  }
});
