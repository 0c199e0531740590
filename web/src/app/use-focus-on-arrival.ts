import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to an element when another screen has come, as a browser does when it loads a page. */
export function useFocusOnArrival(path: string): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const shownPath = useRef(path);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    element.current?.focus({ preventScroll: true });
  }, [path]);

  return element;
}
