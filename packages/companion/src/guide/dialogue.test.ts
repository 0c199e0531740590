import { expect, test } from 'vitest';
import { styles } from '#persona/styles.ts';
import { wordsOf } from './said-before.ts';
import { converse, personaOf, texts } from './testing/conversation.ts';
import { isFromCourse } from './testing/from-course.ts';
import { longDay } from './testing/long-day.ts';

const plain = personaOf('balanced-mix');
const seeds = ['a', 'b', 'c', 'd', 'e'];

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
    const first = replies[0] ?? '';
    expect(/loss|losing/iu.test(first) || isFromCourse(first), first).toBe(true);
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

test('replies are short: reflection and one question', () => {
  const replies = styles.flatMap(({ id }) => texts(personaOf(id), longDay));
  const mean = replies.reduce((sum, reply) => sum + wordsOf(reply).length, 0) / replies.length;
  expect(mean).toBeLessThan(28);
}, 30_000);

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

test('what others call somebody is not taken for self-hate, and a head that will not shut up is no insult', () => {
  const kinds = converse(plain, ['he thinks im lazy', 'my head wont shut up']).map(({ state }) => state.seen);
  expect(kinds[1]).toEqual({ share: 2 });
  for (const seed of seeds) {
    expect(texts(plain, ['he thinks im lazy'], { seed })[0]).not.toMatch(/voice|verdict|harsh/iu);
    const toHead = texts(personaOf('calm-centering'), ['my head wont shut up'], { seed })[0] ?? '';
    expect(/\bhead\b/iu.test(toHead) || isFromCourse(toHead), toHead).toBe(true);
  }
});

test('whoever asks to be just listened to is not questioned', () => {
  const [, ...later] = texts(plain, [
    'just listen',
    'my dad called me a disappointment',
    'i said nothing',
    'i always do',
  ]);
  expect(later.join(' ')).not.toContain('?');
});

test('"it\'s stupid" about the own trouble is contradicted, not asked about', () => {
  for (const seed of seeds)
    expect(texts(plain, ['i miss the choir', 'its stupid'], { seed })[1]).toMatch(
      /count|not sound|smaller|reason enough/iu,
    );
});

test('a Spanish wish for breathing gets it, and a topic that is refused is left', () => {
  const replies = texts(plain, ['no puedo dormir', 'algo para respirar?', 'no quiero hablar de eso']);
  expect(replies[1]).toMatch(/respira|aire/iu);
  expect(replies[2]).toMatch(/lo dejamos|en paz/iu);
});

test('"a" before a vowel changes only before a slot', () => {
  for (const seed of seeds)
    expect(
      texts(plain, ['estoy triste', 'extraño a mi hermana', 'no sé', 'tengo miedo'], { seed }).join(' '),
    ).not.toMatch(/\ban [aeiou]/u);
});

test('a fragment on the matter in hand is taken up, not called unclear', () => {
  for (const seed of seeds) {
    const reply = texts(plain, ['im drowning at work', '3 projects due friday'], { seed })[1];
    expect(reply).toMatch(/3 projects due Friday/u);
    expect(reply).not.toMatch(/not clear|follow|understand/iu);
  }
});

test('a miscarriage is a loss, and nothing is asked about a next time', () => {
  const messages = ['i had a miscarriage last week', 'nobody at work knows', 'my husband went back to normal'];
  for (const seed of seeds) {
    const replies = texts(personaOf('motherly'), messages, { seed });
    expect(replies[0]).toMatch(/loss|sorry/u);
    expect(replies.join(' ')).not.toMatch(/waiting|picture|next time|it seems that nobody/iu);
  }
});

test('gladness is not carried into the next hard thing', () => {
  for (const { id } of styles) {
    const replies = texts(personaOf(id), [
      'ive been sober 90 days',
      'nobody really noticed',
      'i wanted a drink so bad on friday',
    ]);
    expect(replies.slice(1).join(' ')).not.toMatch(/celebrat|looking forward|found out|good news|happiest|best bit/iu);
  }
});

test('a parent of an older child is given no idea for a baby', () => {
  for (const seed of seeds) {
    const replies = texts(
      plain,
      ['my son got suspended', 'what should i do', 'i talked to him', 'something else', 'another'],
      { seed },
    );
    expect(replies.join(' ')).not.toMatch(/baby|crib/iu);
  }
});

test('guilt at not having been there is answered, in a loss', () => {
  for (const seed of seeds) {
    const replies = texts(plain, [...biscuit, 'i feel guilty i wasnt there'], { seed });
    const last = replies.at(-1) ?? '';
    expect(/undo|known|love/iu.test(last) || isFromCourse(last), last).toBe(true);
  }
});

test('whoever is called an echo stops being one', () => {
  const messages = [
    'my wife thinks i never talk',
    'you just repeat what i say',
    'i come home at nine and she is asleep',
  ];
  for (const seed of seeds) {
    const [, owned, next = ''] = texts(plain, messages, { seed });
    expect(owned).toMatch(/words|echo|that is what I did|point taken/iu);
    expect(next).not.toMatch(/you come home at nine/iu);
  }
});

test('a name said a moment ago takes the place of "her"', () => {
  for (const seed of seeds)
    expect(texts(plain, ['i could ask priya to take the deck', 'ok im gonna message her now'], { seed })[1]).toMatch(
      /Priya/u,
    );
});

test('a living son is not asked about as if he were gone', () => {
  const messages = [
    'my wife dorothy died in march',
    'My son calls on Sundays, he has the dealership and the three girls',
  ];
  for (const seed of seeds)
    expect(texts(plain, messages, { seed })[1]).not.toMatch(
      /what were they like|something they always|who they were/iu,
    );
});

test('whoever tells a long story is listened to', () => {
  const story =
    'There was a widow on Elm Street who left me a pear on the porch rail every Thursday in the fall. I never did meet her. Then one Thursday there was no pear.';
  for (const seed of seeds) {
    const reply = texts(plain, [story], { seed })[0] ?? '';
    expect(reply).toMatch(/Elm Street|pear|meet her/u);
    expect(reply).not.toMatch(/worr|deal with|understand/iu);
  }
});
