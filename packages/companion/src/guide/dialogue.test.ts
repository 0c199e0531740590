import { expect, test } from 'vitest';
import { styles } from '#persona/styles.ts';
import { isRemark } from './content/remarks.ts';
import { sentencesOf, wordsOf } from './said-before.ts';
import { converse, personaOf, texts } from './testing/conversation.ts';
import { longDay } from './testing/long-day.ts';

const plain = personaOf('balanced-mix');
const seeds = ['a', 'b', 'c', 'd', 'e'];
const panic = "i can't breathe and my heart is racing";

const biscuit = [
  'my dog died yesterday',
  'his name was biscuit',
  'he was 14. i had him since college',
  'the house is so quiet',
];

test.each(styles.map(({ id }) => id))('%s stays with the dog that died', (style) => {
  for (const seed of seeds) {
    const replies = texts(
      personaOf(style, 'tough-love', 'problem-solver'),
      [...biscuit, 'ok', 'i dont know', 'hm', 'yes'],
      { seed },
    );
    const all = replies.join(' ');
    expect(replies[0]).toMatch(/loss|losing/iu);
    expect(all).not.toMatch(/stud(?:y|ied)|exam|control|step|status|lonel|excuse|how(?:'s| is) (?:that|biscuit)/iu);
    expect(replies.slice(1, 3).join(' ')).toMatch(/Biscuit/u);
  }
});

test('after a death nobody is asked after like an errand', () => {
  const messages = ['my dad died on sunday', 'the funeral is on friday', 'ok', 'hm', 'yes', 'fine', 'sure', 'ok then'];
  for (const seed of seeds)
    expect(texts(plain, messages, { seed }).join(' ')).not.toMatch(
      /your funeral|how did it go|how are things with your dad/iu,
    );
});

test.each([
  ['written without a connection', /you written|you're written/iu],
  ['over text', /\bso, over text\b/iu],
  ['5 things ok lamp', /you're 5|so 5 things/iu],
  ['asked to leave', /you asked/iu],
  ['1900 and i lost two shifts', /1900 and you/iu],
])('"%s" is never bent into a sentence', (message, bent) => {
  for (const seed of seeds) expect(texts(plain, ['i had a bad week', message], { seed })[1]).not.toMatch(bent);
});

test.each(['the first of twelve', 'blue or the other one'])('"%s" is not understood, and Haven says so', (message) => {
  for (const { id } of styles) {
    const reply = texts(personaOf(id), [message])[0] ?? '';
    expect(reply).toMatch(/not sure I follow|understand|not clear|missing|could not follow|what is it about/iu);
    expect(reply.match(/\?/gu)).toHaveLength(1);
  }
});

const feelingWords =
  /\b(?:angry|anger|annoy\w+|irritat\w+|resentful|fed up|sad|lonel\w+|isolating|disappoint\w+|discourag\w+|calm|peaceful|restful|hopeful|proud|anxious|worr\w+|guilty|ashamed|numb)\b/iu;

test.each([
  'i had cereal again',
  'i go there every day',
  'the street is quiet',
  'i might be next',
  'nobody stood up for me',
])('no feeling is named to "%s"', (message) => {
  for (const seed of seeds) expect(texts(plain, [message], { seed })[0]).not.toMatch(feelingWords);
});

test('general remarks are rare, and there are none when somebody is in tears or in a panic', () => {
  const states = styles.flatMap(({ id }) => converse(personaOf(id, 'empathetic'), longDay).map(({ state }) => state));
  const remarked = new Set(states.flatMap(({ remarkedAt, turn }) => (remarkedAt === turn - 1 ? [`${turn}`] : [])));
  expect(states.filter(({ remarkedAt, turn }) => remarkedAt === turn - 1).length / states.length).toBeLessThanOrEqual(
    0.2,
  );
  expect(remarked.size).toBeGreaterThan(0);
  const acute = ['my dad died', 'i cant stop crying, i miss him so much', panic];
  for (const seed of seeds)
    expect(texts(personaOf('wise-mentor'), acute, { seed }).flatMap(sentencesOf).filter(isRemark)).toEqual([]);
});

test('replies are short: reflection and one question', () => {
  const replies = styles.flatMap(({ id }) => texts(personaOf(id), longDay));
  const mean = replies.reduce((sum, reply) => sum + wordsOf(reply).length, 0) / replies.length;
  expect(mean).toBeLessThan(24);
});

test('regret and self-blame are not confirmed', () => {
  for (const seed of seeds)
    expect(texts(personaOf('fatherly'), ['i should have seen it coming'], { seed })[0]).not.toMatch(
      /(?:^|\. )you should have/iu,
    );
});

test.each(['thank you so much, good night', 'thanks for listening, bye', 'ok thanks, good night haven'])(
  '"%s" is let go in one line, also after good news',
  (message) => {
    const [, reply = ''] = texts(plain, ['i got the job!!', message]);
    expect(reply).not.toContain('?');
    expect(wordsOf(reply).length).toBeLessThanOrEqual(14);
  },
);

test('good news is not searched for trouble', () => {
  const messages = ['I GOT THE JOB!!', 'i start on monday', 'my mom cried when i told her', 'im so happy'];
  for (const { id } of styles)
    for (const seed of seeds)
      expect(texts(personaOf(id, 'tough-love', 'problem-solver'), messages, { seed }).join(' ')).not.toMatch(
        /hardest|heav|hurts?\b|weigh|worr|afraid|overcome|obstacle|careful about|hard stretch|avoid/iu,
      );
});
