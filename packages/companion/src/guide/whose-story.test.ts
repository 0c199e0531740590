import { expect, test } from 'vitest';
import { readMessage } from './reading.ts';
import { converse, personaOf, texts } from './testing/conversation.ts';
import { isFromCourse } from './testing/from-course.ts';

const plain = personaOf('balanced-mix');
const seeds = ['a', 'b', 'c', 'd', 'e'];
const now = new Date('2026-11-18T23:00:00Z');

function each(messages: readonly string[], turn: number, persona = plain): string[] {
  return seeds.map((seed) => texts(persona, messages, { seed })[turn] ?? '');
}

const mourning = /\bloss\b|\bwere they\b|they always|miss (?:them|about|most)|grief|who they|tell me about/iu;

test('a death of long ago, told in passing, does not make the talk one about mourning', () => {
  const messages = [
    'my grandpa has dementia and i look after him',
    'he thinks i am Walter',
    'Walter died in 1987',
    'ok',
    'i am so tired',
  ];
  for (const seed of seeds) {
    const replies = texts(plain, messages, { seed }).slice(2).join(' ');
    expect(replies).not.toMatch(mourning);
  }
});

test('a death of one’s own, or one that is missed, stays a loss however long ago', () => {
  const told = [
    ['my dad died in 1999'],
    ['work was fine today', 'my mom died in 2001 and i still miss her'],
    ['i want to tell you about my wife', 'she died in 2015'],
  ];
  for (const messages of told) {
    const [state] = converse(plain, messages)
      .slice(-1)
      .map((reply) => reply.state);
    expect(state?.thread?.cue).toBe('death');
  }
});

test('a colleague’s dead are the colleague’s', () => {
  const { state } = converse(plain, ["my boss's dog died so he left early", 'i did it all alone'])[1] ?? {};
  expect(state?.thread?.cue).toBeUndefined();
});

test.each([
  ["i'm tired", /tired|worn|lie|sleep|slow|hour|down|sentences/iu],
  ['my back hurts', /back|body|bodies|ease|moment|minutes|kind|ignored|days like/iu],
  ['my stomach is in knots', /stomach|body|worry|knots|breath|loosen|let go|worries/iu],
])('"%s" is answered as that, in the light of the talk', (message, about) => {
  const messages = ['my father is bedridden and i look after him', 'he shouts at night', message];
  const replies = each(messages, 2);
  for (const reply of replies) expect(about.test(reply) || isFromCourse(reply), reply).toBe(true);
  const lit = seeds.flatMap((seed) => texts(personaOf('fatherly'), messages, { seed })[2] ?? '').concat(replies);
  const inLight = lit.filter((reply) => /looking after your father/iu.test(reply) || isFromCourse(reply));
  expect(inLight.length).toBeGreaterThan(2);
});

