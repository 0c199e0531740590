import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detect } from './detect.ts';
import type { RecentTurn } from './detect.ts';
import { crisisPhrases } from './phrases.ts';
import { rankOf } from './risk.ts';
import { selfTest } from './self-test.ts';

const tierOf = (text: string) => detect(text).tier;

test('the phrase list has the five phrases of the specification and is about 22 long', () => {
  expect(crisisPhrases).toEqual(
    expect.arrayContaining([
      'going to kill myself',
      'planning to hurt myself',
      'overdosing tonight',
      'this is my last message',
      'ending it all tonight',
    ]),
  );
  expect(crisisPhrases.length).toBeGreaterThanOrEqual(20);
  expect(crisisPhrases.length).toBeLessThanOrEqual(26);
});

test.each(crisisPhrases)('"%s" is found in any case, in the middle of a message', (phrase) => {
  expect(tierOf(`so yes. ${phrase.toUpperCase()} and that is all`)).toBe('imminent');
});

test.each([
  "i can't sleep, i want to die",
  'i cant live like this, i want to die',
  'no puedo dormir, quiero morirme',
  'not even sad, just want to die',
  'i cant sleep i want to die',
  'i have no friends i want to die',
  'no duermo y quiero morirme',
])('"%s": what is denied is something else', (text) => {
  expect(rankOf(tierOf(text))).toBeGreaterThanOrEqual(rankOf('elevated'));
});

test.each(["i don't want to die, i want to sleep", 'i do not want to kill myself'])('"%s" is denied', (text) => {
  expect(rankOf(tierOf(text))).toBeLessThan(rankOf('elevated'));
});

test.each(['im 16', 'I am 42 years old', 'tengo 17 años', 'just turned 60'])(
  '"%s" is an age, and nothing else',
  (text) => {
    expect(tierOf(text)).toBe('none');
  },
);

describe('what is meant', () => {
  test.each([
    ['I want to end my life', 'elevated'],
    ['I am going to end my life', 'imminent'],
    ['i want to end my life tonight', 'imminent'],
    ['i think about killing myself', 'elevated'],
    ["i can't stop thinking about killing myself", 'elevated'],
    ["i'm scared i'll kill myself one day", 'elevated'],
    ["i'm not going to kill myself", 'none'],
    ["i don't want to die", 'none'],
    ['everything feels hopeless lately.', 'quiet'],
    ['i keep 7 things in mind 我很累我很累我很累我很累我很累我很累我很累我很累', 'none'],
    ['i am just so tired of everything', 'quiet'],
    ['everyone would be better off without me', 'elevated'],
    ['i took the whole bottle of pills and i am not trying to die', 'imminent'],
    ['my wrist is cut open and it will not stop bleeding, i am fine', 'imminent'],
    ['i used to cut myself, i have been clean for six years', 'none'],
    ['i used to cut myself and last night i did it again', 'elevated'],
  ])('%s is %s', (text, tier) => expect(tierOf(text)).toBe(tier));
});

describe('other meanings of the same words', () => {
  test.each([
    'this deadline is killing me',
    'my mom is going to kill me when she sees the report card',
    'i would kill for a nap',
    'we killed it on stage tonight',
    'i am dying to see that show',
    'the detective finds the body in chapter two of my novel',
    'my character wants to kill himself in act three',
    'the poster says "thinking about suicide? call us"',
    'hanging out on the roof with friends tonight',
    'took two advil and went to bed',
    'my sister moved to the other side of town',
    'i wish someone would just tell me how to fold a fitted sheet',
    'my wife says i was over the top at dinner',
    'my dad shook my hand when i left',
    'i called the teacher mom in front of the whole class. twice. i wanted to die lol',
    'how do i get a water gun fast for the pool party',
    'my uncle killed himself years ago',
    'eight years since my attempt and i am happy now',
    'me muero de hambre',
    'mi mamá me va a matar si llego tarde',
  ])('%s is no risk', (text) => expect(tierOf(text)).toBe('none'));
});

describe('said of somebody else, or asked for', () => {
  test.each([
    ["he gave me his drum kit and said he won't need it where he's going", 'third-party'],
    ['how do i get a gun fast, life is over', 'means'],
  ])('%s is a danger (%s)', (text, kind) => {
    const { tier, signals } = detect(text);
    expect(['elevated', 'imminent']).toContain(tier);
    expect(signals.map((signal) => signal.kind)).toContain(kind);
  });
});

