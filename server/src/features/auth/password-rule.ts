import { commonPasswords } from './common-passwords.ts';

// Along these people run with a finger, forwards or backwards.
const runs = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
];

/** Whether a password is among the first that anybody would guess. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return (
    commonPasswords.has(plain) ||
    commonPasswords.has(withoutTail(plain)) ||
    commonPasswords.has(withoutDisguise(plain)) ||
    isRepeated(plain) ||
    isRun(plain) ||
    isDate(plain)
  );
}

// "monkey12", "summer2024!": digits and a sign behind a common word hide it from nobody.
function withoutTail(password: string): string {
  return password.replace(/[0-9]{0,4}[!.?*#@$]{0,2}$/, '');
}

function withoutDisguise(password: string): string {
  const letters: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
  };
  return withoutTail(password).replaceAll(/[013457@$]/g, (sign) => letters[sign] ?? sign);
}

/** "aaaaaa", "abcabc", "77777777". */
function isRepeated(password: string): boolean {
  return /^(.{1,4})\1+$/su.test(password);
}

function isRun(password: string): boolean {
  const backwards = Array.from(password).toReversed().join('');
  return runs.some((run) => run.includes(password) || run.includes(backwards));
}

/** A day, as 01021990 or 1990-02-01; six digits alone are as few as the days there are. */
function isDate(password: string): boolean {
  const digits = password.replaceAll(/[-./]/g, '');
  return /^(\d{4}(19|20)\d{2}|(19|20)\d{6}|\d{6})$/.test(digits) && /^[\d\-./]+$/.test(password);
}
