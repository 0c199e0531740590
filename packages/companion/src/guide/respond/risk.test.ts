import { expect, test } from 'vitest';
import { detect, type Detection } from '#crisis/detect.ts';
import { type RiskKind, riskKinds, type Tier } from '#crisis/risk.ts';
import { styles } from '#persona/styles.ts';
import { wordsOf } from '../said-before.ts';
import { calm, converse, personaOf, texts } from '../testing/conversation.ts';

function risk(tier: Tier, kind: RiskKind): Detection {
  return { tier, signals: [{ kind, tier, rule: 'test' }], spans: [] };
}

const means =
  /\b(?:pills?|gun|knife|knives|blade|razor|rope|noose|bridge|balcony|ledge|bleach|hang(?:ing)?|jump|cut(?:ting)?)\b/iu;
const persona = personaOf('best-friend', 'tough-love');

test.each(riskKinds)('elevated %s: a question, 988 and 741741, distance without a method', (kind) => {
  const [reply = ''] = texts(persona, ['…words…'], { detectWith: () => risk('elevated', kind) });
  expect(reply).toContain('988');
  expect(reply).toContain('741741');
  expect(reply.match(/\?/gu)).toHaveLength(1);
  expect(reply).not.toMatch(means);
  expect(wordsOf(reply).length).toBeLessThanOrEqual(60);
});

test.each(riskKinds)('imminent %s: 911 first, then 988 and 741741', (kind) => {
  const [reply = ''] = texts(persona, ['…words…'], { detectWith: () => risk('imminent', kind) });
  expect(reply).toMatch(/911/);
  expect(reply).toContain('988');
  expect(reply).toContain('741741');
  expect(reply.indexOf('911')).toBeLessThan(reply.indexOf('741741'));
  expect(reply).not.toMatch(means);
  expect(wordsOf(reply).length).toBeLessThanOrEqual(60);
});

test('quiet: one direct question about suicide, and the lines', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const [reply = ''] = texts(persona, ['what is the point'], { seed, detectWith: () => risk('quiet', 'passive') });
    expect(reply).toMatch(/suicide|ending your life/iu);
    expect(reply).toContain('988');
  }
});

test.each(styles.map(({ id }) => id))(
  '%s: twelve risk messages in a row get twelve different replies, each with a line to call',
  (style) => {
    for (const tier of ['elevated', 'imminent'] as const) {
      const replies = texts(
        personaOf(style),
        Array.from({ length: 12 }, () => 'i want to die'),
        { detectWith: () => risk(tier, 'explicit') },
      );
      expect(new Set(replies).size).toBe(12);
      for (const reply of replies) {
        expect(reply).toMatch(/988|911/);
        expect(wordsOf(reply).length).toBeLessThanOrEqual(60);
      }
      expect(
        replies.slice(1).filter((reply) => reply.includes('741741') && reply.includes('911') && reply.includes('988')),
      ).toEqual([]);
    }
  },
);

const thenCalm = (message: string) => (message.includes('dying') ? risk('elevated', 'explicit') : calm);

test('a joke about it afterward is thanked and still asked', () => {
  const [, reply = ''] = texts(persona, ['i was thinking about dying', 'its only the 2nd floor lol relax'], {
    detectWith: thenCalm,
  });
  expect(reply).toMatch(/\?/);
  expect(reply).toMatch(/die|dying|suicide|safe/iu);
  expect(reply).toContain('988');
});

test('somebody who comes near is welcomed', () => {
  const [, , reply = ''] = texts(
    persona,
    ['fight with my roommate', 'i was thinking about dying', "she's knocking. she brought tea"],
    { detectWith: thenCalm },
  );
  expect(reply).toMatch(/roommate|someone|somebody|them/iu);
  expect(reply).toContain('988');
});

test('a goodbye at risk is short and keeps 988 at hand', () => {
  const [, reply = ''] = texts(persona, ['i was thinking about dying', 'can we talk tomorrow'], {
    detectWith: thenCalm,
  });
  expect(reply).toContain('988');
  expect(wordsOf(reply).length).toBeLessThanOrEqual(20);
});