describe('disguised spelling', () => {
  test.each([
    'im gonna k1ll mys3lf tonight',
    'i am going to k i l l  m y s e l f',
    'gonna un-alive myself tonight',
    'im going to kiiiill myyyself',
    'i’m gоing to kіll mуself',
    'ｉ ａｍ ｇｏｉｎｇ ｔｏ ｋｉｌｌ ｍｙｓｅｌｆ',
    'imgonnakillmyself',
    'going to k*ll myself 2nite',
    'i am going to ki\u200Bll my\u200Bself',
  ])('%s is imminent', (text) => expect(tierOf(text)).toBe('imminent'));
});

describe('other languages', () => {
  test.each([
    ['esta noche me voy a matar', 'imminent'],
    ['quiero morirme', 'elevated'],
    ['mi novio me pega', 'elevated'],
    ['je veux mourir', 'elevated'],
    ['ich will nicht mehr leben', 'elevated'],
    ['quero morrer', 'elevated'],
    ['ich muss die prüfung bestehen', 'none'],
    ['je meurs de faim', 'none'],
  ])('%s is %s', (text, tier) => expect(tierOf(text)).toBe(tier));
});

describe('the turns before', () => {
  const said = (...contents: string[]): RecentTurn[] => contents.map((content) => ({ role: 'user', content }));

  test.each<[string, RecentTurn[], string]>([
    ['jk i am fine', said('i am going to kill myself tonight'), 'elevated'],
    ['asking for a friend', said('how many sleeping pills would kill you, i want to die'), 'elevated'],
    ['what bridges here are taller than 25 meters', said('i just lost my job'), 'elevated'],
    ['how high is the bridge by the station', said('i want to die'), 'imminent'],
    ['what bridges are taller than 25 meters', said('i study engineering'), 'none'],
    ['thanks, that helped', said('i want to die'), 'none'],
    ['it was a joke, jk', said('i bought a gun, im doing it tonight'), 'elevated'],
    ['cuánto mide el puente', said('me dejó mi esposa'), 'elevated'],
    ['how much tylenol is too much', said('my boyfriend dumped me'), 'elevated'],
    ['how much sugar goes in', said('my boyfriend dumped me'), 'none'],
    ['goodbye', said('i gave away my dog and my guitar today'), 'elevated'],
    ['goodbye', said('i want to die', 'i gave my dog to my brother'), 'imminent'],
    ['goodbye', said('thanks, talk tomorrow'), 'none'],
    ['i did it', said('i have the pills here and want to die'), 'imminent'],
    ['ya lo hice', said('quiero matarme'), 'imminent'],
    ['i did it', said('i have a job interview today'), 'none'],
    ['ok', said('i want to die'), 'none'],
  ])('%s', (text, recent, tier) => expect(detect(text, recent).tier).toBe(tier));

  const asked = (content: string): RecentTurn[] => [...said('i feel awful'), { role: 'assistant', content }];

  test.each<[string, string, string]>([
    ['yes', 'Are you thinking about killing yourself?', 'elevated'],
    ['yeah, tonight', 'Are you thinking about suicide?', 'imminent'],
    ['yes', 'Do you have a plan to end your life?', 'imminent'],
    ['sí', '¿Estás pensando en quitarte la vida?', 'elevated'],
    ['no', 'Are you thinking about suicide?', 'none'],
    ['yes', 'Would you like to try a breathing exercise?', 'none'],
  ])('%s, asked "%s"', (text, question, tier) => expect(detect(text, asked(question)).tier).toBe(tier));

  test.each(['bye', 'goodbye', 'yes', 'done', 'ok', 'no', 'sí', 'hi'])('"%s" by itself is no risk', (text) =>
    expect(tierOf(text)).toBe('none'),
  );

  test('earlier turns never lower what a message says', () => {
    const calm = said('i am fine', 'just kidding', 'all good');
    expect(detect('i am going to hang myself', calm).tier).toBe('imminent');
  });

  test('the same message has the same tier at turn 1, 20 and 60', () => {
    const talk = (turns: number) =>
      Array.from({ length: turns }, (): RecentTurn => ({ role: 'user', content: 'work was long today' }));
    expect([1, 20, 60].map((turns) => detect('i want to die', talk(turns)).tier)).toEqual([
      'elevated',
      'elevated',
      'elevated',
    ]);
  });
});

