import { getSettings } from '@haven/contracts/service';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import PlansPage from './plans-page.tsx';

function openPlans({ beta }: { beta: boolean }) {
  stub([
    getSettings,
    { success: true, data: { beta, supportEmail: 'a@b.test', privacyEmail: 'a@b.test', google: false } },
  ]);
  return renderWith(<PlansPage />, { path: '/plans' });
}

function planNamed(name: string) {
  const heading = screen.getByRole('heading', { name, level: 2 });
  return within(heading.closest('li') ?? heading);
}

test.each([
  ['Starter', '$4.99/month'],
  ['Regular', '$19.99/month'],
  ['Family', '$39.99/month'],
])('in beta %s is free, then %s', async (name, price) => {
  openPlans({ beta: true });

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Everything is free during beta');
  expect(planNamed(name).getByText('Free')).toBeTruthy();
  expect(planNamed(name).getByText(`then ${price}`)).toBeTruthy();
});

test('after beta a plan shows its price and nothing is called free', async () => {
  openPlans({ beta: false });

  expect(await screen.findByText('$4.99')).toBeTruthy();
  expect(screen.queryByText(/free during beta/i)).toBeNull();
  expect(planNamed('Family').queryByRole('button')).toBeNull();
});

test('Family says that it is not available in beta', async () => {
  const { user } = openPlans({ beta: true });

  await user.click(screen.getByRole('button', { name: 'Choose Family' }));

  expect(screen.getByText('Not Available in Beta')).toBeTruthy();
});

test('the guarantee says what it covers', () => {
  openPlans({ beta: true });

  expect(screen.getByText(/30-day money-back guarantee/).parentElement?.textContent).toContain('On your first payment');
});

test('no link leads to a screen that does not exist', () => {
  openPlans({ beta: true });

  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(new Set(targets)).toEqual(new Set(['/', 'tel:988']));
});
