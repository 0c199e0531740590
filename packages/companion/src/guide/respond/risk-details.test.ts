import { expect, test } from 'vitest';
import type { Detection } from '#crisis/detect.ts';
import type { RiskKind, Tier } from '#crisis/risk.ts';
import { calm, personaOf, texts } from '../testing/conversation.ts';

const at = (tier: Tier, kind: RiskKind): Detection => ({ tier, signals: [{ kind, tier, rule: 'test' }], spans: [] });

/** The reply to what is said right after a danger. */
function after(message: string, first: Detection, seed: string, now: Detection = calm): string {
  let turn = 0;
  const detectWith = () => (turn++ === 0 ? first : now);
  return texts(personaOf('balanced-mix'), ['i wrote something dark', message], { seed, detectWith })[1] ?? '';
}

const seeds = ['a', 'b', 'c'];

test.each<[string, Detection, RegExp]>([
  ['i dont want the ambulance people in my house', at('imminent', 'overdose'), /ambulance.*911/isu],
  ['my roommates in the other room', at('imminent', 'overdose'), /your roommate/iu],
  ['i called my brother, hes ten min out', at('elevated', 'means'), /your brother.*988|988.*your brother|988/isu],
  ['ok im knocking on her door', at('imminent', 'overdose'), /knock/iu],
  ['i could give them to my sister', at('elevated', 'self-harm'), /your sister/iu],
  ['they are in my drawer', at('elevated', 'self-harm'), /drawer/iu],
  ['they say i should do it with the pliers', at('elevated', 'psychosis'), /911/u],
  ['i feel so stupid now', at('imminent', 'explicit'), /stupid/iu],
  ['a guy named luis talked to me, i called 988', at('imminent', 'explicit'), /Luis/u],
])('"%s" is answered for itself', (message, first, expected) => {
  for (const seed of seeds) {
    const reply = after(message, first, seed);
    expect(reply).toMatch(expected);
    expect(reply).toMatch(/988|911/u);
  }
});

test('nobody is said to be tired who did not say so', () => {
  for (const seed of seeds)
    expect(after('im not going to do anything', at('quiet', 'passive'), seed)).not.toMatch(/tired/iu);
});

test('"I don\'t want to make her feel bad" is no refusal of help', () => {
  for (const seed of seeds)
    expect(after("i don't want to make her feel bad", at('imminent', 'explicit'), seed)).not.toMatch(
      /no pushing|no talking you into|angry with me/iu,
    );
});

test('a quiet sign is asked about behind a few of the own words', () => {
  for (const seed of seeds) {
    const [reply = ''] = texts(personaOf('balanced-mix'), ['i gave my plants to the neighbor'], {
      seed,
      detectWith: () => at('quiet', 'passive'),
    });
    expect(reply).toMatch(/you gave your plants/iu);
    expect(reply).toMatch(/suicid|ending your life/iu);
  }
});

test('whoever has called somebody is told where to wait for them, also at the height of it', () => {
  for (const seed of seeds) {
    const reply = after(
      'i called my brother, he is coming to get it',
      at('imminent', 'means'),
      seed,
      at('imminent', 'means'),
    );
    expect(reply).toMatch(/your brother|meet them|be with you/iu);
    expect(reply).toMatch(/988/u);
    expect(reply).not.toMatch(/neighbor|who is nearest/iu);
  }
});
