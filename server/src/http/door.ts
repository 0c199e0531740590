import type { Endpoint } from '@haven/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#lib/app-error.ts';
import { type Callers, findCaller } from './caller.ts';
import { createLikelyCallers } from './likely-callers.ts';
import type { Limiter } from './limits.ts';
import type { Route } from './route.ts';
import { checkSameOrigin } from './same-origin.ts';

export interface DoorNeeds {
  callers: Callers;
  publicUrl?: string | undefined;
  /** False while nothing more should be stored. */
  hasRoom(): boolean;
}

/** A call that is read ahead for, while it is found out whether it may come in. */
interface Ahead {
  userId: string;
  entering: Promise<void>;
  foreseen?: Promise<unknown>;
}

declare module 'fastify' {
  interface FastifyRequest {
    ahead: Ahead | undefined;
  }
}

/** What stands before each route: limits, who calls, from where, and whether they may. */
export function createDoor(needs: DoorNeeds, take: Limiter) {
  const likelyCallers = createLikelyCallers();

  async function checkLimit(request: FastifyRequest, name: string): Promise<void> {
    const exceeded = await take(request, name);
    if (exceeded) throw new AppError(exceeded.code, exceeded);
  }

  async function enter(request: FastifyRequest, endpoint: Endpoint): Promise<void> {
    request.caller = await findCaller(request, needs.callers);
    if (request.headers.authorization === undefined && endpoint.method !== 'GET') {
      checkSameOrigin(request, needs.publicUrl);
    }
    checkAccess(endpoint, request);
    checkRoom(endpoint, needs);
    if (endpoint.limit !== undefined) await checkLimit(request, endpoint.limit);
  }

  return function doorOf({ endpoint, foresee }: Route) {
    async function onRequest(request: FastifyRequest): Promise<void> {
      if (endpoint.floodLimit !== undefined) await checkLimit(request, endpoint.floodLimit);
      if (!foresee) return enter(request, endpoint);
      const userId = likelyCallers.take(request);
      const entering = enter(request, endpoint).then(() => likelyCallers.note(request));
      // Anybody else is let in before their body is read.
      if (userId === undefined) return entering;
      request.ahead = { userId, entering: heardLater(entering) };
    }

    /** Both go to the database in one packet: who calls, and what the call will need. */
    async function preHandler(request: FastifyRequest): Promise<void> {
      const { ahead } = request;
      if (!ahead || !foresee) return;
      const foreseen = heardLater(foresee(ahead.userId, request.body as never));
      await ahead.entering;
      if (request.caller?.userId === ahead.userId) ahead.foreseen = foreseen;
    }

    return foresee ? { onRequest, preHandler } : { onRequest };
  };
}

/** Until it is waited for, a failure must not count as unheard. */
function heardLater<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => undefined);
  return answer;
}

function checkAccess(endpoint: Endpoint, request: FastifyRequest): void {
  if (endpoint.access === 'public') return;
  if (!request.caller) throw new AppError('caller.unknown');
  if (endpoint.access === 'person') return;
  if (request.caller.kind !== 'user') throw new AppError('caller.unknown');
  if (endpoint.access === 'admin' && request.caller.isAdmin !== true) throw new AppError('caller.not_allowed');
}

/** What comes with a body is to be stored. Who answers with events decides after having looked for danger. */
function checkRoom({ input, events }: Endpoint, { hasRoom }: DoorNeeds): void {
  if (input && !events && !hasRoom()) throw new AppError('server.full');
}
