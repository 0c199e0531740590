import { companionName, defaultUserName } from '@haven/contracts/policy/screens';
import type { Persona, Style } from './styles.ts';

/** Which of the four greetings is meant. */
export type GreetingPick = 0 | 1 | 2 | 3;

/** The greeting when nothing is known of the person, also when the intro call fails. */
export const defaultIntro = `Hello. This is ${companionName}, a computer program made to listen. There is no right way to begin: a word, a worry, a whole long story. What is on your mind?`;

/**
 * One of four greetings, by name where there is one. The default name `Friend` is no name: nothing personal is
 * built on it. The line between greeting and question belongs to the chosen style.
 */
export function greetingFor(name: string | undefined, pick: GreetingPick, persona?: Pick<Persona, 'style'>): string {
  const known = nameOf(name);
  const { opening, question } = greetings[pick];
  const hello = known ? opening.named.replace('{name}', known) : opening.plain;
  return `${hello} ${welcomes[persona?.style ?? 'balanced-mix']} ${question}`;
}

/** The name to speak to, or nothing for no name and for the default one. */
export function nameOf(name: string | undefined): string | undefined {
  const trimmed = name?.replace(/\s+/gu, ' ').trim().slice(0, 50);
  if (!trimmed || trimmed.toLowerCase() === defaultUserName.toLowerCase()) return undefined;
  return trimmed;
}

const greetings: Record<GreetingPick, { opening: { named: string; plain: string }; question: string }> = {
  0: {
    opening: { named: `Hello, {name}. This is ${companionName}.`, plain: `Hello. This is ${companionName}.` },
    question: 'What has today been like?',
  },
  1: {
    opening: { named: 'Hi {name}, welcome in.', plain: 'Hi, welcome in.' },
    question: 'Where would you like to start?',
  },
  2: {
    opening: { named: 'Good that you are here, {name}.', plain: 'Good that you are here.' },
    question: 'What is taking up the most room in your head right now?',
  },
  3: {
    opening: { named: '{name}, hello. You found a quiet place.', plain: 'Hello. You found a quiet place.' },
    question: 'How are you arriving, honestly?',
  },
};

const welcomes: Record<Style, string> = {
  motherly: 'Put down whatever is heavy for a minute; you can rest it here.',
  fatherly: 'Take your time. We can look at it together, one piece at a time.',
  'faith-centered': 'Whatever you carry in is welcome here, doubts included.',
  'best-friend': 'No need to make it neat, just say it the way it comes.',
  'wise-mentor': 'There is no hurry; the first true sentence is enough.',
  'solution-focused': 'We can start small, with whatever part you want to be different.',
  'calm-centering': 'One slow breath first, if you like. Nothing to do yet.',
  'balanced-mix': 'You can talk, think out loud, or just sit here a while.',
  'let-haven-pick': 'Just start talking, and the way of talking will adjust to you.',
};
