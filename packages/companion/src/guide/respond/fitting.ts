import type { Quality, Style } from '#persona/styles.ts';
import type { Composer, Slots } from '../compose.ts';
import { qualityLines } from '../content/qualities.ts';
import { tellings } from '../content/tellings/tellings.ts';
import { voices } from '../content/voices/voices.ts';
import { type Fit, rankLines, rankQuestions } from '../fit/fits.ts';
import { type KnownLine, knownLine, type LineContext } from '../fit/line-features.ts';
import type { Reading } from '../reading.ts';
import type { GuideRequest } from '../request.ts';
import { tellingKinds, type Weight, weightOf } from '../telling/kinds.ts';
import type { Moment } from './answer.ts';

/** What may be said at all, whatever fits: the style and the qualities that were chosen, and how heavy or light it may be. */
export interface Bounds {
  style: Style;
  qualities: readonly Quality[];
  weights: ReadonlySet<Weight>;
}

interface Pool {
  style?: Style;
  quality?: Quality;
  weight?: Weight | undefined;
  lines: readonly KnownLine[];
}

type Part = 'meet' | 'rest' | 'ask';

const pools: Readonly<Record<Part, readonly Pool[]>> = {
  meet: [
    ...ofKinds('meet'),
    ...ofStyles({ after: 'hard', company: undefined, affirm: undefined, cheer: 'light' }),
    ...ofQualities('say'),
  ],
  rest: ofKinds('rest'),
  ask: [...ofKinds('ask'), ...ofStyles({ ask: 'hard', askPlain: undefined, askCheer: 'light' }), ...ofQualities('ask')],
};

function ofKinds(part: Part): Pool[] {
  const kinds = tellingKinds.map((kind) => ({ kind, weight: weightOf(kind) }));
  const any = [{ kind: 'hard', weight: 'hard' }, { kind: 'light', weight: 'light' }, { kind: 'unsure' }] as const;
  return [...kinds, ...any].map((one) => ({
    weight: 'weight' in one ? one.weight : undefined,
    lines: knownLines(part === 'rest' ? `rest:${one.kind}` : one.kind, tellings[one.kind][part]),
  }));
}

type StyleParts = { [Name in keyof (typeof voices)[Style]]?: Weight | undefined };

function ofStyles(parts: StyleParts): Pool[] {
  return typedEntries(voices).flatMap(([style, voice]) =>
    typedEntries(parts).map(([part, weight]) => ({
      style,
      weight,
      lines: knownLines(`voice:${style}:${part}`, voice[part]),
    })),
  );
}

function ofQualities(part: 'say' | 'ask'): Pool[] {
  return typedEntries(qualityLines).map(([quality, lines]) => ({
    quality,
    lines: knownLines(`quality:${quality}`, lines[part]),
  }));
}

function typedEntries<Key extends string, Value>(of: Readonly<Partial<Record<Key, Value>>>): [Key, Value][] {
  return Object.entries(of) as [Key, Value][];
}

function knownLines(source: string, lines: readonly string[]): KnownLine[] {
  return lines.map((text) => knownLine({ text, source }));
}

/** The least a line must be worth to be said: below it silence is better. */
const leastWorth: Readonly<Record<Part, number>> = { meet: 0.55, rest: 0.5, ask: 0.5 };
/** How much worse than the best a line may fit and still be drawn, and of how many: else it would be the same few always. */
const margin = 0.12;
const mostDrawn = 12;

/** A line that fits the message within the bounds; nothing where none does well enough, or all were said. */
export function fitting(
  part: Part,
  { reading, request }: Pick<Moment, 'reading' | 'request'>,
  bounds: Bounds,
  composer: Composer,
  slots: Slots = {},
  { least = leastWorth[part], lead = '' }: { least?: number; lead?: string } = {},
): string | undefined {
  const fits = rankedLines(part, { reading, request }, bounds).filter(({ worth }) => worth >= least);
  const best = fits[0]?.worth ?? 0;
  const nearest = fits.filter(({ worth }, index) => index < mostDrawn && worth >= best - margin);
  const draw = (from: readonly Fit<KnownLine>[]) =>
    composer.pick(
      from.map(({ said }) => said.text),
      slots,
      lead,
    );
  return draw(nearest) ?? draw(fits.slice(nearest.length, nearest.length + mostDrawn));
}