test('without a matter a state is answered without one', () => {
  for (const reply of each(['hi', "i'm so tired"], 1)) expect(reply).not.toMatch(/looking after|\{|undefined/u);
});

test('what is in the way of what helps is said, and nothing about the weather', () => {
  const messages = ['my landlord yelled at me', 'going for a swim usually helps but the pool is closed'];
  for (const reply of each(messages, 1)) {
    expect(reply).toMatch(/pool is closed/iu);
  }
  for (const reply of each(['my boss yelled at me', 'a walk would be nice but its pouring'], 1))
    expect(reply).not.toMatch(/weather|window|out in it|picture of where/iu);
});

test('dinner and weather are no topic while something weighs', () => {
  const heavy = ['my boss humiliated me in front of everyone', 'i made pasta after'];
  for (const reply of each(heavy, 1)) expect(reply).not.toMatch(/hearsay|good decision|kitchen|good idea|favorite/iu);
  expect(
    each(['hi', 'i made pasta tonight'], 1).some((reply) =>
      /hearsay|decision|kitchen|idea|favorite|again tomorrow|made it good|something new|enjoy|pleasures|afternoon/iu.test(
        reply,
      ),
    ),
  ).toBe(true);
});

test('a fact of a life is taken up where it matters, once, and not in the same breath', () => {
  const messages = [
    'my manager yelled at me',
    "i've worked there 9 years",
    'he wants the list by noon',
    'maybe i am just bad at this',
    'the list is long',
    'i am so useless',
    'it hurts to think of it',
  ];
  for (const seed of seeds) {
    const replies = texts(plain, messages, { seed });
    const told = replies.slice(2).filter((reply) => /worked there 9 years/iu.test(reply));
    expect(told.length).toBeLessThanOrEqual(2);
    expect(replies.slice(3).join(' ')).toMatch(/worked there 9 years/iu);
  }
});

test('of two things told at once the heavier is answered first, and the other is not lost', () => {
  for (const reply of each(['hi', 'my boss wants a report and my mom is in the hospital'], 1)) {
    expect(reply).toMatch(/hospital/iu);
    if (/report/iu.test(reply)) expect(reply.search(/hospital/iu)).toBeLessThan(reply.search(/report/iu));
  }
  expect(
    each(['hi', 'my boss wants a report and my mom is in the hospital'], 1).filter((reply) => /report/iu.test(reply))
      .length,
  ).toBeGreaterThan(1);
});

test('the matter of a talk stays when something slight comes between, and goes when something as heavy is told', () => {
  const matterAfterAll = (messages: string[]) => converse(plain, messages).at(-1)?.state.matter?.id;
  expect(matterAfterAll(['i look after my mom', "my sister is going to be an aunt, she's expecting a baby"])).toBe(
    'caring-for-kin',
  );
  expect(matterAfterAll(['i look after my mom', 'my rent is due and i have 40 dollars'])).toBe('money-gone');
  expect(matterAfterAll(['my daughter is expecting a baby', 'my rent is due and i have 40 dollars'])).toBe(
    'money-gone',
  );
});

test.each([
  ['on monday i didnt eat anything', "you didn't eat anything on Monday"],
  ['i know nobody here', 'you know nobody here'],
  ['they are nice but at 5 they go home', 'they are nice but at 5 they go home'],
  ['i did skip it cause my dog was sick', 'you did skip it because your dog was sick'],
  ['i saw on facebook that she had a party', 'she had a party'],
])('"%s" is said back as "%s"', (message, said) => {
  expect(readMessage(message, 0, now).restated[0]?.said).toBe(said);
});

test.each(['my coach told me in front of the whole class that my times are a disgrace'])(
  '"%s" is not cut off at "told you"',
  (message) => {
    expect(readMessage(message, 0, now).restated.map(({ said }) => said)).not.toContain('your coach told you');
  },
);

test('a statement is not only read back', () => {
  const messages = ['my week was bad', 'my uncle moved the fence', 'he painted the gate', 'he sold the mower'];
  for (const seed of seeds)
    for (const reply of texts(plain, messages, { seed }).slice(1))
      expect(reply).not.toMatch(
        /^(?:so |okay, |i hear that |i see, )?(?:your uncle|he) \w+ the \w+(?:, then|, i see)?\.$/iu,
      );
});

test.each([
  [
    'there is a pottery class at the library',
    /draws|door|first time|against|looked that way|idea for a|come of it|what is gone/iu,
  ],
  ['what if i asked her to come on mondays', /idea|tried|way|put it|comes back|speaks|evening|people/iu],
  ["it's not so much the work it's that nobody says hello", /nobody says hello/iu],
  ['my mother calls and i tell her everything is fine', /version|fine part|sentence|spare|acting|alone with it/iu],
  ['then she asked when she can go home', /asked when she can go home.*(?:carried|answer|at least)/isu],
  ['my son never calls', /your son never calls\. .{20}/iu],
])('"%s" is answered as what it is', (message, about) => {
  for (const reply of each(['my boss yelled at me', message], 1)) expect(reply).toMatch(about);
});

test('having to choose between parents is no goodbye, and what two people never speak of is not dropped', () => {
  expect(readMessage('my parents split and i have to pick who to live with', 0, now).kind).toBe('share');
  expect(readMessage("we don't talk about it", 0, now).kind).toBe('share');
  expect(readMessage("i don't want to talk about it", 0, now).kind).toBe('dropIt');
});

test('feeling awful is a feeling and no verdict; being awful is one', () => {
  expect(readMessage('now i feel awful', 0, now).attacksSelf).toBe(false);
  expect(readMessage('i feel like an awful person', 0, now).attacksSelf).toBe(true);
  expect(readMessage("i'm awful", 0, now).attacksSelf).toBe(true);
});

test('an age is no statement to begin with, and what was today is not asked after as if it came', () => {
  expect(readMessage("i'm 58. my hands built this house", 0, now).restated[0]?.said).toBe(
    'your hands built this house',
  );
  expect(readMessage('had my third chemo today', 0, now).things).toEqual([]);
  expect(readMessage('my chemo is today', 0, now).things).toMatchObject([{ kind: 'event' }]);
});

test.each([
  ['i cooked for 200 people a night man', 'you cooked for 200 people a night'],
  ['he is a good man', 'he is a good man'],
  ['the new girl gave me a biscuit. didnt say anything', 'the new girl gave you a biscuit'],
])('"%s" is said back as "%s", without the address and with the right subject', (message, said) => {
  const found = readMessage(message, 0, now).restated.map((one) => one.said);
  expect(found).toContain(said);
  expect(found).not.toContain("you didn't say anything");
});

test('what others take somebody for is no good news', () => {
  expect(readMessage('my boss looked at me like i did it', 0, now).feeling?.emotion ?? 'none').not.toMatch(
    /joy|pride/u,
  );
  expect(readMessage('i did it, i passed', 0, now).feeling?.emotion).toMatch(/joy|pride/u);
});

test('who leaves a room has left nobody', () => {
  const matterFor = (message: string) => converse(plain, [message])[0]?.state.matter?.id;
  expect(matterFor('i left at the break')).toBeUndefined();
  expect(matterFor('i left my husband in may')).toBe('left-somebody');
  expect(matterFor('i left him a note')).toBeUndefined();
});

test('a grandmother who died long ago is spoken of in passing, also when the sentence says "she"', () => {
  const { state } =
    converse(plain, ['i am not the maid of honor', 'our grandma would have said something. she died in 2003'])[1] ?? {};
  expect(state?.thread?.cue).toBeUndefined();
});
