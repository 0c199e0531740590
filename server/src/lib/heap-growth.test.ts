import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createHeapGrowth } from './heap-growth.ts';

test('the heap may grow by as much again, and by little while many calls are open', () => {
  const told: number[] = [];
  const growth = createHeapGrowth((percent) => void told.push(percent));
  const open = (count: number) =>
    Array.from({ length: count }, () => {
      const answer = new EventEmitter();
      growth.noteCall(answer);
      return answer;
    });

  const few = open(500);
  expect(told).toEqual([100]);
  const many = open(500);
  expect(told).toEqual([100, 10]);
  for (const answer of [...few, ...many]) answer.emit('close');
  expect(told).toEqual([100, 10, 100]);
});