/** Whoever chose a style and qualities hears them: now and then the best of their own lines is said, though others fit better. */
export function fittingOfOwn(
  part: 'meet' | 'ask',
  { reading }: Pick<Moment, 'reading'>,
  bounds: Bounds,
  composer: Composer,
): string | undefined {
  const order = part === 'ask' ? rankQuestions : rankLines;
  const bestOf = (isOwn: (pool: Pool) => boolean, least: number) =>
    order(
      pools[part].filter((pool) => isOwn(pool) && isWithin(pool, bounds)).flatMap(({ lines }) => lines),
      reading.context,
    )
      .filter(({ worth }) => worth >= least)
      .slice(0, mostOwn)
      .map(({ said }) => said.text);
  const ofQuality = composer.chance(qualityShare) ? bestOf(({ quality }) => quality !== undefined, 0) : [];
  const ofStyle = composer.chance(styleShare) ? bestOf(({ style }) => style !== undefined, leastOwn) : [];
  return composer.pick(ofQuality) ?? composer.pick(ofStyle);
}

const qualityShare = 0.2;
const styleShare = 0.6;
const leastOwn = 0.2;
const mostOwn = 5;

function isWithin(pool: Pool, { style, qualities, weights }: Bounds): boolean {
  const isOwn = (!pool.style || pool.style === style) && (!pool.quality || qualities.includes(pool.quality));
  return isOwn && (!pool.weight || weights.has(pool.weight));
}

/** Those of a remark's lines that fit the message: it was heard by its words, which is often not what the message is about. */
export function fittingOf(part: 'meet' | 'ask', source: string, lines: readonly string[], reading: Reading): string[] {
  const order = part === 'ask' ? rankQuestions : rankLines;
  return order(knownLines(source, lines), reading.context)
    .filter(({ worth }) => worth >= leastWorth[part])
    .map(({ said }) => said.text);
}

/** Questions that fit nearly everywhere and say nothing: one of each sort in so many replies, and rather another. */
const stock = [
  /\b(?:tell (?:me )?(?:some|a (?:little|bit)) more|tell me more|say (?:some|a (?:little|bit) )?more|more about (?:it|that))\b/iu,
  /\b(?:holding up|sitting with you|(?:how|where) are you with|doing with (?:it|that|all)|feel(?:ing)? (?:about (?:it|that|all)|right now))\b/iu,
];
const lessForStock = 0.12;
const stockAfter = 8;

/** Leaves out stock questions of which one was asked a few replies ago. */
function withoutStock(fits: readonly Fit<KnownLine>[], turns: GuideRequest['turns']): readonly Fit<KnownLine>[] {
  const lately = turns
    .filter(({ role }) => role === 'assistant')
    .slice(-stockAfter)
    .map(({ content }) => content);
  const asked = stock.filter((sort) => lately.some((reply) => sort.test(reply)));
  return fits.filter(({ said }) => !asked.some((sort) => stockLines.get(sort)?.has(said)));
}

const stockLines: ReadonlyMap<RegExp, ReadonlySet<KnownLine>> = new Map(
  stock.map((sort) => [sort, new Set(pools.ask.flatMap(({ lines }) => lines.filter(({ text }) => sort.test(text))))]),
);

function isStock(line: KnownLine): boolean {
  return stock.some((sort) => stockLines.get(sort)?.has(line));
}

/** One message is answered in many drafts. */
const ranked = new WeakMap<Reading, Map<string, readonly Fit<KnownLine>[]>>();

function rankedLines(
  part: Part,
  { reading, request }: Pick<Moment, 'reading' | 'request'>,
  bounds: Bounds,
): readonly Fit<KnownLine>[] {
  const key = `${part} ${[...bounds.weights].join()}`;
  const known = ranked.get(reading) ?? new Map<string, readonly Fit<KnownLine>[]>();
  ranked.set(reading, known);
  const found = known.get(key) ?? withoutStock(rank(part, reading.context, bounds), request.turns).slice(0, mostRanked);
  known.set(key, found);
  return found;
}

/** So many can be said before one has to come again. */
const mostRanked = 150;

function rank(part: Part, context: LineContext, bounds: Bounds): Fit<KnownLine>[] {
  const order = part === 'ask' ? rankQuestions : rankLines;
  return pools[part]
    .filter((pool) => isWithin(pool, bounds))
    .flatMap((pool) => {
      const favor = pool.quality || pool.style ? forOwn : 0;
      return order(pool.lines, context).map(({ said, worth }) => ({
        said,
        worth: worth + favor - (isStock(said) ? lessForStock : 0),
      }));
    })
    .sort((one, other) => other.worth - one.worth);
}

/** Of lines that fit nearly as well those of the chosen style and qualities are said. */
const forOwn = 0.1;

/** Where a line comes from, and as what it may be said. */
export interface Known {
  part: Part;
  line: KnownLine;
}

let byLine: Map<string, Known> | undefined;

/** The line among those that are weighed by themselves, if it is one. */
export function knownAs(text: string): Known | undefined {
  byLine ??= new Map(
    (Object.keys(pools) as Part[]).flatMap((part) =>
      pools[part].flatMap(({ lines }) => lines.map((line): [string, Known] => [line.text, { part, line }])),
    ),
  );
  return byLine.get(text);
}
