import { cues } from './cues/cues.ts';
import { emotionContent } from './emotions.ts';
import { qualityLines } from './qualities.ts';
import { voices } from './voices/voices.ts';

/**
 * Whether a line is a remark: true in general and not called for by anything the person said. One now and then is
 * company; one in every reply is a calendar of sayings.
 */
export function isRemark(line: string): boolean {
  return remarks.has(line);
}

const remarks: ReadonlySet<string> = new Set([
  ...Object.values(emotionContent).flatMap(({ say }) => say),
  ...cues.filter(({ always }) => !always).flatMap(({ say }) => say ?? []),
  ...Object.values(qualityLines).flatMap(({ say }) => say),
  ...Object.values(voices).flatMap(({ company }) => company),
]);
