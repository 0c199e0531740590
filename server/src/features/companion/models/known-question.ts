import type { LanguageModelV4CallOptions, LanguageModelV4Prompt } from '@ai-sdk/provider';

type Asked = Parameters<typeof globalThis.fetch>;

/** A question as it goes out, without the conversation in it. */
interface Way {
  input: Asked[0];
  method: string;
  headers: Record<string, string>;
  rest: Record<string, unknown>;
}

/**
 * What a provider's package asks, learned from what it has asked: the same each time but for the conversation, which goes in as it is.
 * Its own making of a question takes thirty promises and as many objects. What was seen twice is known: conversations of the same roles, in
 * which a message is one text. Anything else, and everything of a package that asks otherwise, is left to the package.
 */
export function createKnownQuestion() {
  let way: Way | undefined;
  let isOther = false;
  const provenRoles = new Set<string>();

  /** The package has asked this for these options. */
  function learn(options: LanguageModelV4CallOptions, asked: Asked): void {
    const messages = plainMessages(options);
    if (isOther || !messages) return;
    const found = wayOf(asked);
    if (!found || JSON.stringify(found.messages) !== JSON.stringify(messages)) isOther = true;
    else if (!way) way = found.way;
    else if (JSON.stringify(found.way) === JSON.stringify(way)) provenRoles.add(rolesOf(options.prompt));
    else isOther = true;
  }

  function questionFor(options: LanguageModelV4CallOptions): Asked | undefined {
    if (isOther || !way || !provenRoles.has(rolesOf(options.prompt))) return undefined;
    const messages = plainMessages(options);
    if (!messages) return undefined;
    const { input, method, headers, rest } = way;
    const body = JSON.stringify({ ...rest, messages });
    return [input, { method, headers, body, signal: options.abortSignal ?? null }];
  }

  return { learn, questionFor };
}

function wayOf([input, { body, headers, method = 'GET' } = {}]: Asked): { way: Way; messages: unknown } | undefined {
  if (typeof body !== 'string' || !body.startsWith('{')) return undefined;
  const { messages, ...rest } = JSON.parse(body) as Record<string, unknown>;
  return { way: { input, method, headers: Object.fromEntries(new Headers(headers)), rest }, messages };
}

function rolesOf(prompt: LanguageModelV4Prompt): string {
  return [...new Set(prompt.map(({ role }) => role))].toSorted().join();
}

/** The conversation as OpenAI has it; undefined when it is more than texts, or more is asked than to go on with it. */
function plainMessages({ prompt, ...more }: LanguageModelV4CallOptions) {
  if (Object.keys(more).some((wish) => wish !== 'abortSignal')) return undefined;
  const messages: { role: string; content: string }[] = [];
  for (const { role, content, providerOptions } of prompt) {
    const text = typeof content === 'string' ? content : textOf(content);
    if (text === undefined || text === '' || providerOptions) return undefined;
    messages.push({ role, content: text });
  }
  return messages;
}

function textOf([part, ...others]: readonly { type: string; text?: string; providerOptions?: object }[]) {
  return part?.type === 'text' && others.length === 0 && !part.providerOptions ? part.text : undefined;
}
