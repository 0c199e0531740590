import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Within how many pixels of its end the reader counts as reading the end. */
const nearPx = 80;

/** What is left above a part that was brought into view. */
const abovePx = 12;

interface FollowEnd {
  log: RefObject<HTMLDivElement | null>;
  composer: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  goToEnd: () => void;
  /** Brings this part into view, and stays there until the reader scrolls or goes to the end. */
  bring: (part: Element) => void;
}

/**
 * Keeps the end of the conversation in view while its reader is there, and only then. From 64rem the log scrolls by
 * itself; on phones the page does, and the composer covers its lower edge.
 */
export function useFollowEnd(): FollowEnd {
  const log = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const isHeld = useRef(false);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const goToEnd = useCallback(() => {
    follows.current = true;
    isHeld.current = false;
    setIsAtEnd(true);
    scrollToEnd(log.current, composer.current);
  }, []);
  const bring = useCallback((part: Element) => {
    follows.current = false;
    isHeld.current = true;
    scrollToPart(log.current, part);
  }, []);

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const look = () => {
      const distance = distanceToEnd(element, composer.current);
      follows.current = !isHeld.current && Math.abs(distance) < nearPx;
      setIsAtEnd(distance < nearPx);
    };
    const letGo = () => {
      isHeld.current = false;
    };
    const grown = new ResizeObserver(() => {
      if (follows.current) scrollToEnd(element, composer.current);
      else setIsAtEnd(distanceToEnd(element, composer.current) < nearPx);
    });
    for (const part of element.children) grown.observe(part);
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('wheel', letGo, { passive: true });
    window.addEventListener('touchmove', letGo, { passive: true });
    return () => {
      grown.disconnect();
      element.removeEventListener('scroll', look);
      window.removeEventListener('scroll', look);
      window.removeEventListener('wheel', letGo);
      window.removeEventListener('touchmove', letGo);
    };
  }, []);

  return { log, composer, isAtEnd, goToEnd, bring };
}

function scrollToEnd(log: HTMLElement | null, composer: HTMLElement | null): void {
  if (!log) return;
  if (scrollsItself(log)) log.scrollTop = log.scrollHeight;
  else window.scrollBy({ top: distanceToEnd(log, composer), behavior: 'instant' });
}

function scrollToPart(log: HTMLElement | null, part: Element): void {
  if (!log || !scrollsItself(log)) return part.scrollIntoView({ block: 'start', behavior: 'instant' });
  const above = part.getBoundingClientRect().top - log.getBoundingClientRect().top;
  log.scrollTop += above - abovePx;
}

// On phones below zero: the reader has gone on to what stands under the chat.
function distanceToEnd(log: HTMLElement, composer: HTMLElement | null): number {
  if (scrollsItself(log)) return log.scrollHeight - log.clientHeight - log.scrollTop;
  if (!composer) return 0;
  const { height } = composer.getBoundingClientRect();
  const floor = window.innerHeight - Number.parseFloat(getComputedStyle(composer).bottom || '0') - height;
  return log.getBoundingClientRect().bottom - floor;
}

function scrollsItself(log: HTMLElement): boolean {
  return getComputedStyle(log).overflowY === 'auto';
}
