import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { detect } from '@haven/companion/crisis/detect';
import type { RecentTurn, Tier } from '@haven/companion/crisis/detect';
import { readEmotion } from '@haven/companion/emotion/read-emotion';
import { topicOf } from '@haven/companion/emotion/topic';
import { findViolation } from '@haven/companion/guard/check-reply';
import { askedIn } from '@haven/companion/guide/fit/asked';
import { purposeIn } from '@haven/companion/guide/fit/purpose';
import { draftContextOf, heaviest } from '@haven/companion/guide/fit/weigh-draft';
import { hearMessage } from '@haven/companion/guide/hear-message';
import { readMessage } from '@haven/companion/guide/reading';
import { tidy } from '@haven/companion/guide/language/tidy';
import { sureEnough } from '@haven/companion/guide/respond/purpose';
import { heardSituations } from '@haven/companion/guide/situations/hear-situation';
import { readTelling } from '@haven/companion/guide/telling/read-telling';
import type { MarkedMessage } from '../packages/companion/training/read-marks.ts';
import { type MarkedDrafts, readDraftsOf } from '../packages/companion/training/read-drafts.ts';
import { chosenMarks } from './lib/chosen-marks.ts';
import { figure, percent } from './lib/eval-figures.ts';
import { reportTime } from './lib/eval-time.ts';

interface PurposeRow {
  text: string;
  purpose: string;
  or?: string[];
}

interface CrisisRow {
  id: string;
  text: string;
  label: 'imminent' | 'elevated' | 'none';
  kind: string;
  lang: string;
}

interface ReplyRow {
  id: string;
  text: string;
  rule: string | null;
}

interface SituationRow {
  id: string;
  text: string;
  situation: string;
}

interface TalkRow {
  talk: string;
  turn: number;
  text: string;
}

interface TellingRow {
  id: string;
  text: string;
  kind: string;
  also: string | null;
}

interface EmotionRow {
  id: string;
  text: string;
  emotion: string;
  topic: string;
  intensity: number;
}

/** Turns before a message of a talk that are read with it. */
const turnsRead = 12;
/** From about this chance on a kind of telling is answered as that (`sureKind`, which knows more of the talk). */
const sureTelling = 0.25;
const tierOrder: readonly Tier[] = ['none', 'quiet', 'elevated', 'imminent'];

const { values: options } = parseArgs({ options: { dir: { type: 'string' } } });
const home = fileURLToPath(new URL('../eval/', import.meta.url));

if (options.dir === undefined) {
  for (const part of ['dev', 'measured', 'blind', 'fresh', 'late', 'latest', 'last', 'next', 'unread'])
    measure(part, home, `.${part}.jsonl`);
} else measure(options.dir, options.dir, '.jsonl');
reportTime(textsOf('crisis.dev.jsonl'), textsOf('emotions.dev.jsonl'));

function measure(title: string, folder: string, ending: string): void {
  console.log(`\n== ${title}`);
  const crisis = join(folder, `crisis${ending}`);
  const emotions = join(folder, `emotions${ending}`);
  if (existsSync(crisis)) reportCrisis(readRows<CrisisRow>(crisis));
  if (existsSync(emotions)) reportEmotions(readRows<EmotionRow>(emotions));
  const situations = join(folder, `situations${ending}`);
  if (existsSync(situations)) reportSituations(readRows<SituationRow>(situations));
  const talks = join(folder, `talks${ending}`);
  if (existsSync(talks)) reportTalks(readRows<TalkRow>(talks));
  const tellings = join(folder, `tellings${ending}`);
  if (existsSync(tellings)) reportTellings(readRows<TellingRow>(tellings));
  const fits = join(folder, `fits${ending}`);
  if (existsSync(fits)) reportFits(readRows<MarkedMessage>(fits));
  const drafts = join(folder, `drafts${ending}`);
  if (existsSync(drafts)) reportDrafts(readDraftsOf(drafts));
  const purposes = join(folder, `purposes${ending}`);
  if (existsSync(purposes)) reportPurposes(readRows<PurposeRow>(purposes));
  const replies = join(folder, `replies${ending}`);
  if (existsSync(replies)) reportReplies(readRows<ReplyRow>(replies));
}

function textsOf(file: string): string[] {
  return readRows<{ text: string }>(join(home, file)).map(({ text }) => text);
}

function readRows<Row>(path: string): Row[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
}

