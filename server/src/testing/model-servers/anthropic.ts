import type { Wire } from './behaviors.ts';

const usage = { input_tokens: 10, output_tokens: 10 };

/** Anthropic's messages. */
export const anthropicWire: Wire = {
  path: '/v1',
  begin: [
    event('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'fake',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage,
      },
    }),
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  ],
  text: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  tool: [
    event('content_block_start', {
      index: 1,
      content_block: { type: 'tool_use', id: 'toolu_1', name: 'send_mail', input: {} },
    }),
    event('content_block_delta', { index: 1, delta: { type: 'input_json_delta', partial_json: '{"to":"a"}' } }),
    event('content_block_stop', { index: 1 }),
  ],
  end: [
    event('content_block_stop', { index: 0 }),
    event('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 10 } }),
    event('message_stop', {}),
  ],
  error: (message) => ({ type: 'error', error: { type: 'api_error', message } }),
};

function event(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}
