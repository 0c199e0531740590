// How often each sure rule of the care layer is right on the corpus: node scripts/measure-rules.ts [--file farewell] [--show]
import { parseArgs } from 'node:util';
import { readByRules } from '@haven/companion/crisis/by-rules';
import { sureElsewhere, sureEnglish } from '@haven/companion/crisis/patterns/sure/sure';
import type { Tier } from '@haven/companion/crisis/risk';
import { tokenize } from '@haven/companion/text/tokens';
import { readCorpus } from '../packages/companion/training/read-corpus.ts';

const files = { ...sureEnglish, ...sureElsewhere };
const { values: options } = parseArgs({
  options: { file: { type: 'string' }, show: { type: 'boolean', default: false } },
});
const chosen = Object.entries(files).filter(([name]) => options.file === undefined || name === options.file);
const ids = new Set(
  chosen.flatMap(([, { rules }]) => rules.flatMap((rule) => (rule.type === 'risk' ? [rule.id] : []))),
);
const seed = 1;
const counts = new Map<string, Record<Tier, string[]>>();

for (const { text, tier } of readCorpus(seed)) {
  const { found, evidence } = readByRules(tokenize(text), text);
  const hit = new Set(found.filter(({ rule }) => ids.has(rule)).map(({ rule, tier: as }) => `${rule} (${as})`));
  if (chosen.some(([name]) => name === 'harmless') && evidence.some(({ name }) => name === 'harmless'))
    hit.add('harmless');
  for (const name of hit) {
    const row = counts.get(name) ?? { none: [], quiet: [], elevated: [], imminent: [] };
    counts.set(name, row);
    row[tier].push(text);
  }
}
for (const [name, row] of [...counts].sort(([one], [other]) => one.localeCompare(other))) {
  const shares = Object.entries(row).map(([tier, texts]) => `${tier} ${texts.length}`);
  console.log(`${name.padEnd(40)} ${shares.join(', ')}`);
  const odd = name === 'harmless' ? [...row.elevated, ...row.imminent] : row.none;
  if (options.show) for (const text of odd.slice(0, 40)) console.log(`    ${text.slice(0, 240)}`);
}
