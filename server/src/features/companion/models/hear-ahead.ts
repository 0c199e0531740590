import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { carefulFetch, type Ear, heardWhole } from './careful-fetch.ts';

type Tell = (part: LanguageModelV4StreamPart) => void;

/**
 * A model of a provider's package of whose answers an ear hears the beginning: what it tells comes first, and then what the package
 * makes of the rest. Ears are told apart by the signals of the calls, which the package hands on to `fetch` as they are.
 */
export function hearAhead(
  openModel: (fetch: typeof globalThis.fetch) => LanguageModelV4,
  createEar: (tell: Tell) => Ear,
): LanguageModelV4 {
  const ears = new WeakMap<AbortSignal, Ear>();
  const model = openModel((input, init) => carefulFetch(input, init, init?.signal ? ears.get(init.signal) : undefined));

  /** A failure is told by the stream, for words may have come before it. */
  async function doStream(options: LanguageModelV4CallOptions) {
    const { abortSignal = new AbortController().signal } = options;
    let isOver = false;
    const end = () => void (isOver = true);
    const stream = new ReadableStream<LanguageModelV4StreamPart>({
      start(parts) {
        ears.set(
          abortSignal,
          createEar((part) => isOver || parts.enqueue(part)),
        );
        void follow(model.doStream({ ...options, abortSignal }), parts).finally(end);
      },
      cancel: end,
    });
    return { stream };
  }

  return Object.assign(Object.create(model) as LanguageModelV4, { doStream });
}

type Parts = ReadableStreamDefaultController<LanguageModelV4StreamPart>;

async function follow(rest: ReturnType<LanguageModelV4['doStream']>, parts: Parts): Promise<void> {
  try {
    for await (const part of await partsOf(rest)) parts.enqueue(part);
    parts.close();
  } catch (error) {
    // Where nobody reads any more there is nobody to tell, and this does nothing.
    parts.error(error);
  }
}

async function partsOf(rest: ReturnType<LanguageModelV4['doStream']>) {
  try {
    return (await rest).stream as unknown as AsyncIterable<LanguageModelV4StreamPart>;
  } catch (error) {
    if (error === heardWhole) return [];
    throw error;
  }
}
