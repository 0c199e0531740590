import { expect, test } from 'vitest';
import { readStatements } from '../statements.ts';

const best = (message: string) => readStatements(message, 0, new Date(0)).sayings[0];

test.each([
  ['every time i open my mouth they roll their eyes', 'every time you open your mouth they roll their eyes'],
  ['as soon as i lie down my heart starts', 'as soon as you lie down your heart starts'],
  ['by the time i get home the kids are asleep', 'by the time you get home the kids are asleep'],
  ['since the move my son barely talks', 'since the move your son barely talks'],
  ['all i do is work and sleep', 'all you do is work and sleep'],
  ['what hurts most is that she laughed', 'what hurts most is that she laughed'],
  ['the thing i miss most is his terrible singing', 'the thing you miss most is his terrible singing'],
  ['yesterday was awful', 'yesterday was awful'],
  ['today was supposed to be my wedding day', 'today was supposed to be your wedding day'],
  ['today i cried at work', 'today you cried at work'],
  ['not once did he ask how i was', 'not once did he ask how you were'],
  ['no one asked how the interview went', 'no one asked how the interview went'],
])('"%s" is one statement, with what leads to it', (message, said) =>
  expect(best(message)).toMatchObject({ said, kind: 'fact' }),
);

test.each(['nothing i cook is ever right', "no matter what i do it's never enough"])(
  '"%s" is how it seems, and no fact',
  (message) => expect(best(message)?.kind).toBe('belief'),
);

test.each([
  ['my mom yells and i just go quiet', 'your mom yells and you just go quiet'],
  ['my best friend and i had a fight', 'you and your best friend had a fight'],
  ['her mother and i split up in march', 'you and her mother split up in March'],
  ['my boys called their stepdad "dad" on the phone', 'your boys called their stepdad "dad" on the phone'],
  ['i told my parents im gay', "you told your parents you're gay"],
  ['we used to talk every day now it is once a month', 'you used to talk every day, now it is once a month'],
  ["never thought i'd be divorced at 30", "you never thought you'd be divorced at 30"],
])('"%s" keeps who does what', (message, said) => expect(best(message)?.said).toBe(said));

test.each([
  'work is fine, home is fine, im the problem',
  'if one more person tells me to smile',
  'what do i do when he calls?',
])('"%s" is not said back', (message) => expect(best(message)).toBeUndefined());
