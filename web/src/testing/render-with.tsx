import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '#lib/query-client.ts';
import { Toaster } from '#ui/toaster.tsx';
import { TooltipProvider } from '#ui/tooltip.tsx';

/** Renders a screen with all it stands in: the router, the cache and the toasts. Other paths show their own name. */
export function renderWith(screen: ReactElement, { path = '/', search = '' }: { path?: string; search?: string } = {}) {
  const router = createMemoryRouter(
    [
      { path, element: screen },
      { path: '*', element: <AnotherScreen /> },
    ],
    { initialEntries: [path + search] },
  );
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, router, user: userEvent.setup() };
}

function AnotherScreen() {
  return <p>Another screen</p>;
}
