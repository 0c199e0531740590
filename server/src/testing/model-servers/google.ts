import type { Wire } from './behaviors.ts';

/** Google's generateContent, streamed. */
export const googleWire: Wire = {
  path: '/v1beta',
  begin: [],
  text: (text) => candidate({ content: { role: 'model', parts: [{ text }] } }),
  tool: [
    candidate({ content: { role: 'model', parts: [{ functionCall: { name: 'send_mail', args: { to: 'a' } } }] } }),
  ],
  end: [candidate({ content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP' })],
  error: (message) => ({ error: { code: 500, message, status: 'INTERNAL' } }),
};

function candidate(part: object): string {
  const usageMetadata = { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 };
  return `data: ${JSON.stringify({ candidates: [{ index: 0, ...part }], usageMetadata })}\n\n`;
}
