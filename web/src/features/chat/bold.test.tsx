import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Bold, parseBold } from './bold.tsx';

function html(text: string): string {
  return render(<Bold text={text} />).container.innerHTML;
}

test.each([
  ['plain', 'plain'],
  ['a **b** c', 'a <strong>b</strong> c'],
  ['**a** and **b**', '<strong>a</strong> and <strong>b</strong>'],
  ['one\ntwo', 'one<br>two'],
  ['**one\ntwo**', '<strong>one<br>two</strong>'],
  ['a **b', 'a **b'],
  ['2 ** 3 ** 4', '2 ** 3 ** 4'],
  ['**', '**'],
  ['****', '****'],
  ['***', '***'],
  ['', ''],
])('%j is shown as %j', (text, shown) => {
  expect(html(text)).toBe(shown);
});

const hostile = [
  '<img src=x onerror=alert(1)>',
  '**<script>alert(1)</script>**',
  '<b>**</b>**',
  '[link](javascript:alert(1))',
  '&lt;b&gt; &amp; &nbsp;',
  '** ** ** **',
  '**a***b**',
  '***a***',
  '*a*',
  '__a__',
  '`**a**`',
  '**\n**',
  '**\u200b**',
  '\u202e**right to left**',
  '**a\u0000b**',
  '\ud800**x**',
  '**😀**',
  '{{7*7}} ${7*7}',
  '"><svg onload=alert(1)>',
  '<!--**-->**',
  '</strong></div>**x**',
  '\r\n**\r\n**',
  '**a** **b** **c'.repeat(50),
  '<'.repeat(1000),
  '*'.repeat(1001),
  '**a'.repeat(1001),
  ' **'.repeat(1000),
  '\n'.repeat(500),
  'javascript:alert(1)',
  '**'.repeat(100_000),
];

describe('no text becomes markup', () => {
  test.each(hostile.map((text) => [text.slice(0, 40), text]))('%j', (_, text) => {
    const { container } = render(<Bold text={text} />);

    const names = new Set([...container.querySelectorAll('*')].map((element) => element.tagName));
    expect([...names].filter((name) => name !== 'STRONG' && name !== 'BR')).toEqual([]);
    expect(
      parseBold(text)
        .map((part) => part.text)
        .join('')
        .replaceAll('*', ''),
    ).toBe(text.replaceAll('*', ''));
  });
});

test('200 kB of stars are drawn in under 50 ms', () => {
  const stars = '**'.repeat(100_000);
  // The quickest of some: another process may have had the core for a while.
  const tookMs = Array.from({ length: 5 }, () => {
    const from = performance.now();
    render(<Bold text={stars} />);
    return performance.now() - from;
  });

  expect(Math.min(...tookMs)).toBeLessThan(50);
});

test('twice the text takes about twice the time, whatever it is', () => {
  for (const piece of ['**a', '** ', '**a** ', '***', '**\n']) {
    const time = (count: number) => {
      const text = piece.repeat(count);
      const from = performance.now();
      for (let run = 0; run < 5; run += 1) parseBold(text);
      return performance.now() - from;
    };
    time(2_000);
    expect(time(80_000)).toBeLessThan(20 * Math.max(time(20_000), 2));
  }
});

test('while it grows, an open bold part is bold already and each word can fade in', () => {
  const { container } = render(<Bold text="so **much wei" isGrowing />);

  expect(container.querySelector('strong')?.textContent).toBe('much wei');
  expect(container.textContent).toBe('so much wei');
  expect(container.querySelectorAll('.arriving')).toHaveLength(3);
});
