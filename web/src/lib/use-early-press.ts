import { useEffect, useEffectEvent } from 'react';

/** Does what a button marked `data-early={name}` would have done, when it was pressed before the page was live. */
export function useEarlyPress(name: string, act: () => void): void {
  const press = useEffectEvent(act);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['live'] = '';
    if (dataset['early'] !== name) return;
    delete dataset['early'];
    press();
  }, [name]);
}
