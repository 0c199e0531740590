import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Does what a button marked `data-early={name}` would have done, when it was pressed before the page was live. As soon as
 * the page is: React hears presses from here on, and what it does next is paint, which on a slow phone takes a while.
 */
export function useEarlyPress(name: string, act: () => void): void {
  const press = useEffectEvent(act);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['live'] = '';
    if (dataset['early'] !== name) return;
    delete dataset['early'];
    press();
  }, [name]);
}
