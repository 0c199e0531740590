import { expect, test } from 'vitest';
import { describeDevice } from './user-agent.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${windows} Chrome/141.0.0.0 Safari/537.36`, 'desktop', 'Chrome'],
  [`${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'desktop', 'Edge'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'mobile', 'Firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'mobile',
    'Safari',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'tablet',
    'Safari',
  ],
  ['curl/8.9.1', 'desktop', 'Unknown Browser'],
  [' ', 'desktop', 'Unknown Browser'],
])('%s is a %s with %s', (userAgent, kind, browser) => {
  expect(describeDevice(userAgent)).toEqual({ kind, browser });
});
