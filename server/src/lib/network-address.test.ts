import { expect, test } from 'vitest';
import { lineOf, networkOf } from './network-address.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:0db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['not an address', undefined],
])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:8d3::/64'],
  ['2001:db8:85a3:8d3::1', '2001:db8:85a3:8d3::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is the line %s', (address, line) => expect(lineOf(address)).toBe(line));
