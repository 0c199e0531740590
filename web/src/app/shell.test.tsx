import { act, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { hasScreen } from '#lib/screens.ts';
import { renderWith } from '#testing/render-with.tsx';
import { Shell } from './shell.tsx';

function openAt(path: string) {
  return renderWith(
    <Shell>
      <h1>Content</h1>
    </Shell>,
    { path },
  );
}

test('every link inside Haven leads to a screen that exists', () => {
  openAt('/plans');

  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const inside = paths.filter((path) => path.startsWith('/'));
  expect(inside.length).toBeGreaterThan(5);
  expect(inside.filter((path) => !hasScreen(path))).toEqual([]);
});

test.each([
  ['/', 'Home'],
  ['/home', 'Home'],
  ['/plans', 'Plans'],
  ['/plans/', 'Plans'],
])('at %s the current entry is %s', (path, name) => {
  openAt(path);

  const entries = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link', { current: 'page' });
  expect(entries.map((entry) => entry.textContent)).toEqual([name]);
});

test.each(['/terms', '/privacy'])('%s is read without navigation, but with the footer line', (path) => {
  openAt(path);

  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('contentinfo').textContent).toContain('Educational platform, not medical advice');
});

test('a person is one press away on every screen', () => {
  openAt('/plans');

  const lines = within(screen.getByRole('contentinfo')).getByRole('link', { name: '988' });
  expect(lines.getAttribute('href')).toBe('tel:988');
});

test('without a connection a screen that cannot come does not take this one away', async () => {
  const { user, router } = openAt('/plans');
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  await user.click(screen.getByRole('link', { name: 'Account' }));
  expect(await screen.findByText('You are offline')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/plans');

  connection.mockReturnValue(true);
  await user.click(screen.getByRole('link', { name: 'Account' }));
  expect(await screen.findByText('Another screen')).toBeTruthy();
  connection.mockRestore();
});

test('the first stop of the keyboard leads to the content', async () => {
  const { user } = openAt('/');

  await user.tab();

  expect(document.activeElement?.textContent).toBe('Skip to content');
  expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test('the focus goes to the content of a screen that was walked to, not of the first one', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Shell>Content</Shell> }]);
  render(<RouterProvider router={router} />);
  expect(document.activeElement).toBe(document.body);

  await act(() => router.navigate('/plans'));

  expect(document.activeElement).toBe(screen.getByRole('main'));
});
