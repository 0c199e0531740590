import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { median, withSpread } from '../measure.ts';
import type { Stage } from '../stage.ts';
import type { Row } from '../table.ts';

/** "Slow 4G" of Chromium's own tools, in bytes a second, and a processor four times as slow as this one. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const cpuTimesSlower = 4;
const mostTimes = 3;
const options = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** The first page as somebody with a slow phone meets it, beside a page that is nothing but a text field. */
export async function firstLoad(stage: Stage): Promise<Row[]> {
  const servers = { haven: await stage.startHaven(), floor: await stage.startFloor() };
  const browser = await chromium.launch({ executablePath: await findChromium(), args: options });
  const shown: number[] = [];
  const live: number[] = [];
  const bare: number[] = [];
  const traffic = await load(browser, servers.haven.base, 'html[data-live]', false);
  for (let round = 0; round < stage.pace.rounds; round += 1) {
    shown.push((await load(browser, servers.haven.base, 'button')).usableMs);
    live.push((await load(browser, servers.haven.base, 'html[data-live]')).usableMs);
    bare.push((await load(browser, servers.floor.base, 'textarea')).usableMs);
  }
  await browser.close();
  for (const server of Object.values(servers)) await server.stop();
  return [
    {
      what: 'First load of /, bytes over the wire (brotli)',
      haven: said(traffic),
    },
    row('First button can be pressed, Slow 4G and 4× CPU', shown, bare),
    row('Page is live, Slow 4G and 4× CPU', live, bare),
  ];
}

function said({ bytes, calls }: Traffic): string {
  return `${(bytes / 1024).toFixed(0)} KB in ${calls} calls`;
}

function row(what: string, times: readonly number[], bare: readonly number[]): Row {
  const ratios = times.map((ms, index) => ms / (bare[index] ?? Number.NaN));
  return {
    what,
    haven: `${(median(times) / 1_000).toFixed(2)} s`,
    floor: `${(median(bare) / 1_000).toFixed(2)} s`,
    compared: withSpread(ratios, 2, '×'),
    goal: `≤ ${mostTimes}×`,
    holds: median(ratios) <= mostTimes,
  };
}

interface Traffic {
  bytes: number;
  calls: number;
}

/** Opens a page with nothing in the cache; answers when the selector first matched, and what came over the wire. */
async function load(browser: Browser, base: string, selector: string, isSlow = true) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await countTraffic(session);
  if (isSlow) await slowDown(session);
  // `localhost` and not an address: only there does Chromium ask for brotli without TLS.
  await page.goto(base.replace('127.0.0.1', 'localhost'), { waitUntil: 'commit' });
  const usableMs = await firstMatch(page, selector);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { usableMs, ...traffic };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuTimesSlower });
}

async function countTraffic(session: CDPSession): Promise<Traffic> {
  const traffic = { bytes: 0, calls: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    traffic.calls += 1;
  });
  await session.send('Network.enable');
  return traffic;
}

/** When what is looked for was there and the first picture of the page painted, by the page's own clock from the navigation on. */
async function firstMatch(page: Page, selector: string): Promise<number> {
  const found = await page.waitForFunction(
    (wanted) => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      return painted !== undefined && document.querySelector(wanted) !== null && performance.now();
    },
    selector,
    { polling: 'raf', timeout: 60_000 },
  );
  return Number(await found.jsonValue());
}
