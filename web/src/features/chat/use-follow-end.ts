import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Within how many pixels of its end the reader counts as reading the end. */
const nearPx = 80;
/** Less than this is rounding, not reading. */
const noisePx = 4;
/** What is left above a part that is held in view. */
const abovePx = 12;

interface FollowEnd {
  log: RefObject<HTMLDivElement | null>;
  composer: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  goToEnd: () => void;
  /** Follows the end only as far as this part stays in view, until the reader scrolls or goes to the end. */
  hold: (part: Element) => void;
}

/**
 * Keeps the end of the conversation in view while its reader is there, and only then. From 64rem the log scrolls by
 * itself; on phones the page does, and the composer covers its lower edge.
 */
export function useFollowEnd(): FollowEnd {
  const log = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const held = useRef<Element>(undefined);
  const isSettling = useRef(false);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const goToEnd = useCallback(() => {
    follows.current = true;
    held.current = undefined;
    setIsAtEnd(true);
    follow({ log: log.current, composer: composer.current });
    // A sent message empties the field, and the browser moves the page up by as much: that is not the reader.
    isSettling.current = true;
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        isSettling.current = false;
      });
    });
  }, []);
  const hold = useCallback((part: Element) => {
    follows.current = true;
    held.current = part;
    follow({ log: log.current, composer: composer.current, held: part });
  }, []);

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const scene = () => ({ log: element, composer: composer.current, held: held.current });
    let seenHeight = heightOf(scene());
    let seenTop = topOf(scene());
    const look = () => {
      const isUpward = topOf(scene()) < seenTop - noisePx;
      seenTop = topOf(scene());
      if (isSettling.current) return;
      // Content that grew in the same breath is no sign of where the reader wants to be; going up is.
      if (heightOf(scene()) !== seenHeight && !isUpward) return;
      const distance = distanceToEnd(scene());
      follows.current = held.current !== undefined || Math.abs(distance) < nearPx;
      setIsAtEnd(follows.current || distance < nearPx);
    };
    const letGo = () => {
      held.current = undefined;
    };
    const grown = new ResizeObserver(() => {
      seenHeight = heightOf(scene());
      if (follows.current) follow(scene());
      seenTop = topOf(scene());
      setIsAtEnd(follows.current || distanceToEnd(scene()) < nearPx);
    });
    for (const part of [...element.children, composer.current ?? element]) grown.observe(part);
    // What is asked at the end comes later than the conversation.
    const added = new MutationObserver((changes) => {
      for (const part of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (part instanceof Element) grown.observe(part);
    });
    added.observe(element, { childList: true });
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('wheel', letGo, { passive: true });
    window.addEventListener('touchmove', letGo, { passive: true });
    return () => {
      grown.disconnect();
      added.disconnect();
      element.removeEventListener('scroll', look);
      window.removeEventListener('scroll', look);
      window.removeEventListener('wheel', letGo);
      window.removeEventListener('touchmove', letGo);
    };
  }, []);

  return { log, composer, isAtEnd, goToEnd, hold };
}

interface Scene {
  log: HTMLElement | null;
  composer: HTMLElement | null;
  held?: Element | undefined;
}

function topOf({ log }: Scene): number {
  return log && scrollsItself(log) ? log.scrollTop : window.scrollY;
}

function heightOf({ log, composer }: Scene): number {
  return (log?.scrollHeight ?? 0) + (composer?.offsetHeight ?? 0);
}

function follow(scene: Scene): void {
  const { log } = scene;
  if (!log) return;
  const down = Math.min(distanceToEnd(scene), distanceToHeld(scene));
  if (scrollsItself(log)) log.scrollTop += down;
  else window.scrollBy({ top: down, behavior: 'instant' });
}

// On phones below zero: the reader has gone on to what stands under the chat.
function distanceToEnd({ log, composer }: Scene): number {
  if (!log || !composer) return 0;
  if (scrollsItself(log)) return log.scrollHeight - log.clientHeight - log.scrollTop;
  const { height } = composer.getBoundingClientRect();
  const floor = window.innerHeight - Number.parseFloat(getComputedStyle(composer).bottom || '0') - height;
  return log.getBoundingClientRect().bottom - floor;
}

function distanceToHeld({ log, held }: Scene): number {
  if (!log || !held?.isConnected) return Number.POSITIVE_INFINITY;
  const ceiling = scrollsItself(log)
    ? log.getBoundingClientRect().top
    : Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return held.getBoundingClientRect().top - ceiling - abovePx;
}

function scrollsItself(log: HTMLElement): boolean {
  return getComputedStyle(log).overflowY === 'auto';
}
