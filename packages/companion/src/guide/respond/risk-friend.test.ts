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
