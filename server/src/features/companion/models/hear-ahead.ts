import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { carefulFetch, type Ear, heardWhole } from './careful-fetch.ts';
import { createKnownQuestion } from './known-question.ts';
import { Telling } from './telling.ts';

type Tell = (part: LanguageModelV4StreamPart) => void;
type Fetch = typeof globalThis.fetch;
type Options = LanguageModelV4CallOptions & { abortSignal: AbortSignal };

/** In place of an answer, when the package was only asked how it would ask. */
const onlyAsked = new Error('The question was not sent.');

/**
 * A model of a provider's package of whose answers an ear hears the beginning: what it tells comes first, and then what the package
 * makes of the rest. The package says how to ask, and is asked again only when there is a rest: while a reply lasts, it would keep
 * the whole question several times over. Calls are told apart by their signals, which the package hands on to `fetch` as they are.
 */
export function hearAhead(
  openModel: (fetch: Fetch) => LanguageModelV4,
  createEar: (tell: Tell) => Ear,
): LanguageModelV4 {
  const ways = new WeakMap<AbortSignal, Fetch>();
  const knownQuestion = createKnownQuestion();
  const model = openModel((input, init) => {
    const way = init?.signal ? ways.get(init.signal) : undefined;
    return (way ?? carefulFetch)(input, init);
  });

  /** A failure is told by the stream, for words may have come before it. */
  async function doStream({ abortSignal = new AbortController().signal, ...options }: LanguageModelV4CallOptions) {
    const telling = new Telling();
    const begun = begin(
      { ...options, abortSignal },
      createEar((part) => telling.tell(part)),
    );
    void follow(begun, { ...options, abortSignal, prompt: noPrompt }, telling);
    return { stream: telling as unknown as ReadableStream<LanguageModelV4StreamPart> };
  }

  /** Goes on as long as the answer lasts, and knows all that was asked but the conversation. */
  async function follow(begun: Promise<{ answer: Promise<Response> }>, options: Options, telling: Telling) {
    try {
      const { answer } = await begun;
      const isHeard = await answer.then(
        () => false,
        (error: unknown) => error === heardWhole,
      );
      if (!isHeard) for await (const part of await partsOf(options, answer)) telling.tell(part);
      telling.close();
    } catch (error) {
      telling.fail(error as Error);
    }
  }

  /** Asks as the package would. By itself, so that nothing of the question is kept while the answer comes. */
  async function begin(options: Options, ear: Ear): Promise<{ answer: Promise<Response> }> {
    const known = knownQuestion.questionFor(options);
    if (known) return { answer: carefulFetch(...known, ear) };
    let question: Parameters<Fetch> | undefined;
    ways.set(options.abortSignal, (...asked) => {
      question = asked;
      return Promise.reject(onlyAsked);
    });
    try {
      await model.doStream(options);
    } catch (error) {
      if (error !== onlyAsked || !question) throw error;
      knownQuestion.learn(options, question);
      return { answer: carefulFetch(...question, ear) };
    } finally {
      ways.delete(options.abortSignal);
    }
    throw new Error('The package did not ask.');
  }

  /** What the package makes of an answer, or of its failure; both say by themselves what they are. */
  async function partsOf(options: Options, answer: Promise<Response>) {
    ways.set(options.abortSignal, () => answer);
    return (await model.doStream(options)).stream as unknown as AsyncIterable<LanguageModelV4StreamPart>;
  }

  return Object.assign(Object.create(model) as LanguageModelV4, { doStream });
}

/** In place of a conversation, where nothing is asked any more. */
const noPrompt: LanguageModelV4CallOptions['prompt'] = [{ role: 'user', content: [{ type: 'text', text: '-' }] }];
