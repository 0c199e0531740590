import { describe, expect, test } from 'vitest';
import { readMessage } from '../reading.ts';
import { personaOf, texts } from '../testing/conversation.ts';
import { isFromCourse } from '../testing/from-course.ts';

const seeds = ['a', 'b', 'c', 'd'];
const answers = (...messages: string[]) =>
  seeds.map((seed) => texts(personaOf('balanced-mix'), messages, { seed }).at(-1) ?? '');

describe('what is asked of the listener is met', () => {
  test.each([
    ['can you just stay a minute', /\b(?:here|staying|not going anywhere|quiet|nothing has to be said)\b/iu],
    ['just say something. anything', /\b(?:I'm here|here are some words|I'm with you)\b/iu],
    ['i am angry at God. can i say that here', /^(?:Yes|You can)\b/u],
    ['should i say something to her or let it go', /\b(?:say(?:ing)? (?:it|something))\b/iu],
    ['should i text him first or wait', /\b(?:writing|send the short one)\b/iu],
    ['straight question. would you do it?', /\b(?:program|software)\b/iu],
    ['could you give me a short prayer for tonight', /program.*“[^”]+”/isu],
    ['honestly this sounds like a greeting card', /plain/iu],
    ['you dont need to tell me its frustrating', /leave that out|none of that|fair/iu],
    ['straight up, was that lousy of me', /not lousy|wouldn't call it lousy|anything lousy|lousy isn't/iu],
    ['is God punishing me? please answer me', /punishment|I don't believe it's one/iu],
    ["whatever. you're a script. why am i even typing", /\b(?:program|software)\b/iu],
    ['and now im telling all this to a bot', /\b(?:program|software)\b/iu],
    ['do you even care or is that just what it prints', /\b(?:program|no feelings|cannot)\b/iu],
    ['how many cups in a quart', /four cups a quart|2 cups to a pint/iu],
    ['what does it mean when my boss says lets circle back', /later/iu],
    ["sorry for my english. what means when boss say 'let's circle back'?", /later/iu],
  ])('%s', (message, met) => {
    for (const reply of answers('hi', message)) expect(reply).toMatch(met);
  });

  test('a verse that is not wanted is not given', () => {
    for (const reply of answers("I don't want a verse right now. Can you just stay a minute."))
      expect(reply).not.toMatch(/\b(?:psalm|verse|matthew|lamentations)\b/iu);
  });

  test('somebody asked to repeat something has not asked Haven to', () => {
    for (const reply of answers('the examiner said nicely done and i almost asked her to repeat it'))
      expect(reply).not.toMatch(/put that badly|other words/iu);
  });
});

describe('words for somebody', () => {
  test('are given, and others when they do not sound right', () => {
    for (const seed of seeds) {
      const [, first = '', other = ''] = texts(
        personaOf('wise-mentor'),
        [
          "i haven't spoken to my sister in four years",
          'could you write me two sentences i could send her',
          'too formal, i never talk like that',
        ],
        { seed },
      );
      expect(first).toMatch(/“[^”]+”.*“[^”]+”/u);
      expect(other).toMatch(/“[^”]+”/u);
      expect(other).not.toBe(first);
    }
  });

  test('where they missed something themselves, are no reproach', () => {
    for (const seed of seeds) {
      const reply = texts(
        personaOf('balanced-mix'),
        ['i missed her birthday and she said thats how little she means to me', 'help me write something to send her'],
        { seed },
      )[1];
      expect(reply).toMatch(/sorry|wrong|make it right/iu);
    }
  });

  test('for money lent ask for it back', () => {
    for (const reply of answers('can you write me a text to my sister. she owes me 340 since easter'))
      expect(reply).toMatch(/lent|pay me back|the money/iu);
  });

  test('for a remark that may come again hold a limit', () => {
    for (const reply of answers('my aunt says i look big', 'what can i say to her if she does it again'))
      expect(reply).toMatch(
        /leave that alone|not say that|not something I talk|something else|skip that|not to talk about/iu,
      );
  });

  test('once they are sent, the sending is met', () => {
    for (const seed of seeds) {
      const reply = texts(
        personaOf('balanced-mix'),
        ['me and dani arent talking', 'help me write something to send her', 'ok sent it. phone goes in the drawer'],
        { seed },
      )[2];
      expect(reply).toMatch(/sent|it's out|waiting/iu);
    }
  });
});

describe('two short statements side by side', () => {
  test('are said back together', () => {
    const message = 'i told her they were sour. she just nodded';
    expect(readMessage(message, 0, new Date(0)).restated[0]?.said).toMatch(/sour, and she just nodded/u);
    for (const reply of answers(message).filter((one) => /sour/u.test(one)))
      expect(reply).toMatch(/sour, and she just nodded/u);
  });

  test('but not where one of them outweighs the other', () => {
    for (const reply of answers('my mom died in june. the house is sold'))
      expect(reply).not.toMatch(/, and the house/u);
  });
});

describe('in the Spanish of the River Plate', () => {
  test.each([
    ['che una pregunta, vos sos una persona o q', /programa/u],
    ['disculpe, usted es persona o maquina', /programa/u],
    ['me pone una oracion cortita por favor', /“[^”]+”/u],
    ['y te acordás de mí mañana o se borra todo?', /borra|guarda|cifrado/u],
    ['decime la verdad, está mal mirar sus historias', /\b[Mm]al\b|\bmalo\b/u],
  ])('%s', (message, met) => {
    for (const seed of seeds) expect(texts(personaOf('best-friend'), [message], { seed })[0]).toMatch(met);
  });
});

test('to write to somebody is leaned toward among friends, and not the night after a parting', () => {
  for (const reply of answers('my boyfriend broke up with me last night', 'should i text him'))
    expect(reply).toMatch(/not tonight|not yet|I'd wait/iu);
  for (const reply of answers('my old neighbor moved away last year', 'should i text him'))
    expect(reply).not.toMatch(/not tonight|not yet|I'd wait/iu);
});

test('what Haven likes is answered as by a program, with something to talk about', () => {
  for (const reply of answers('hi', 'what do you like')) expect(reply).toMatch(/program[^]*\?$/u);
});

test('words for parents are not the words that one of them said', () => {
  for (const reply of answers(
    'my mom went quiet and my dad said its not a real job',
    'what do i even say to my parents',
  ))
    expect(reply).not.toMatch(/I was told/u);
});

test('a first reply is more than the words of the person', () => {
  for (const opening of [
    'my boyfriend broke up with me last night',
    'my boss yelled at me today',
    'i feel stuck in my life',
  ])
    for (const reply of seeds.map(
      (seed) => texts(personaOf('calm-centering', 'empathetic'), [opening], { seed })[0] ?? '',
    ))
      expect(/[.?!] \S|\?$/u.test(reply) || isFromCourse(reply), reply).toBe(true);
});
