export interface Violation {
  rule: string;
  start: number;
  end: number;
}

/** Finds the first thing in a reply that Haven never says. */
export function findViolation(text: string): Violation | undefined {
  const match = /\bcommit(?:ted|ting)? suicide\b|\bas a human\b|\bI(?:'m| am) (?:a )?(?:human|your therapist)\b/i.exec(
    text,
  );
  return match ? { rule: 'words', start: match.index, end: match.index + match[0].length } : undefined;
}
