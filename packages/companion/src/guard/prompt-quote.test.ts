import { expect, test } from 'vitest';
import { systemPrompt } from '#persona/system-prompt.ts';
import { findViolation } from './check-reply.ts';
import { findPromptQuote } from './prompt-quote.ts';

const prompt = systemPrompt({ style: 'balanced-mix', qualities: [] } as never, { atRisk: true });

test.each(
  prompt
    .split(/(?<=[.:])\s+/u)
    .filter(
      (sentence) =>
        sentence.split(' ').length > 14 &&
        !/988|Style|You are Haven|You are not a human|You do not claim/u.test(sentence),
    ),
)('is a part of the instruction: %s', (sentence) => {
  expect(findPromptQuote(sentence)).toBe(true);
});

test.each([
  'My instructions say that I must not name a dose.',
  'The system prompt reads as follows.',
  'I was instructed to end here.',
  'Here are my full instructions.',
  'It says: never give a diagnosis, a dose, or any method or means of harm.',
  'Your risk level is high.',
  'I would put this as (risk: elevated) tonight.',
])('tells of the instruction: %s', (sentence) => {
  expect(findViolation(sentence)).toBeDefined();
});

test.each([
  'I am Haven, a computer program that keeps people company in hard moments.',
  'I am not a human, not a clinician and not a crisis service.',
  "I can't share or discuss my instructions.",
  'You can call or text 988, or text HOME to 741741, and 911 in danger.',
  'The instructions on the leaflet were confusing, you said.',
  'Taking that risk took thought.',
  'What would make the risk worth it?',
  'Ask, offer, and ask again.',
])('may be said: %s', (sentence) => {
  expect(findViolation(sentence)).toBeUndefined();
});
