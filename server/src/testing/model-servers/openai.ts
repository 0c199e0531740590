// Imported by path from bench/ as well: nothing but Node and the files beside this one.
import { type Answering, type ModelServer, startModelServer } from './wire.ts';

/** The reply of the fast mode: 40 pieces, each a word or two. */
export const fortyChunks: readonly string[] = (
  'That sounds like a long week with very little room in it for you. You kept going anyway, and it makes sense that you are worn out now. ' +
  'What part of it is still with you tonight, would you say?'
).match(/\S+\s*/gu) as string[];

/** A server that speaks OpenAI's chat completions and answers every message at once with these pieces. */
export function startOpenAiFake({ pieces = fortyChunks }: { pieces?: readonly string[] } = {}): Promise<ModelServer> {
  const frames = `${[...pieces.map(frameOf), endFrame].join('')}data: [DONE]\n\n`;
  return startModelServer(({ response }: Answering) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.end(frames);
  }, '/v1');
}

function frameOf(content: string): string {
  return dataOf({ choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] });
}

const endFrame = dataOf({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });

function dataOf(part: object): string {
  const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: 'fake' };
  return `data: ${JSON.stringify({ ...head, ...part })}\n\n`;
}
