import { kindPatterns } from './kind-patterns.ts';

const english = kindPatterns.find(({ kind }) => kind === 'human')?.pattern;
const spanish =
  /(?<!\p{L})(?:eres|es usted|usted es|esto es|hablo con|estoy hablando con) (?:(?:de verdad|realmente|solo|s[oó]lo) )*(?:una? )*(?:human[oa]|persona|robot|m[aá]quina|real|programa|ia|bot)(?!\p{L})/iu;

/** Whether a message asks what it is talking to. The law wants the disclosure repeated then, whatever model answers. */
export function asksIfHuman(message: string): boolean {
  return english?.test(message) === true || spanish.test(message);
}
