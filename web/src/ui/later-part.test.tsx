import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWith } from '#testing/render-with.tsx';
import { createLaterPart } from './later-part.tsx';

const words = { fallback: <p>One moment</p>, failed: 'It did not come.' };
const Greeting = ({ name }: { name: string }) => <p>Good evening, {name}</p>;

function failingTimes(count: number) {
  let failures = 0;
  return async () => {
    failures += 1;
    if (failures <= count) throw new TypeError('Failed to fetch');
    return { default: Greeting };
  };
}

/** The server answers, or there is no connection. */
function answer(serverAnswers: boolean) {
  const ask = vi.fn(async () => {
    if (!serverAnswers) throw new TypeError('Failed to fetch');
    return new Response();
  });
  vi.stubGlobal('fetch', ask);
  return { ask, reload: vi.spyOn(window.location, 'reload').mockReturnValue() };
}

test('a part is shown once it has come', async () => {
  const Part = createLaterPart(failingTimes(0), words);
  renderWith(<Part name="Ada" />);
  expect(screen.getByText('One moment')).toBeTruthy();
  expect(await screen.findByText('Good evening, Ada')).toBeTruthy();
});

test('a part that did not come says so, and comes when it is asked for again', async () => {
  const { reload } = answer(true);
  const Part = createLaterPart(failingTimes(1), words);
  const { user } = renderWith(<Part name="Ada" />);
  expect((await screen.findByRole('alert')).textContent).toContain('It did not come.');

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Good evening, Ada')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['the page is loaded again where the server is there, for its files may have other names by now', true, 1],
  ['without a connection the page stays', false, 0],
])('%s', async (_, serverAnswers, reloads) => {
  const { ask, reload } = answer(serverAnswers);
  const Part = createLaterPart(failingTimes(2), words);
  const { user } = renderWith(<Part name="Ada" />);

  await user.click(await screen.findByRole('button', { name: 'Try again' }));

  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(reload).toHaveBeenCalledTimes(reloads);
});
