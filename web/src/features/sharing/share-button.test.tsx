import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { resetChatState, tellChatState } from '#lib/chat-state.ts';
import { renderWith } from '#testing/render-with.tsx';
import { ShareButton } from './share-button.tsx';

afterEach(() => act(resetChatState));

test.each([
  ['Text a Friend', 'sms:?&body='],
  ['Send Email', 'mailto:?subject='],
  ['Tweet It', 'https://x.com/intent/post?text='],
])('%s leads to %s', (name, start) => {
  renderWith(<ShareButton />);

  const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';

  expect(href.startsWith(start)).toBe(true);
  expect(decodeURIComponent(href)).toContain(`${window.location.origin}/`);
});

test('the links of prerendered HTML learn the address they are served at', () => {
  const container = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('window', undefined);
  const html = renderToString(<ShareButton />);
  vi.unstubAllGlobals();
  container.innerHTML = html;

  render(<ShareButton />, { container, hydrate: true });

  const href = screen.getByRole('link', { name: 'Text a Friend' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toContain(`${window.location.origin}/`);
});

test('copying the link says so for two seconds', async () => {
  const { user } = renderWith(<ShareButton />);

  await user.click(screen.getByRole('button', { name: 'Copy Link' }));

  expect(await screen.findByText('Link Copied!')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/`);
});

test('a link that cannot be copied is told as a fault', async () => {
  const { user } = renderWith(<ShareButton />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));

  await user.click(screen.getByRole('button', { name: 'Copy Link' }));

  expect((await screen.findByRole('alert')).textContent).toContain('could not be copied');
});

test('nothing is shared while the chat speaks of a crisis', () => {
  renderWith(<ShareButton />);

  act(() => tellChatState({ isInCrisis: true }));

  expect(screen.queryByRole('button', { name: 'Share Haven' })).toBeNull();
});
