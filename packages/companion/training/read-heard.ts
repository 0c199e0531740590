import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readByRules } from '@haven/companion/crisis/by-rules';
import { rankOf } from '@haven/companion/crisis/risk';
import { toldIn } from '@haven/companion/crisis/told-plainly';
import { tokenize } from '@haven/companion/text/tokens';
import { readAsks, readHeaded } from './read-asks.ts';
import { readDrafts } from './read-drafts.ts';
import { readMarks } from './read-marks.ts';
import { readTellings } from './read-tellings.ts';
import { readWishes } from './read-wishes.ts';

export interface HeardMessage {
  text: string;
  /** The folder it stands in. */
  folder: HeardFolder;
}

/** Folders of messages that were written for other ends than danger. */
export const heardFolders = ['asks', 'drafts', 'marks', 'tellings', 'turns', 'wishes'] as const;

type HeardFolder = (typeof heardFolders)[number];

/**
 * The messages that the guide learns from, each once: ordinary ones by many hands, told to a listener and not written beside danger.
 * Nobody has labeled them for danger, so those in which a rule hears some are left out.
 */
export function readHeard(): HeardMessage[] {
  const byFolder: Record<HeardFolder, readonly { text: string }[]> = {
    asks: readAsks(),
    drafts: readDrafts(),
    marks: readMarks(),
    tellings: readTellings(),
    turns: readTurns(),
    wishes: readWishes(),
  };
  const folders = new Map<string, HeardFolder>();
  for (const folder of heardFolders)
    for (const { text } of byFolder[folder]) if (!folders.has(text)) folders.set(text, folder);
  return [...folders].filter(([text]) => !soundsGrave(text)).map(([text, folder]) => ({ text, folder }));
}

function soundsGrave(text: string): boolean {
  const { found } = readByRules(tokenize(text), text);
  return found.some(({ tier }) => rankOf(tier) >= rankOf('elevated')) || toldIn(text) !== undefined;
}

const turnsFolder = fileURLToPath(new URL('./turns/', import.meta.url));

/** Ordinary turns of talks, with words in them that are grave elsewhere. */
function readTurns(): { text: string }[] {
  return readdirSync(turnsFolder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => readHeaded(`${turnsFolder}${file}`));
}
