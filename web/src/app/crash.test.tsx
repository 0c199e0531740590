import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWith } from '#testing/render-with.tsx';
import { Crash } from './crash.tsx';

test('a broken page says that what was typed is kept, offers to load again, and names who to call', () => {
  renderWith(<Crash />);

  expect(screen.getByRole('alert').textContent).toContain('What you wrote is kept on this device');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['988', '741741', '911']);
});
