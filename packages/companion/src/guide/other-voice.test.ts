import { expect, test } from 'vitest';
import { detect } from '#crisis/detect.ts';
import { afterOtherVoice } from './other-voice.ts';
import { type GuideState, replyTo } from './reply.ts';

function answer(message: string, state: GuideState | undefined) {
  return replyTo({
    message,
    state,
    turns: [],
    persona: { style: 'balanced-mix', qualities: [] },
    detection: detect(message, []),
    care: { flag: false, cardShownBefore: false, checkIn: false },
    beta: true,
    now: new Date('2026-03-01T12:00:00Z'),
    seed: 's',
  });
}

test('a yes to another voice begins no exercise that the guide had offered before it', () => {
  const started = answer('Can you give me a breathing exercise?', undefined).state;
  const open: GuideState = { ...started, pending: { kind: 'skill-offer', skill: 'box-breathing' }, offeredAt: 0 };
  const { skill: _skill, ...noSkill } = open;
  expect(answer('yes', noSkill).state.skill).toBeDefined();

  const after = afterOtherVoice(noSkill, 'Would you like to tell me more about your sister?');

  expect(after.turn).toBe(noSkill.turn + 1);
  expect(answer('yes', after).state.skill).toBeUndefined();
});

test('an exercise under way waits while another voice speaks', () => {
  const { state } = answer('Let us do box breathing now.', undefined);
  if (!state.skill) throw new Error('The exercise did not begin.');
  expect(afterOtherVoice(state, 'That sounds good.').skill).toMatchObject({ paused: true });
});
