import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { logFailure } from '#lib/log.ts';
import { LoadFailed } from './load-failed.tsx';

interface Words {
  /** Stands there until the part has come. */
  fallback: ReactNode;
  /** Says that it did not come, as a sentence. */
  failed: string;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of a screen whose code is fetched when it is first shown. Where it does not come, that is said, and it can be
 * asked for again.
 */
export function createLaterPart<Props extends object>(load: Load<Props>, { fallback, failed }: Words) {
  return function LaterPart(props: Props) {
    const [Part, setPart] = useState(() => orFailed(load, askAgain));

    function askAgain(): void {
      setPart(() => orFailed(() => loadAgain(load), askAgain));
    }

    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };

  function orFailed(ask: Load<Props>, onRetry: () => void) {
    return lazy(() =>
      ask().catch((error: unknown) => {
        logFailure('Loading a part of the page', error);
        return { default: () => <LoadFailed words={failed} onRetry={onRetry} /> };
      }),
    );
  }
}

// A browser may remember that a file did not come, and a newer Haven has files of other names: both are mended by
// loading the page again, which must not be done where it would lead to nothing.
async function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (await isServerThere()) window.location.reload();
    throw error;
  }
}

async function isServerThere(): Promise<boolean> {
  return fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
