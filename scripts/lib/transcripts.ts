import { replyTo, type GuideState } from '@haven/companion/guide/reply';
import type { Detection, Tier } from '@haven/companion/crisis/detect';
import type { Persona } from '@haven/companion/persona/styles';

/** One conversation for reading: fixed messages of a made-up person. */
export interface Transcript {
  id: string;
  title: string;
  persona: Pick<Persona, 'style' | 'qualities'>;
  messages: readonly string[];
  /** What the detector is taken to say, by message (counted from 1); none at all of the others. */
  tiers?: Readonly<Record<number, Tier>>;
}

/**
 * A conversation as a Markdown page. The tiers are fixed with the messages, so that the page shows the guide alone and
 * does not change with the detector.
 */
export function pageOf({ id, title, persona, messages, tiers = {} }: Transcript): string {
  const qualities = persona.qualities.length > 0 ? persona.qualities.join(', ') : 'none';
  const head = `# ${title}\n\nStyle: ${persona.style}. Qualities: ${qualities}.\n`;
  let state: GuideState | undefined;
  const turns: { role: 'user' | 'assistant'; content: string }[] = [];
  const care = { flag: false, cardShownBefore: false, checkIn: false };
  const lines = messages.map((message, index) => {
    const tier = tiers[index + 1] ?? 'none';
    if (tier === 'elevated' || tier === 'imminent') care.flag = true;
    const reply = replyTo({
      message,
      turns: turns.slice(-40),
      persona,
      detection: detectionOf(tier),
      care: { ...care },
      beta: true,
      state,
      now: new Date('2026-11-18T20:00:00Z'),
      seed: id,
    });
    if (care.flag) care.cardShownBefore = true;
    state = reply.state;
    turns.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text });
    const risk = tier === 'none' ? '' : ` _(${tier})_`;
    const choices = reply.quickReplies.length > 0 ? `\n\nButtons: ${reply.quickReplies.join(' · ')}` : '';
    return `**Person:** ${message}${risk}\n\n**Haven:** ${reply.text}${choices}\n`;
  });
  return `${head}\n${lines.join('\n')}`;
}

function detectionOf(tier: Tier): Detection {
  return tier === 'none'
    ? { tier, signals: [], spans: [] }
    : { tier, signals: [{ kind: 'explicit', tier, rule: 'fixed' }], spans: [] };
}