test.each([
  ['no', /988/],
  ['yes', /988/],
  ['idk', /safe|suicide/],
])('the answer "%s" to the safety question is taken seriously', (message, expected) => {
  const [, reply = ''] = texts(persona, ['i was thinking about dying', message], { detectWith: thenCalm });
  expect(reply).toMatch(expected);
});

test('while the flag is on, ordinary replies name 988 now and then, never twice in the same words', () => {
  const messages = [
    'i was thinking about dying',
    'no',
    'my boss is awful to me',
    'i cant sleep at night',
    'my sister called',
    'i cooked soup',
    'the dog is asleep',
    'i might go for a walk',
    'it is raining',
  ];
  const replies = texts(persona, messages, { detectWith: thenCalm });
  expect(replies.filter((reply) => /988|741741/.test(reply)).length).toBeGreaterThanOrEqual(4);
  expect(new Set(replies).size).toBe(replies.length);
});

test('an exercise ends when there is danger', () => {
  const replies = converse(persona, ['can you give me a breathing exercise', '7', 'i was thinking about dying'], {
    detectWith: thenCalm,
  });
  expect(replies[2]?.text).toContain('988');
  expect(replies[2]?.state.skill).toBeUndefined();
});

test('in Spanish the lines answer in Spanish', () => {
  const [reply = ''] = texts(persona, ['ya no quiero vivir, estoy muy cansada'], {
    detectWith: () => risk('elevated', 'explicit'),
  });
  expect(reply).toMatch(/988/);
  expect(reply).toMatch(/741741/);
  expect(reply).toMatch(/¿/);
});

test('in French, German and Portuguese risk is answered with lines to call', () => {
  for (const message of [
    'je veux mourir et je ne sais pas',
    'ich will nicht mehr leben und habe angst',
    'eu não quero mais viver, estou com medo',
  ]) {
    const [reply = ''] = texts(persona, [message], { detectWith: () => risk('elevated', 'explicit') });
    expect(reply).toMatch(/988/);
    expect(reply).toMatch(/911/);
  }
});

test('how long is no yes to what was only guessed: it is asked of what', () => {
  for (const seed of ['a', 'b', 'c']) {
    const replies = converse(personaOf('balanced-mix'), ['idk i just feel nothing lately', 'a few weeks maybe'], {
      seed,
      detectWith: (message, before) => detect(message, before.slice(-12)),
    });
    expect(replies[1]?.text).toMatch(/suicide, or/u);
    expect(replies[1]?.text).not.toMatch(/death|dying/iu);
  }
});

test('whoever says good night after an ordinary matter is let go, and asked nothing', () => {
  for (const seed of ['a', 'b', 'c']) {
    const replies = converse(
      personaOf('balanced-mix'),
      ['my ex has a new girlfriend', 'ok im gonna mute them both and go to sleep. thanks, goodnight'],
      { seed, detectWith: (message, before) => detect(message, before.slice(-12)) },
    );
    expect(replies[1]?.text).toMatch(/\b(?:night|sleep|rest|bye)\b/iu);
    expect(replies[1]?.text).not.toMatch(/988|911|\?/u);
  }
});

test('a fear for somebody else that was only guessed is not gone on with unasked', () => {
  const guessed: Detection = {
    tier: 'quiet',
    signals: [{ kind: 'third-party', tier: 'quiet', rule: 'model' }],
    spans: [],
  };
  const talk = (second: string) =>
    texts(personaOf('wise-mentor'), ['my best friend is being weird with me', second], {
      detectWith: (_message, before) => (before.length === 0 ? guessed : calm),
    })[1] ?? '';
  expect(talk('she takes days to answer and then its just like one word')).not.toMatch(
    /911|988|where (?:she|they)|last thing you heard/iu,
  );
  expect(talk('yes, she said she wants to hurt herself')).toMatch(/988|911|her|she/u);
});
