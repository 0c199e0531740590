import { createUserAccount, updateCompanionSettings, updateUserAccount } from '@haven/contracts/account';
import { storageKeys } from '@haven/contracts/policy/screens';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderWith } from '#testing/render-with.tsx';
import { stub, type StubbedCall } from '#testing/stub.ts';
import { Disclaimer } from './disclaimer.tsx';
import { Onboarding } from './onboarding.tsx';
import { useOnboarding } from './use-onboarding.ts';

function Screen() {
  const course = useOnboarding();
  if (course.step === 'disclaimer') return <Disclaimer onAgree={() => course.move({ type: 'agreed' })} />;
  if (course.step === 'chat') {
    return (
      <>
        <p>The chat</p>
        <button type="button" onClick={() => course.move({ type: 'adjust' })}>
          Adjust my guide
        </button>
      </>
    );
  }
  return <Onboarding {...course} />;
}

const settings = {
  style: 'motherly',
  selectedQualities: [],
  personalizedIntro: '',
  userName: null,
  userEmail: null,
} as const;

function open({ saving = () => Response.json({ success: true, data: settings }) }: { saving?: () => Response } = {}) {
  const calls = stub(
    [createUserAccount, { success: true, data: { id: 'ada' } }],
    [updateUserAccount, { success: true, data: null }],
    [updateCompanionSettings, saving],
  );
  const view = renderWith(<Screen />);
  const press = (name: string | RegExp) => view.user.click(screen.getByRole('button', { name }));
  const pick = async (name: string | RegExp) => {
    await view.user.click(await screen.findByRole('radio', { name }));
    await press('Continue');
  };
  return { ...view, calls, press, pick };
}

function bodiesOf(calls: StubbedCall[], path: string): unknown[] {
  return calls.filter(({ method, url }) => method === 'PUT' && url === path).map(({ body }) => body);
}

describe('designing a guide', () => {
  test('leads over age, path, style and qualities to the chat, and saves what was chosen', async () => {
    const { press, pick, user, calls } = open();

    await press("I Understand - Let's Create My Guide");
    await pick('18 or older');
    await pick(/Design my own guide/);
    await pick(/Wise mentor/);
    await user.click(await screen.findByRole('checkbox', { name: /Gentle/ }));
    await press("Let's Start!");

    expect(await screen.findByText('The chat')).toBeTruthy();
    expect(bodiesOf(calls, '/api/user-account/ada')).toEqual([{ ageBand: 'adult' }]);
    await waitFor(() =>
      expect(bodiesOf(calls, '/api/companion-settings/ada').at(-1)).toEqual({
        style: 'wise-mentor',
        selectedQualities: ['gentle'],
      }),
    );
  });

  test('shows how the chosen style would answer', async () => {
    const { press, pick, user } = open();
    await press(/I Understand/);
    await pick('18 or older');
    await pick(/Design my own guide/);

    await user.click(await screen.findByRole('radio', { name: /Calm and centering/ }));

    expect(await screen.findByText(/Let your shoulders drop/)).toBeTruthy();
  });

  test('goes on although saving fails, and keeps the choice here', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { press, pick } = open({ saving: () => Response.json({ success: false }, { status: 500 }) });
    await press(/I Understand/);
    await pick('18 or older');
    await pick(/Design my own guide/);
    await pick(/Fatherly/);
    await press('Skip This');

    expect(await screen.findByText('The chat')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem(`${storageKeys.guide}:ada`) ?? '')).toEqual({
      guide: { style: 'fatherly', selectedQualities: [] },
      isSent: false,
    });
  });
});

test('every question about the guide leads back to the one before', async () => {
  const { press, pick } = open();
  await press(/I Understand/);
  await pick('18 or older');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await pick(/Design my own guide/);
  await pick(/Fatherly/);
  await screen.findByRole('heading', { name: /Which qualities/ });

  await press('Back');

  expect(await screen.findByRole('radio', { name: /Fatherly/ })).toHaveProperty('checked', true);
});

test('who opens their guide from the chat can go back to it with nothing changed', async () => {
  const { press, pick } = open();
  await press(/I Understand/);
  await pick('18 or older');
  await pick(/Design my own guide/);
  await pick(/Fatherly/);
  await press('Skip This');
  const guide = localStorage.getItem(`${storageKeys.guide}:ada`);
  await press('Adjust my guide');

  await press('Back');

  expect(await screen.findByText('The chat')).toBeTruthy();
  expect(localStorage.getItem(`${storageKeys.guide}:ada`)).toBe(guide);
});