/** Whether what people bring is heard, and as what: the one it was written for, or one that lies near it. */
function reportSituations(rows: readonly SituationRow[]): void {
  const read = rows.map(({ text, situation }) => {
    const heard = heardSituations(tidy(text)).map(({ situation: { id } }) => id);
    const { tier } = detect(text);
    return { isHeard: heard.length > 0, isFirst: heard[0] === situation, isAmong: heard.includes(situation), tier };
  });
  const heard = read.filter(({ isHeard }) => isHeard);
  figure('messages of situations', String(rows.length));
  figure('a situation heard', percent(heard.length, read.length));
  figure('of those, the one written for', percent(heard.filter(({ isFirst }) => isFirst).length, heard.length));
  figure('of those, that one among them', percent(heard.filter(({ isAmong }) => isAmong).length, heard.length));
  figure('taken for quiet or more', share(read, 'quiet'));
  figure('taken for elevated or more', share(read, 'elevated'));
}

/** Alarms in whole talks of people in no danger, each message read with those before it. */
function reportTalks(rows: readonly TalkRow[]): void {
  const before = new Map<string, RecentTurn[]>();
  const read = rows.map(({ talk, text }) => {
    const recent = before.get(talk) ?? [];
    before.set(talk, recent);
    const { tier } = detect(text, recent.slice(-turnsRead));
    recent.push({ role: 'user', content: text });
    return { talk, tier };
  });
  const alarmed = new Set(read.filter(({ tier }) => tier !== 'none').map(({ talk }) => talk));
  figure('messages of harmless talks', String(rows.length));
  figure('taken for quiet or more', share(read, 'quiet'));
  figure('taken for elevated or more', share(read, 'elevated'));
  figure('talks with an alarm', percent(alarmed.size, before.size));
}

/** Whether the kind of telling is read, and how sure it is where it is right. */
function reportTellings(rows: readonly TellingRow[]): void {
  const read = rows.map(({ text, kind, also }) => {
    const { kinds } = readTelling(tidy(text), hearMessage(text));
    const isRight = (name: string | undefined) => name === kind || name === also;
    return {
      isFirst: isRight(kinds[0]?.kind),
      isAmong: kinds.slice(0, 3).some((one) => isRight(one.kind)),
      isSure: (kinds[0]?.chance ?? 0) >= sureTelling,
    };
  });
  const sure = read.filter(({ isSure }) => isSure);
  figure('messages of a known kind of telling', String(rows.length));
  figure('the kind, first', percent(read.filter(({ isFirst }) => isFirst).length, read.length));
  figure('the kind, among three', percent(read.filter(({ isAmong }) => isAmong).length, read.length));
  figure('held to be sure', percent(sure.length, read.length));
  figure('of those, right', percent(sure.filter(({ isFirst }) => isFirst).length, sure.length));
}

/** How readers had marked what the guide would choose of all they were shown. */
function reportFits(rows: readonly MarkedMessage[]): void {
  const { said, lines, questions } = chosenMarks(rows);
  const shareOf = (marks: readonly number[], wanted: number) =>
    percent(marks.filter((mark) => mark === wanted).length, marks.length);
  figure('messages with marks', String(rows.length));
  figure('said back: the point', shareOf(said, 3));
  figure('said back: a part of it', shareOf(said, 2));
  figure('said back: wrong', shareOf(said, 0));
  figure('line behind it: fits', shareOf(lines, 2));
  figure('line behind it: wrong', shareOf(lines, 0));
  figure('question: fits', shareOf(questions, 2));
  figure('question: wrong', shareOf(questions, 0));
}

/** How readers had marked the draft that weighs most of those they were shown, and all of them. */
function reportDrafts(rows: readonly MarkedDrafts[]): void {
  const chosen = rows.map(({ text, turn, drafts }) => {
    const context = draftContextOf(readMessage(text, turn, new Date(0)), turn);
    return heaviest(drafts, context)?.mark ?? 0;
  });
  const all = rows.flatMap(({ drafts }) => drafts.map(({ mark }) => mark));
  const goodMark = 2;
  const good = (marks: readonly number[]) => percent(marks.filter((mark) => mark >= goodMark).length, marks.length);
  const wrong = (marks: readonly number[]) => percent(marks.filter((mark) => mark === 0).length, marks.length);
  figure('messages with marked drafts', String(rows.length));
  figure('the weightiest draft: good', good(chosen));
  figure('the weightiest draft: wrong', wrong(chosen));
  figure('any draft: good', good(all));
  figure('any draft: wrong', wrong(all));
}

