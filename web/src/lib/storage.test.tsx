import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readStored, readStoredJson, removeStored, useStored, writeStored } from './storage.ts';

test('what is stored is read again until it is removed', () => {
  expect(writeStored('draft', 'hello')).toBe(true);
  expect(readStored('draft')).toBe('hello');

  removeStored('draft');

  expect(readStored('draft')).toBeNull();
});

test('a browser that refuses storage costs nothing while the page is open', () => {
  vi.stubGlobal('localStorage', refusingStorage());

  expect(writeStored('draft', 'hello')).toBe(false);
  expect(readStored('draft')).toBe('hello');
  expect(removeStored('draft')).toBe(false);
  expect(readStored('draft')).toBeNull();
});

test('JSON that is broken or not what was expected reads as absent', () => {
  const asNumber = (value: unknown) => {
    if (typeof value !== 'number') throw new TypeError('not a number');
    return value;
  };

  writeStored('count', '{"cut');
  expect(readStoredJson('count', asNumber)).toBeUndefined();
  writeStored('count', '"12"');
  expect(readStoredJson('count', asNumber)).toBeUndefined();
  writeStored('count', '12');
  expect(readStoredJson('count', asNumber)).toBe(12);
});

test('a component follows its value in this tab and from another', () => {
  render(<Shown />);

  act(() => void writeStored('name', 'Ada'));
  expect(screen.getByText('Ada')).toBeTruthy();

  act(() => {
    localStorage.setItem('name', 'Grace');
    window.dispatchEvent(new StorageEvent('storage', { key: 'name' }));
  });
  expect(screen.getByText('Grace')).toBeTruthy();
});

function Shown() {
  return <p>{useStored('name') ?? 'nobody'}</p>;
}

function refusingStorage() {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => undefined };
}
