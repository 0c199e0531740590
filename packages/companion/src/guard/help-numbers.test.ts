import { expect, test } from 'vitest';
import { findViolation } from './check-reply.ts';
import { findWrongNumber, numbersIn } from './help-numbers.ts';

const nothing = new Set<string>();

test.each([
  'Please call 998 right now.',
  'You can call or text 989.',
  'Text HOME to 741471.',
  'Text HOME to 741 471 now.',
  'Dial 9-9-8, day and night.',
  'Call the hotline: 1-800-555-0199.',
  'Their number is (212) 555-0187.',
  'A counselor waits at 1 800 273 8255.',
  'Write to +44 7700 900123 for help.',
  'Call 912 if you are in danger.',
  'There is a helpline, 24242.',
  'Please call nine nine eight.',
  'Text seven four one, four seven one.',
  'Llama al 989.',
  'Puedes marcar el 113.',
  'Llama al nueve nueve ocho.',
  'Appelez le 3115.',
  'Ruf die 0800 1110112 an.',
  'Ligue 189 agora.',
  'Call ９９８ now.',
  'Save this: 555.867.5309.',
])('is no line that Haven knows: %s', (sentence) => {
  expect(findWrongNumber(sentence, nothing)).toBeDefined();
  expect(findViolation(sentence)?.rule).toBe('wrong-number');
});

test.each([
  'Call or text 988.',
  'Text HOME to 741741, or call 911.',
  'Dial 9-8-8 or 9 1 1.',
  'Call nine eight eight.',
  'The National Domestic Violence Hotline is 1-800-799-7233, or text START to 88788.',
  'Poison control is at (800) 222-1222.',
  'Poison control is 1-800-222-1222. 988 and HOME to 741741 are there too.',
  'The eldercare locator is 1-800-677-1116.',
  'Appelez le 3114 ou le 112.',
  'Ruf 0800 111 0 111 an.',
  'Ligue 188 ou 192.',
  'Call me names all you like, it took 10 minutes.',
  'Could you call her in 15 minutes, or in 120 minutes?',
  'You called 300 people this year.',
  'He texted you 140 times.',
  'You called in 2019, and nobody answered.',
  'The call was on 2026-11-21.',
  'You owe 12,500 dollars, and they call each day.',
  'Room 204 is where he called from.',
  'You ran 10 000 steps.',
  'Count one, two, three, four, five, six, seven.',
  'Text him that you are 200 % sure.',
  'It costs $1200 and you would call it a bargain.',
  'Psalm 139 is the one that you texted her.',
  'Call a friend at 9:30.',
])('may be said: %s', (sentence) => {
  expect(findWrongNumber(sentence, nothing)).toBeUndefined();
});

test('a number that the person wrote may be said back, unless it is nearly a crisis line', () => {
  const written = numbersIn('My sister is at 555 010 1234, she said to dial 4711, or was it 998?');
  expect(findWrongNumber('You could call your sister at 555-010-1234.', written)).toBeUndefined();
  expect(findWrongNumber('You called 4711.', written)).toBeUndefined();
  expect(findWrongNumber('Yes, call 998.', written)).toBeDefined();
  expect(findWrongNumber('You could call her at 555-010-1235.', written)).toBeDefined();
});

test('numbers of any length are read in linear time', () => {
  const begun = performance.now();
  for (const unit of ['1', '1 ', '1-', 'one ', 'call 9', '(', '9.'])
    findWrongNumber(unit.repeat(50_000 / unit.length), nothing);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
