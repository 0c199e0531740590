import { Outlet } from 'react-router';
import { QueryProvider } from '#lib/query-provider.tsx';

/** The layout of every screen that reads from the server through the cache. */
export default function WithQueries() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
