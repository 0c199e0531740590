import { getCareReport } from '@haven/contracts/care';
import { formatCents, plans } from '@haven/contracts/policy/prices';
import { getSettings } from '@haven/contracts/service';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import privacy from './content/privacy.md';
import safety from './content/safety.md';
import terms from './content/terms.md';
import { LegalPage } from './legal-page.tsx';
import { TermsPrivacyTabs } from './terms-privacy-tabs.tsx';

const settings = {
  success: true as const,
  data: { beta: true, supportEmail: 'help@haven.test', privacyEmail: 'data@haven.test', google: false },
};

describe('a legal page', () => {
  test('has its title, its dates and the way back', () => {
    stub([getSettings, settings]);
    renderWith(<LegalPage document={terms} />, { path: '/terms' });

    expect(screen.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeTruthy();
    expect(screen.getByText(/Effective date: January 20, 2025 · Last updated January 20, 2025/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Haven' }).getAttribute('href')).toBe('/');
  });

  test('shows the prices of the price book', () => {
    stub([getSettings, settings]);
    renderWith(<LegalPage document={terms} />);

    for (const { name, betaPriceCents, listPriceCents } of Object.values(plans)) {
      const cells = within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
      expect(cells.getByText(formatCents(betaPriceCents))).toBeTruthy();
      expect(cells.getByText(formatCents(listPriceCents))).toBeTruthy();
    }
  });

  test('names the addresses of this Haven once the server has told them', async () => {
    stub([getSettings, settings]);
    renderWith(<LegalPage document={terms} />);

    const address = await screen.findByRole('link', { name: 'help@haven.test' });
    expect(address.getAttribute('href')).toBe('mailto:help@haven.test');
  });

  test.each([
    [undefined, /are made by a program on Haven's own server; no message is sent to the company/],
    ['anthropic', /are made by a language model of Anthropic, and by a program/],
    ['google', /are made by a language model of Google, and by a program/],
    ['openai-compatible', /are made by a language model on a server that whoever runs this Haven has chosen/],
  ])('the privacy page says who makes the answers: %s', async (languageModel, words) => {
    const data = { ...settings.data, ...(languageModel !== undefined && { languageModel }) };
    stub([getSettings, { ...settings, data }]);
    renderWith(<LegalPage document={privacy} />);

    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('says what is meant when the server cannot be reached', async () => {
    stub([getSettings, new TypeError('offline')]);
    renderWith(<LegalPage document={terms} />);

    expect(await screen.findByText(/the support address of this Haven/)).toBeTruthy();
  });

  test('lets numbers to call be pressed', () => {
    stub([getSettings, settings]);
    renderWith(<LegalPage document={terms} />);

    expect(screen.getByRole('link', { name: '988' }).getAttribute('href')).toBe('tel:988');
  });
});

describe('the yearly counts', () => {
  test.each([
    ['as numbers', { success: true as const, data: [{ year: 2026, kind: 'elevated', count: 7 }] }, /2026 elevated 7/],
  ])('stand %s in a table', async (_, report, row) => {
    stub([getSettings, settings], [getCareReport, report]);
    renderWith(<LegalPage document={safety} />);

    expect(await screen.findByRole('row', { name: row })).toBeTruthy();
  });

  test('say so when nothing was counted, and when they cannot be loaded', async () => {
    stub([getSettings, settings], [getCareReport, { success: true as const, data: [] }]);
    const { unmount } = renderWith(<LegalPage document={safety} />);
    expect(await screen.findByText('Nothing has been counted yet.')).toBeTruthy();
    unmount();

    stub([getSettings, settings], [getCareReport, new TypeError('offline')]);
    renderWith(<LegalPage document={safety} />);
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
  });
});

test('terms and privacy stand in two tabs', async () => {
  stub([getSettings, settings]);
  const { user } = renderWith(<TermsPrivacyTabs />);

  expect(screen.getByRole('tab', { name: 'Terms of Service' }).getAttribute('aria-selected')).toBe('true');
  await user.click(screen.getByRole('tab', { name: 'Privacy Policy' }));
  expect(screen.getByRole('heading', { level: 3, name: 'Who can read it' })).toBeTruthy();
  expect(screen.getByText(/Last updated January 20, 2025/)).toBeTruthy();
});
