import type { Persona, Quality } from '@haven/companion/persona/styles';
import type { CompanionSettings } from '@haven/contracts/account';
import { qualityIds } from '@haven/contracts/account';

/** How many earlier turns a reply is built on, however long the history is. */
export const turnsInContext = 40;
/** How many of them the crisis check reads. */
export const turnsInCrisisCheck = 8;

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
