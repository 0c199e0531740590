import { expect, test } from 'vitest';
import { asksIfHuman } from './asks-if-human.ts';

test.each([
  ['are you human?', true],
  ['wait, am i talking to a real person', true],
  ['r u a bot', true],
  ['is this even real or just some ai', true],
  ['¿eres una persona?', true],
  ['¿estoy hablando con un robot?', true],
  ['my boss treats me like a machine', false],
  ['he is not even human to me anymore', false],
  ['no soy una persona fácil', false],
  ['are you there', false],
])('"%s" asks what Haven is: %s', (message, asks) => {
  expect(asksIfHuman(message)).toBe(asks);
});