test('a match goes to the chat at once', async () => {
  const { press, pick, calls } = open();
  await press(/I Understand/);
  await pick('18 or older');
  await pick(/find a match/);

  expect(await screen.findByText('The chat')).toBeTruthy();
  await waitFor(() =>
    expect(bodiesOf(calls, '/api/companion-settings/ada')).toEqual([
      { style: 'let-haven-pick', selectedQualities: [] },
    ]),
  );
});

describe('the age question', () => {
  test('hints at no answer', async () => {
    const { press } = open();
    await press(/I Understand/);

    const answers = await screen.findAllByRole('radio');
    expect(answers.map((answer) => (answer as HTMLInputElement).checked)).toEqual([false, false, false]);
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
  });

  test('13 to 17 is told kindly, with the lines, and stays there after a reload', async () => {
    const { press, pick, unmount } = open();
    await press(/I Understand/);
    await pick('13 to 17');

    expect(await screen.findByText(/currently for people of 18 and over/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '988' })).toBeTruthy();
    unmount();
    open();
    expect(await screen.findByText(/currently for people of 18 and over/)).toBeTruthy();
  });

  test('of a child nothing is kept', async () => {
    localStorage.setItem(storageKeys.draft, 'words');
    const { press, pick, calls } = open();
    await press(/I Understand/);
    await pick('Under 13');

    expect(await screen.findByText(/Nothing about you was kept/)).toBeTruthy();
    expect(bodiesOf(calls, '/api/user-account/ada')).toEqual([{ ageBand: 'under-13' }]);
    expect(localStorage).toHaveLength(0);
  });
});

test('a reload goes on at the step that was reached', async () => {
  const { press, pick, unmount } = open();
  await press(/I Understand/);
  await pick('18 or older');
  await pick(/Design my own guide/);
  await screen.findByRole('heading', { name: 'What energy feels right?' });
  unmount();

  open();

  expect(await screen.findByRole('heading', { name: 'What energy feels right?' })).toBeTruthy();
  expect(localStorage.getItem(`${storageKeys.currentStep}:ada`)).toBe('step2');
});

test('the terms open over the page where the page can show them', async () => {
  const onOpenTerms = vi.fn();
  const { user } = renderWith(<Disclaimer onAgree={() => undefined} onOpenTerms={onOpenTerms} />);

  await user.click(screen.getByRole('link', { name: 'Terms of Service and Privacy Policy' }));

  expect(onOpenTerms).toHaveBeenCalledOnce();
});

describe("the browser's own Back", () => {
  test('goes one step back at a time, to the first page, and Forward leads nowhere', async () => {
    const { press, pick, router } = open();
    const back = () => act(() => router.navigate(-1));
    await press("I Understand - Let's Create My Guide");
    expect(await screen.findByRole('radio', { name: '18 or older' })).toBeTruthy();

    await back();
    expect(await screen.findByRole('button', { name: /I Understand/ })).toBeTruthy();
    await act(() => router.navigate(1));
    expect(screen.getByRole('button', { name: /I Understand/ })).toBeTruthy();

    await press("I Understand - Let's Create My Guide");
    await pick('18 or older');
    await pick(/Design my own guide/);
    await pick(/Wise mentor/);
    expect(await screen.findAllByRole('checkbox')).toHaveLength(7);

    await back();
    expect(await screen.findByRole<HTMLInputElement>('radio', { name: /Wise mentor/ })).toHaveProperty('checked', true);
    await back();
    expect(await screen.findByRole('radio', { name: /Design my own guide/ })).toBeTruthy();
  });

  test('counts as one step when it was pressed before the page was live', async () => {
    localStorage.setItem(storageKeys.userId, 'ada');
    localStorage.setItem(`${storageKeys.currentStep}:ada`, 'step2');
    // The document came with the history one entry further than it is now.
    document.documentElement.dataset['depth'] = '1';
    open();
    expect(await screen.findByRole('radio', { name: /Design my own guide/ })).toBeTruthy();
    delete document.documentElement.dataset['depth'];
  });

  test('leaves no steps behind once the chat is reached, and leads back there from adjusting', async () => {
    const { press, pick, router } = open();
    await press("I Understand - Let's Create My Guide");
    await pick('18 or older');
    await pick(/Design my own guide/);
    await pick(/Wise mentor/);
    await press('Skip This');
    expect(await screen.findByText('The chat')).toBeTruthy();
    await waitFor(() => expect(router.state.location.state).toBeNull());

    await press('Adjust my guide');
    expect(await screen.findByRole('radio', { name: /Design my own guide/ })).toBeTruthy();
    await act(() => router.navigate(-1));
    expect(await screen.findByText('The chat')).toBeTruthy();
  });
});
