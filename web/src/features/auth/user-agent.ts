import { getParser } from 'bowser';

export type DeviceKind = 'mobile' | 'tablet' | 'desktop';

export interface Device {
  kind: DeviceKind;
  browser: string;
}

const browsers: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
  'microsoft edge': 'Edge',
};

/** Which of the four browsers a user agent names, and on what kind of device. */
export function describeDevice(userAgent: string): Device {
  const unknown = { kind: 'desktop', browser: 'Unknown Browser' } as const;
  if (userAgent.trim() === '') return unknown;
  const agent = getParser(userAgent);
  const platform = agent.getPlatformType(true);
  return {
    kind: platform === 'mobile' || platform === 'tablet' ? platform : unknown.kind,
    browser: browsers[agent.getBrowserName(true)] ?? unknown.browser,
  };
}
