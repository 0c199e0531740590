import fontUrl from '@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2?url';
import { useEffect } from 'react';

/** By then the page is live, and what it needs has the line for itself no longer. */
const quietAfterMs = 1_500;

/**
 * Where the font came too late for the first picture, a stand-in is shown (see tokens.css). With a press the picture
 * changes anyway: from then on the font is in its place, and nothing has moved while it was read.
 */
export function useLateFont(): void {
  useEffect(() => {
    const face = new FontFace('Ysabeau Variable', `url(${fontUrl})`, { weight: '1 1000' });
    const gone = new AbortController();
    const timer = setTimeout(() => {
      // Without it the stand-in stays.
      face.load().catch(() => undefined);
    }, quietAfterMs);
    const place = () => {
      if (face.status !== 'loaded') return;
      document.fonts.add(face);
      gone.abort();
    };
    window.addEventListener('click', place, { signal: gone.signal });
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, []);
}
