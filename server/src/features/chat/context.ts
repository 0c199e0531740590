import type { Persona, Quality } from '@haven/companion/persona/styles';
import type { CompanionSettings } from '@haven/contracts/account';
import { qualityIds } from '@haven/contracts/account';

/** How many earlier turns a reply is built on, however long the history is. */
export const turnsInContext = 40;
/**
 * How many of them the crisis check is given, and how much of each: all of the longest would take too long at once. It looks for
 * danger in the last few only, and in the others for a loss.
 */
const turnsInCrisisCheck = 24;
const charactersInCrisisCheck = 2_000;

/** How Haven talks with this person, from their settings. Qualities nobody knows are left out. */
export function personaOf(settings: CompanionSettings): Persona {
  const qualities = settings.selectedQualities.filter((quality): quality is Quality =>
    (qualityIds as readonly string[]).includes(quality),
  );
  return {
    style: settings.style,
    qualities,
    ...(settings.personalizedIntro !== '' && { intro: settings.personalizedIntro }),
    ...(settings.userName !== null && { userName: settings.userName }),
  };
}

/** The last turns, as the crisis check reads them: of a long one its end. */
export function recentOf<Turn extends { content: string }>(turns: readonly Turn[]): Turn[] {
  return turns
    .slice(-turnsInCrisisCheck)
    .map((turn) => ({ ...turn, content: turn.content.slice(-charactersInCrisisCheck) }));
}