/** Whether a request for an idea is heard as one, and as what it is for. */
function reportPurposes(rows: readonly PurposeRow[]): void {
  const read = rows.map((row) => {
    const asks = readMessage(row.text, 1, new Date(0)).kind === 'advice' || askedIn(row.text) === 'idea';
    const heard = asks ? purposeIn(row.text) : undefined;
    const isSure = heard !== undefined && heard.chance >= sureEnough;
    const isRight = heard?.purpose.id === row.purpose || row.or?.includes(heard?.purpose.id ?? '') === true;
    return { asks, isSure, isRight: isSure && isRight, isWish: row.purpose !== 'nothing' };
  });
  const wishes = read.filter(({ isWish }) => isWish);
  const others = read.filter(({ isWish }) => !isWish);
  const sure = wishes.filter(({ isSure }) => isSure);
  figure('requests for an idea', String(wishes.length));
  figure('heard as requests', percent(wishes.filter(({ asks }) => asks).length, wishes.length));
  figure('what for is heard', percent(sure.length, wishes.length));
  figure('of those, rightly', percent(sure.filter(({ isRight }) => isRight).length, sure.length));
  figure('heard where nothing is asked', percent(others.filter(({ asks }) => asks).length, others.length));
}

function reportCrisis(rows: readonly CrisisRow[]): void {
  const read = rows.map((row) => ({ ...row, tier: detect(row.text).tier }));
  const imminent = read.filter(({ label }) => label === 'imminent');
  const elevated = read.filter(({ label }) => label === 'elevated');
  const harmless = read.filter(({ label }) => label === 'none');
  figure('crisis messages', String(rows.length));
  figure('imminent called imminent', share(imminent, 'imminent'));
  figure('imminent called elevated or more', share(imminent, 'elevated'));
  figure('elevated called elevated or more', share(elevated, 'elevated'));
  figure('elevated called quiet or more', share(elevated, 'quiet'));
  figure('risk called elevated or more', share([...imminent, ...elevated], 'elevated'));
  figure('harmless called elevated or more', share(harmless, 'elevated'));
  figure('harmless called quiet or more', share(harmless, 'quiet'));
  for (const [kind, group] of byKind([...imminent, ...elevated])) figure(`  recall, ${kind}`, share(group, 'elevated'));
  for (const [kind, group] of byKind(harmless)) figure(`  false alarms, ${kind}`, share(group, 'elevated'));
  const missed = imminent.filter(({ tier }) => tier === 'none').map(({ id }) => id);
  figure('imminent called none', missed.length === 0 ? '-' : missed.join(' '));
}

function byKind<Row extends { kind: string }>(rows: readonly Row[]): [string, Row[]][] {
  return Object.entries(Object.groupBy(rows, ({ kind }) => kind))
    .map(([kind, group]): [string, Row[]] => [kind, group ?? []])
    .sort(([one], [other]) => one.localeCompare(other));
}

function share(rows: readonly { tier: Tier }[], atLeast: Tier): string {
  const floor = tierOrder.indexOf(atLeast);
  return percent(rows.filter(({ tier }) => tierOrder.indexOf(tier) >= floor).length, rows.length);
}

function reportEmotions(rows: readonly EmotionRow[]): void {
  const read = rows.map((row) => ({ row, readings: readEmotion(row.text) }));
  const among = (count: number) =>
    read.filter(({ row, readings }) => readings.slice(0, count).some(({ emotion }) => emotion === row.emotion)).length;
  const alarmed = rows.filter(({ text }) => tierOrder.indexOf(detect(text).tier) >= tierOrder.indexOf('elevated'));
  const near = read.filter(({ row, readings }) => Math.abs((readings[0]?.intensity ?? 0) - row.intensity) <= 1).length;
  figure('emotion messages', String(rows.length));
  figure('feelings called elevated or more', percent(alarmed.length, rows.length));
  figure('emotion, first', percent(among(1), rows.length));
  figure('emotion, among three', percent(among(3), rows.length));
  figure('intensity within one', percent(near, rows.length));
  figure('topic', percent(rows.filter(({ text, topic }) => topicOf(text) === topic).length, rows.length));
  for (const [emotion, group] of byKind(read.map(({ row, readings }) => ({ kind: row.emotion, readings })))) {
    figure(
      `  first, ${emotion}`,
      percent(group.filter(({ readings }) => readings[0]?.emotion === emotion).length, group.length),
    );
  }
}

function reportReplies(rows: readonly ReplyRow[]): void {
  const read = rows.map((row) => ({ ...row, isCaught: findViolation(row.text) !== undefined }));
  const violating = read.filter(({ rule }) => rule !== null);
  const harmless = read.filter(({ rule }) => rule === null);
  figure('violating replies caught', percent(violating.filter(({ isCaught }) => isCaught).length, violating.length));
  figure('harmless replies caught', percent(harmless.filter(({ isCaught }) => isCaught).length, harmless.length));
}
