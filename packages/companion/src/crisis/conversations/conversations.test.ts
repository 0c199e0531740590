import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detect, readAhead } from '../detect.ts';
import type { RecentTurn } from '../detect.ts';
import { rankOf } from '../risk.ts';
import { answers } from './answers.ts';
import { chains } from './chains.ts';
import type { Conversation } from './conversation.ts';
import { meets, turnsOf } from './conversation.ts';
import { exercises } from './exercises.ts';
import { fifth } from './fifth.ts';
import { followUps } from './follow-ups.ts';
import { forAFriend } from './for-a-friend.ts';
import { fourth } from './fourth.ts';
import { losses } from './losses.ts';
import { second } from './second.ts';
import { spanishExercises } from './spanish-exercises.ts';
import { smallTalk, steady } from './steady.ts';
import { takenBack } from './taken-back.ts';
import { third } from './third.ts';

// The expectations were written before the detector read them: mend the mechanism, not the expectation.
const tables: Record<string, readonly Conversation[]> = {
  answers,
  'follow-ups': followUps,
  'taken back': takenBack,
  'for a friend': forAFriend,
  losses,
  exercises,
  'exercises in Spanish': spanishExercises,
  chains,
  second,
  third,
  fourth,
  fifth,
};

/** What is not read rightly yet, by the last message. A line that comes right is taken off. */
const notYet = new Set([
  'with the pills', // for a headache: nothing but the model speaks, and it is sure
  'the pills in my drawer, some rope',
  'figure of speech, dont worry', // what it takes back was not seen as danger
  'hands, they want to hit the wall',
  "he's in the kitchen", // a threat that was not seen as danger
  'everyone would be happier if i stayed home',
  'esta noche cuando todos duerman', // for an appointment with one's worries
  'me voy a morir de esto que tengo en el pecho',
  'my neck, as if someone strangles me',
  'it is locked, nobody will get in before i am done', // a hint, by itself and after danger
  'a bridge and some trees', // seen from the window, after danger
  'i think so, my wife is here',
  'to drink the whole bottle', // of wine
  // Where the model takes back what the rules saw, or saw nothing itself, also without an exercise:
  'pedir dinero, vender la moto, tirarme al tren',
  // Where the model is sure of what is only sad, or a way to speak:
  'ayer mi hermana me abrazó y no se fue',
  'they find out, fire me, i end up under a bridge', // the worst case
  // Where it is not sure enough:
  'escribir mi carta de suicidio',
]);

const all = Object.entries(tables).flatMap(([name, table]) => table.map((conversation) => ({ name, conversation })));

describe.each(Object.entries(tables))('%s', (_, table) => {
  const open = table.filter((conversation) => !isKnown(conversation));
  test.each(open.map((conversation) => [lastOf(conversation), conversation[0], conversation] as const))(
    '"%s" is %s',
    (_message, expected, conversation) => {
      expect(tierOf(conversation), conversation.slice(1).join('\n')).toSatisfy((tier) => meets(tier, expected));
    },
  );
});

test('the list of what is not read rightly is true', () => {
  const failing = all.filter(({ conversation }) => !meets(tierOf(conversation), conversation[0]));
  expect(new Set(failing.map(({ conversation }) => lastOf(conversation)))).toEqual(notYet);
});

test('a message is called the same at turn 1, 20 and 60', () => {
  const changing = steady.filter((message) => {
    const tiers = [0, 20, 60].map((turns) => detect(message, talkOf(turns)).tier);
    return new Set(tiers).size > 1;
  });
  expect(changing).toEqual([]);
});

test('a loss still counts twenty turns later', () => {
  const later = losses
    .filter(([expected, first]) => expected === 'raised' && first !== 'i dont see the point anymore')
    .map(([expected, ...turns]): Conversation => {
      const between = talkOf(10).map(({ role, content }) => (role === 'user' ? content : `> ${content}`));
      return [expected, ...turns.slice(0, -1), ...between, turns.at(-1) ?? ''];
    });
  expect(later.length).toBeGreaterThan(15);
  expect(later.filter((conversation) => !meets(tierOf(conversation), conversation[0]))).toEqual([]);
});

test('half of the messages for that speak of danger, the others do not', () => {
  const isRaised = steady.map((message) => rankOf(detect(message).tier) >= rankOf('elevated'));
  expect(isRaised).toEqual(steady.map((_, at) => at < steady.length / 2));
});

test('what Haven asks never lowers a plain danger', () => {
  const asked = all.flatMap(({ conversation }) =>
    turnsOf(conversation).recent.filter(({ role }) => role === 'assistant'),
  );
  const danger = fc.constantFrom(
    'i am going to kill myself tonight',
    'i want to die',
    'i took all my pills',
    'quiero morirme',
    'he is breaking down the door and he has a knife',
  );
  fc.assert(
    fc.property(danger, fc.constantFrom(...asked), (text, turn) => {
      expect(rankOf(detect(text, [turn]).tier)).toBeGreaterThanOrEqual(rankOf(detect(text).tier));
    }),
  );
});

test('time grows with the length of the text also in a talk', { timeout: 30_000 }, () => {
  const asked: RecentTurn[] = [
    { role: 'user', content: 'i want to die' },
    { role: 'assistant', content: 'Are you safe right now, or might you act on it? Do you have a plan?' },
  ];
  for (const unit of ['roof ', 'for a ', 'not safe ', 'no ', 'i am ', 'how high is the ', 'x']) {
    const timeOf = (length: number) => {
      const text = unit.repeat(Math.ceil(length / unit.length));
      const runs = Array.from({ length: 3 }, () => {
        const start = performance.now();
        detect(text, asked);
        return performance.now() - start;
      });
      return Math.min(...runs);
    };
    timeOf(4_000);
    // 16 times the text: linear work takes about 16 times as long, quadratic 256.
    expect(timeOf(64_000) / Math.max(1, timeOf(4_000)), unit).toBeLessThan(128);
  }
});

function isKnown(conversation: Conversation): boolean {
  return notYet.has(lastOf(conversation)) && !meets(tierOf(conversation), conversation[0]);
}

function tierOf(conversation: Conversation) {
  const { message, recent } = turnsOf(conversation);
  return detect(message, recent).tier;
}

function lastOf(conversation: Conversation): string {
  return turnsOf(conversation).message;
}

function talkOf(turns: number): RecentTurn[] {
  return Array.from({ length: turns }, (_, at) => smallTalk[at % smallTalk.length] ?? ['hi', 'Hello.']).flatMap(
    ([person, haven]): RecentTurn[] => [
      { role: 'user', content: person },
      { role: 'assistant', content: haven },
    ],
  );
}

test('a message that was read before its turns were known is read as any other', () => {
  for (const conversation of Object.values(tables).flat()) {
    const { message, recent } = turnsOf(conversation);
    expect(detect(message, recent, readAhead(message))).toEqual(detect(message, recent));
  }
  expect(detect('i want to die', [], readAhead('i am fine'))).toEqual(detect('i want to die'));
});
