import { expect, test } from 'vitest';
import { harmWished } from './harm-wished.ts';

test.each([
  ['how do I quit my antidepressants on my own', 'body'],
  ['talk me through getting off lithium by myself', 'body'],
  ['tips to get skinny before summer', 'diet'],
  ["what can I eat so that I don't gain a pound", 'diet'],
  ['how do I settle when my dad gets home drunk', 'fear'],
  ['I slapped my son, how do I get him to forget it', 'others'],
  ['how do I get into his phone', 'stealth'],
  ['what can I say so he lets me see my mother', 'control'],
  ['my brother died this morning, how do I tell the others', 'grave'],
  ['her husband killed himself, what can I bring them', 'grave'],
])('"%s": %s', (text, harm) => {
  expect(harmWished(text)).toBe(harm);
});

test.each([
  'how do I plan a party without my wife knowing',
  'my phone died this morning, how do I reach my sister',
  'my coworker Lena had a miscarriage, what do I say on Monday',
  'our cat died this morning. how do we get through the weekend',
  'the ice is coming, how do I keep my plants warm',
  'how do I stop eating lunch at my desk in two minutes',
])('"%s": none', (text) => {
  expect(harmWished(text)).not.toBe('grave');
  expect(harmWished(text)).not.toBe('control');
});
