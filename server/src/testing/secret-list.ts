import type { InjectOptions } from 'light-my-request';

/** What people write, and what opens their accounts. */
const fields = new Set(
  'message content personalizedIntro additionalFeedback email newEmail userEmail password currentPassword newPassword token challenge'.split(
    ' ',
  ),
);
/** Shorter texts may stand in a log by chance. */
const shortest = 10;

/** Remembers what a test says to Haven, to ask at its end that no log has it. */
export function createSecretList() {
  const secrets = new Set<string>();

  function add(text: unknown): void {
    if (typeof text === 'string' && text.trim().length >= shortest) secrets.add(text.trim());
  }

  return {
    note({ payload, headers = {} }: InjectOptions): void {
      add(headers['authorization']?.toString().replace(/^Bearer /, ''));
      add(headers['cookie']?.toString().replace(/^[^=]*=/, ''));
      if (typeof payload !== 'object' || payload === null) return;
      for (const [name, value] of Object.entries(payload)) if (fields.has(name)) add(value);
    },
    assertNoneIn(logs: readonly string[]): void {
      const log = logs.join('');
      const said = [...secrets].filter((secret) => log.includes(secret));
      if (said.length > 0) throw new Error(`The log holds what was said to Haven: ${JSON.stringify(said)}`);
    },
  };
}
