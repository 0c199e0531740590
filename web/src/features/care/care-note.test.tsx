import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWith } from '#testing/render-with.tsx';
import { CareNote } from './care-note.tsx';
import { CrisisBar } from './crisis-bar.tsx';
import { CrisisCard } from './crisis-card.tsx';

const lines = [
  ['Call 988', 'tel:988'],
  ['Text HOME to 741741', 'sms:741741?body=HOME'],
  ['Call 911', 'tel:911'],
] as const;

test.each(lines)('the card leads to a person: %s', (name, href) => {
  renderWith(<CrisisCard />);

  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

test('the card names where else help is found, and can be closed', async () => {
  const close = vi.fn();
  const { user } = renderWith(<CrisisCard onClose={close} />);

  expect(screen.getByText(/contact a healthcare provider or emergency room/i)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close crisis support' }));
  expect(close).toHaveBeenCalledOnce();
});

test('the bar keeps the three lines and opens the card again', async () => {
  const open = vi.fn();
  const { user } = renderWith(<CrisisBar onOpen={open} />);

  expect(screen.getAllByRole('link')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show all lines' }));
  expect(open).toHaveBeenCalledOnce();
});

test('the disclosure stands in capitals', () => {
  renderWith(<CareNote kind="disclosure" />);

  expect(
    screen.getByText('HAVEN IS A COMPUTER PROGRAM AND NOT A HUMAN BEING. IT IS UNABLE TO FEEL HUMAN EMOTION.'),
  ).toBeTruthy();
});

test('the reminder of a crisis names the lines in a sentence', () => {
  renderWith(<CareNote kind="crisis-reminder" />);

  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['988', '741741', '911']);
});
