import { expect, test } from 'vitest';
import type { Detection } from '#crisis/detect.ts';
import { calm, personaOf, texts } from '../testing/conversation.ts';

const fear: Detection = {
  tier: 'elevated',
  signals: [{ kind: 'third-party', tier: 'elevated', rule: 'fixed' }],
  spans: [],
};

function afterFear(...messages: string[]): string[] {
  return texts(personaOf('balanced-mix'), ['im scared for my cousin, he wrote goodbye', ...messages], {
    detectWith: (message) => (message.includes('goodbye') ? fear : calm),
  }).slice(1);
}

test.each([
  ['should i call the police? hed be so mad', /^Yes|Calling is right/u],
  ['he isnt answering his phone', /911/u],
  ['im calling 911 now', /Stay on the line|right call|Good that you did/u],
  ['they found him, hes ok', /found/iu],
  ['i cant stop shaking', /breath|sit down|watch/iu],
])('somebody who fears for another is answered: %s', (message, answered) => {
  const [reply = ''] = afterFear(message);
  expect(reply).toMatch(answered);
  expect(reply).not.toMatch(/are you safe|is suicide on your mind|your reach/iu);
});

test('over a whole evening of fear for a friend nothing is asked about the writer, and nothing said twice', () => {
  const told = [
    'i think my friend might do something',
    'she gave away her guitar',
    'what if i ask and it makes it worse',
    'she lives alone in tucson',
    'her phone goes to voicemail',
    'should i call the police',
    'her sister found her number and nothing yet',
    'my hands are cold',
    'i called her sister',
    'the sister is driving over there',
    'its been 20 minutes',
    "she's with her now",
    'i should have called on sunday',
    'i cant stop shaking',
    'what do i say tomorrow',
    'im so tired',
  ];
  for (const seed of ['a', 'b', 'c']) {
    let turn = 0;
    const detectWith = (): Detection => (turn++ === 0 ? fear : calm);
    const replies = texts(personaOf('balanced-mix'), told, { seed, detectWith });
    expect(replies.slice(1).join(' ')).not.toMatch(/are you (?:safe|thinking)|end your life|if the thoughts return/iu);
    expect(new Set(replies).size).toBe(replies.length);
    expect(replies[6]).not.toMatch(/have been found/iu);
    expect(replies[11]).toMatch(/found/iu);
  }
});