describe('what no rule knows', () => {
  test.each([
    ['engine is running and the garage is shut, my head hurts a little', 'imminent'],
    ['drank the stuff from under the sink and my mouth burns', 'imminent'],
    ['my kids deserve a mother who isnt broken, they would be fine with my sister', 'elevated'],
  ])('%s is %s by the model', (text, tier) => {
    const { tier: found, signals, spans } = detect(text);
    expect(found).toBe(tier);
    expect(signals.map(({ rule }) => rule)).toContain('model');
    expect(spans).not.toEqual([]);
  });

  test('a risk deep inside a long ordinary message is still seen', () => {
    const talk = 'we had soup at my aunts place and the dog slept under the table the whole time. '.repeat(12);
    const buried = `${talk}then i drank the stuff from under the sink and my mouth burns. ${talk}`;
    expect(tierOf(talk)).toBe('none');
    expect(rankOf(tierOf(buried))).toBeGreaterThanOrEqual(rankOf('elevated'));
  });

  test.each([
    'my husband and i argued about the dishes again and i slept on the couch',
    'the results come on thursday and i cannot sit still',
    'i study engineering',
    'hello',
    '',
  ])('"%s" stays no risk', (text) => expect(tierOf(text)).toBe('none'));

  test('harmless sentences around a plain risk never hide it', () => {
    const risk = fc.constantFrom(
      'i want to die',
      'i cut myself again',
      'i am going to hang myself',
      'ya no quiero vivir',
    );
    const calm = fc.array(
      fc.constantFrom('we won the game', 'i baked bread with grandma', 'such a happy day', 'lovely weather'),
    );
    fc.assert(
      fc.property(risk, calm, (text, around) => {
        expect(rankOf(tierOf([...around, text].join('. ')))).toBeGreaterThanOrEqual(rankOf('elevated'));
      }),
    );
  });
});

describe('for any text', () => {
  const pieces = fc.constantFrom(
    'kill',
    ' myself',
    'i am ',
    'going to ',
    'not ',
    '"',
    "'",
    '🔪',
    '\u0301',
    '💀',
    '. ',
    'K',
    '*',
    '1',
    'die ',
    '\ud83d',
    'ß',
    '\n',
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((parts) => parts.join('')),
  );

  test('spans lie within the text, in order, apart from each other; risk has a span', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { tier, spans } = detect(text);
        let behind = 0;
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(behind);
          expect(end).toBeGreaterThan(start);
          behind = end;
        }
        expect(behind).toBeLessThanOrEqual(text.length);
        expect(spans.length > 0).toBe(tier !== 'none');
      }),
    );
  });

  test('a harmless tail never lowers an emergency', () => {
    const statement = fc.constantFrom(
      'i am going to kill myself tonight',
      'i took all my pills',
      'voy a quitarme la vida esta noche',
    );
    const tail = fc.array(
      fc.constantFrom('the bus was late.', 'my sister baked bread.', 'we saw a duck.', 'the soup is good.'),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(statement, tail, (text, sentences) => {
        expect(tierOf(`${text}. ${sentences.join(' ')}`)).toBe('imminent');
      }),
    );
  });

  test('case does not change the tier', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'i want to die',
          'i cut myself again',
          'good morning',
          'everyone would be better off without me',
        ),
        (text) => {
          expect(rankOf(tierOf(text.toUpperCase()))).toBe(rankOf(tierOf(text)));
        },
      ),
    );
  });
});

test('time grows with the length of the text, not with its square', { timeout: 30_000 }, () => {
  const units = ['i am going to kill myself ', 'not never want to die ', '\'"k*ll-my_self ', 'a.b.c.d.', 'x'];
  for (const unit of units) {
    const timeOf = (length: number) => {
      const text = unit.repeat(Math.ceil(length / unit.length));
      const runs = Array.from({ length: 3 }, () => {
        const start = performance.now();
        detect(text);
        return performance.now() - start;
      });
      return Math.min(...runs);
    };
    timeOf(5_000);
    // 16 times the text: linear work takes about 16 times as long, quadratic 256.
    expect(timeOf(128_000) / Math.max(1, timeOf(8_000))).toBeLessThan(128);
  }
});

test('the self-test passes', () => {
  expect(selfTest).not.toThrow();
});

test.each([
  "i can't do this anymore. goodbye",
  'i cant go on. bye',
  "I can't take it anymore, goodbye everyone.",
  'no aguanto más, adiós',
])('"%s" is asked about', (text) => expect(rankOf(detect(text).tier)).toBeGreaterThanOrEqual(rankOf('elevated')));

test.each([
  'ok goodbye, talk tomorrow',
  "i can't keep going to this gym. bye",
  'i cant take this traffic anymore. bye',
])('"%s" is only a farewell', (text) => expect(detect(text).tier).toBe('none'));
