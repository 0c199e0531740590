import { sharePrompt } from '@haven/contracts/policy/share';

/** What is known when a reply is complete. */
export interface ShareFacts {
  /** Stored conversation entries: one message and its reply each. */
  entryCount: number;
  /** What the person wrote last. */
  lastText: string;
  sessionId: string;
  /** The last time Haven asked, if it ever did. */
  lastAsked: { sessionId: string; at: number } | undefined;
  isPaywalled: boolean;
  isInCrisis: boolean;
  now: number;
}

/** In how many milliseconds Haven may ask whether to share it, or undefined when it may not. */
export function shareDelayMs(facts: ShareFacts): number | undefined {
  if (facts.isInCrisis || facts.isPaywalled) return undefined;
  if (facts.entryCount < sharePrompt.fromCount || wasAskedLately(facts)) return undefined;
  if (isGrateful(facts.lastText)) return sharePrompt.delayMs;
  return (facts.entryCount - sharePrompt.fromCount) % sharePrompt.everyCount === 0 ? 0 : undefined;
}

/** Whether these words thank, and do not only use the words of thanks. */
export function isGrateful(text: string): boolean {
  const plain = text.toLowerCase().replaceAll('’', "'");
  return thanks.some((phrase) => phrase.test(plain)) && !ungrateful.some((phrase) => phrase.test(plain));
}

const thanks = [
  /\bthank(s| you)\b/,
  /\b(grateful|appreciate)\b/,
  /\b(this|that|it|you) (really |actually )?(helped|helps)\b/,
  /\bfeel(ing)? (a bit |a little |so |much |already )*(better|lighter|calmer)\b/,
];

const ungrateful = [
  /\bno,? thank(s| you)\b/,
  /\bthanks for nothing\b/,
  /\bthanks to (him|her|them|you)\b/,
  /\b(don't|didn't|doesn't|not|never|isn't|wasn't|can't|won't|hardly)\b/,
  /\b(wish|want|need|hope|trying) (i |to )/,
];

function wasAskedLately({ lastAsked, sessionId, now }: ShareFacts): boolean {
  if (!lastAsked) return false;
  return lastAsked.sessionId === sessionId || now - lastAsked.at < sharePrompt.coolDownMinutes * 60_000;
}
