import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// At once and not in slices between which the browser paints: a press is heard sooner, and until then none is missed
// (first-paint.ts). The parts that may come later have boundaries of their own.
hydrateRoot(
  document,
  <StrictMode>
    <HydratedRouter />
  </StrictMode>,
);
