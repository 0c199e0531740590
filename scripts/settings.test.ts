import { rateLimits } from '@haven/contracts/policy/limits';
import { describe, expect, test } from 'vitest';
import { readSettings, settings } from '../server/src/env.ts';
import { readRepository } from './lib/files.ts';

const example = readRepository('.env.example');
const entries = [...example.matchAll(/^# ?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);
const names = entries.map(([name]) => name);
const limitNames = Object.keys(rateLimits).map((name) => `LIMIT_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`);

describe('.env.example', () => {
  test('lists every setting of env.ts, and none that is not there', () => {
    expect(names.toSorted()).toEqual([...Object.keys(settings.shape), ...limitNames].toSorted());
  });

  test('shows the default of each setting that has one', () => {
    const defaults = readSettings({});
    const shown = readSettings(Object.fromEntries(entries.filter(([, value]) => value !== '')));
    expect({ ...shown, limitOverrides: {} }).toEqual(defaults);
  });

  test('shows the limits that hold', () => {
    const shown = Object.fromEntries(entries.filter(([name]) => name.startsWith('LIMIT_')));
    const held = Object.values(rateLimits).map(({ count, seconds }) => `${count}/${seconds}`);
    expect(limitNames.map((name) => shown[name])).toEqual(held);
  });

  test('sets nothing by itself', () => {
    expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });
});
