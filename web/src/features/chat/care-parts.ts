import type { CareNotice } from '@haven/contracts/care';
import type { ComponentType } from 'react';

/** How the care layer looks; the chat says only where and when. */
export interface CareParts {
  /** The whole card with the lines, its title under the id `crisisTitleId`. */
  Card: ComponentType<{ onClose: () => void }>;
  /** The slim bar that stays while the crisis flag is on and the card is closed. */
  Bar: ComponentType<{ onOpen: () => void }>;
  /** The button in the top bar. */
  Button: ComponentType<{ isOpen: boolean; onOpen: () => void }>;
  /** What the care layer puts between messages. */
  Note: ComponentType<{ kind: CareNotice['kind'] }>;
}
