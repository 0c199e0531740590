// Imported by path from bench/ as well: nothing but Node and the files beside this one.
import type { Wire } from './behaviors.ts';
import { type ModelServer, startModelServer } from './wire.ts';

/** The reply of the fast mode: 40 pieces, a word each. */
export const fortyChunks: readonly string[] = (
  'That sounds like a long week with very little room in it for you. You kept going anyway, and it makes sense that you are worn out now. ' +
  'What part of it is still with you tonight, would you say?'
).match(/\S+\s*/gu) as string[];

/** OpenAI's chat completions, as many servers speak them. */
export const openAiWire: Wire = {
  path: '/v1',
  begin: [chunk({ role: 'assistant', content: '' })],
  text: (content) => chunk({ content }),
  tool: [chunk({ tool_calls: [{ index: 0, id: 'call_1', function: { name: 'send_mail', arguments: '{"to":"a"}' } }] })],
  end: [chunk({}, 'stop'), 'data: [DONE]\n\n'],
  error: (message) => ({ error: { message, type: 'error', code: 'code' } }),
};

/** Answers every message at once with these pieces, until it is told to behave in another way. */
export function startOpenAiFake({ pieces = fortyChunks }: { pieces?: readonly string[] } = {}): Promise<ModelServer> {
  return startModelServer(openAiWire, pieces);
}

function chunk(delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  const part = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: 'fake', choices };
  return `data: ${JSON.stringify(part)}\n\n`;
}
