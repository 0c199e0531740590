import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { isCommonPassword } from './password-rule.ts';

test.each([
  'password',
  'PassWord',
  'Password1',
  'password123',
  'P@ssw0rd',
  'P@ssw0rd2024!',
  '123456',
  '123456789',
  '654321',
  'qwerty',
  'QWERTYUIOP',
  'ytrewq',
  '1q2w3e4r',
  'aaaaaa',
  'abcabcabc',
  'iloveyou',
  'iloveyou2',
  'summer2024!',
  'monkey12',
  'dragon',
  'letmein',
  'trustno1',
  '01021990',
  '1990-02-01',
  'haven1',
])('%s is refused', (password) => expect(isCommonPassword(password)).toBe(true));

test.each([
  'tide-lamp',
  'correct horse battery staple',
  'sea glass, slowly',
  'qwertyvanilla9ships',
  'mumpitz',
  'Ümläute sind fein',
  '8f3kd92x',
  'my password is long',
])('%s is accepted', (password) => expect(isCommonPassword(password)).toBe(false));

test('the list is as long as it says', () => {
  expect(commonPasswords.size).toBeGreaterThan(1_000);
});
