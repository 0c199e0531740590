import {
  forgetEverything,
  forgetMemory,
  forgetSummaryPoint,
  listMemories,
  type Memory,
  type SummaryPoint,
  updateMemory,
} from '@haven/contracts/memory';
import { storageKeys } from '@haven/contracts/policy/screens';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeStored } from '#lib/storage.ts';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import { MemoryScreen } from './memory-screen.tsx';

const biscuit: Memory = {
  id: 'm1',
  text: 'your dog is called Biscuit',
  pinned: false,
  edited: false,
  createdAt: '2026-03-01T12:00:00.000Z',
  source: { messageId: 's1', excerpt: 'my dog Biscuit ran off again', timestamp: '2026-03-01T12:00:00.000Z' },
};
const portland: Memory = { ...biscuit, id: 'm2', text: 'you live in Portland', pinned: true, source: undefined };

const denver: SummaryPoint = {
  id: 'p1',
  text: 'you moved to Denver last month',
  source: { messageId: 's2', excerpt: 'I moved to Denver last month', timestamp: '2026-03-02T12:00:00.000Z' },
};

const known = (change: object = {}) => ({
  success: true as const,
  data: { memories: [biscuit, portland], summary: [], isKeeping: true, isPaused: false, ...change },
});

beforeEach(() => writeStored(storageKeys.userId, 'user-of-maya-0001'));

const open = () => renderWith(<MemoryScreen />, { path: '/memory' });

test('each thing stands with the words it came from, or says that they are gone', async () => {
  stub([listMemories, known()]);
  open();
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]?.textContent).toContain('Your dog is called Biscuit');
  expect(items[0]?.textContent).toContain('my dog Biscuit ran off again');
  expect(items[1]?.textContent).toContain('The message it came from is no longer kept.');
  expect(items[1]?.textContent).toContain('Pinned');
});

describe('what was told, in short', () => {
  test('stands below, each sentence with the words it came from', async () => {
    stub([listMemories, known({ summary: [denver] })]);
    open();
    const section = (await screen.findByRole('heading', { name: 'In short' })).closest('section');
    expect(section?.textContent).toContain('You moved to Denver last month.');
    expect(section?.textContent).toContain('I moved to Denver last month');
  });

  test('a sentence goes at once, and so does what else came from its message', async () => {
    const sibling = { ...denver, id: 'p2', text: 'you know nobody there' };
    let answer = known({ summary: [denver, sibling] });
    const calls = stub([listMemories, () => Response.json(answer)], [forgetSummaryPoint, { success: true }]);
    const { user } = open();
    const forget = await screen.findByRole('button', { name: 'Forget: you moved to Denver last month' });
    answer = known();
    await user.click(forget);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'In short' })).toBeNull());
    expect(document.activeElement?.textContent).toMatch(/^Your dog is called Biscuit/);
    expect(calls.find(({ method }) => method === 'DELETE')?.url).toBe('/api/memories/summary/p1');
  });

  test('everything can be forgotten also when there is nothing else', async () => {
    stub([listMemories, known({ memories: [], summary: [denver] })]);
    open();
    expect(await screen.findByRole('button', { name: 'Forget everything' })).toBeTruthy();
  });
});

describe('changing', () => {
  test('a corrected text is sent and shown; Escape leaves it as it was', async () => {
    const calls = stub(
      [listMemories, known()],
      [updateMemory, { success: true, data: { ...biscuit, text: 'your dog was Biscuit', edited: true } }],
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Correct: your dog is called Biscuit' }));
    const field = screen.getByLabelText('What Haven should remember');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    expect(screen.getByText('Your dog is called Biscuit')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Correct: your dog is called Biscuit' }));

    await user.click(screen.getByRole('button', { name: 'Correct: your dog is called Biscuit' }));
    await user.clear(screen.getByLabelText('What Haven should remember'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await user.type(screen.getByLabelText('What Haven should remember'), 'your dog was Biscuit{Enter}');

    expect(await screen.findByText('Your dog was Biscuit')).toBeTruthy();
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { text: 'your dog was Biscuit' } });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Correct: your dog was Biscuit' }));
  });

  test('pinning is one press, and can be undone by another', async () => {
    const calls = stub([listMemories, known()], [updateMemory, { success: true, data: { ...biscuit, pinned: true } }]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Pin: your dog is called Biscuit' }));
    expect(await screen.findByRole('button', { name: 'Unpin: your dog is called Biscuit' })).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ pinned: true });
  });

  test('what fails stays as it was, and says so', async () => {
    stub([listMemories, known()], [updateMemory, new Error('offline')]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Pin: your dog is called Biscuit' }));
    expect(await screen.findByText('That did not work')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pin: your dog is called Biscuit' })).toBeTruthy();
  });
});

describe('forgetting', () => {
  test('one thing goes at once', async () => {
    stub([listMemories, known()], [forgetMemory, { success: true }]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Forget: your dog is called Biscuit' }));
    expect(await screen.findByText('Forgotten')).toBeTruthy();
    expect(screen.queryByText('Your dog is called Biscuit')).toBeNull();
    expect(document.activeElement?.tagName).toBe('UL');
  });

  test('what the summary said of it goes as well', async () => {
    let answer = known({ summary: [denver] });
    stub([listMemories, () => Response.json(answer)], [forgetMemory, { success: true }]);
    const { user } = open();
    expect(await screen.findByText('You moved to Denver last month.')).toBeTruthy();
    answer = known({ memories: [portland] });
    await user.click(await screen.findByRole('button', { name: 'Forget: your dog is called Biscuit' }));
    await waitFor(() => expect(screen.queryByText('You moved to Denver last month.')).toBeNull());
  });

  test('everything goes only after a question', async () => {
    const calls = stub([listMemories, known()], [forgetEverything, { success: true, removed: 2 }]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Forget everything' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Forget everything' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Forget everything' }));
    expect(await screen.findByText(/^Nothing yet/)).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/^Nothing yet/);
  });

  test('after the last one, the keyboard is where it was', async () => {
    stub([listMemories, known({ memories: [biscuit] })], [forgetMemory, { success: true }]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Forget: your dog is called Biscuit' }));
    expect(await screen.findByText(/^Nothing yet/)).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/^Nothing yet/);
  });
});

test.each([
  [{ memories: [], isKeeping: false }, /conversations are not kept beyond their session/],
  [{ memories: [], isPaused: true }, /Remembering is paused/],
  [{ memories: [] }, /^Nothing yet/],
])('why nothing stands there is said: %j', async (change, words) => {
  stub([listMemories, known(change)]);
  open();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Forget everything' })).toBeNull();
});

test('a list that cannot be loaded can be tried again', async () => {
  let tries = 0;
  stub([listMemories, () => ((tries += 1) === 1 ? new Response('no', { status: 503 }) : Response.json(known()))]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});
