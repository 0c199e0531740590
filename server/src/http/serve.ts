import type { FastifyInstance } from 'fastify';
import type { Clock } from '#lib/clock.ts';
import { addPages } from './pages.ts';
import type { Route } from './route.ts';
import { addRoutes, createHttp, type HttpOptions } from './server.ts';
import { addMachineRoutes, serviceRoutes, type ServiceOptions } from './service-routes.ts';
import { addWellKnown } from './well-known.ts';

export interface ServeOptions extends HttpOptions, ServiceOptions {
  clock: Clock;
  metricsToken?: string | undefined;
  /** Where the built pages lie; without them only the API is served. */
  pagesDirectory?: string | undefined;
}

export interface Served {
  http: FastifyInstance;
  /** Takes nobody new in, and waits for the work and for the calls under way. */
  close(finishWork: () => Promise<void>): Promise<void>;
}

/** A call that has not begun by then waits for a database that is away, or for its own body. */
const beginWithinMs = 5_000;

/** Puts everything that is called over HTTP behind one server: the features, what machines ask for, and the pages. */
export async function serve(routes: readonly Route[], options: ServeOptions): Promise<Served> {
  const http = await createHttp(options);
  addRoutes(http, [...serviceRoutes(options), ...routes], options);
  addMachineRoutes(http, options.metrics, options.metricsToken);
  addWellKnown(http, options);
  if (options.pagesDirectory !== undefined) await addPages(http, { directory: options.pagesDirectory });

  return {
    http,
    async close(finishWork) {
      // Nobody new comes in from here on.
      http.server.close();
      const closed = http.close();
      await http.beginnings.allBegun(beginWithinMs);
      await finishWork();
      await closeConnections(http, closed);
    },
  };
}

/** A connection that became idle after the server began to close would be kept alive for a minute: those are closed. */
async function closeConnections(http: FastifyInstance, closed: Promise<unknown>): Promise<void> {
  const closing = setInterval(() => http.server.closeIdleConnections(), 50);
  const insisting = setTimeout(() => http.server.closeAllConnections(), 2_000);
  await closed;
  clearInterval(closing);
  clearTimeout(insisting);
}
