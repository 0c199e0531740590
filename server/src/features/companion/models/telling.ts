import type { ReadableStreamReadResult } from 'node:stream/web';
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';

type Read = ReadableStreamReadResult<LanguageModelV4StreamPart>;

const ended: Read = { done: true, value: undefined };

/**
 * A model's answer while it is told, and its only reader. A web stream does the same, and takes 2 kB as long as the answer lasts; of one
 * this is what whoever asks a model uses. Nothing is kept that is told once it has ended or its reader has left.
 */
export class Telling {
  #told: LanguageModelV4StreamPart[] = [];
  #isOver = false;
  #failure: Error | undefined;
  #waiting: PromiseWithResolvers<Read> | undefined;

  tell(part: LanguageModelV4StreamPart): void {
    if (this.#isOver) return;
    if (this.#waiting) this.#answer({ done: false, value: part });
    else this.#told.push(part);
  }

  close(): void {
    this.#isOver = true;
    this.#answer(ended);
  }

  /** What was told before is lost to a reader who has not read it, as in a web stream. */
  fail(error: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#told = [];
    this.#failure = error;
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }

  /** @throws what the answer failed with. */
  read(): Promise<Read> {
    const value = this.#told.shift();
    if (value) return Promise.resolve({ done: false, value });
    if (this.#failure) return Promise.reject(this.#failure);
    if (this.#isOver) return Promise.resolve(ended);
    this.#waiting = Promise.withResolvers<Read>();
    return this.#waiting.promise;
  }

  async cancel(): Promise<void> {
    this.#told = [];
    this.close();
  }

  getReader(): this {
    return this;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<LanguageModelV4StreamPart> {
    for (let read = await this.read(); !read.done; read = await this.read()) yield read.value;
  }

  #answer(read: Read): void {
    this.#waiting?.resolve(read);
    this.#waiting = undefined;
  }
}
