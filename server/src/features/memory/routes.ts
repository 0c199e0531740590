import {
  forgetEverything,
  forgetMemory,
  forgetSummaryPoint,
  listMemories,
  updateMemory,
} from '@haven/contracts/memory';
import { type Route, route } from '#http/route.ts';
import type { Memory } from './service.ts';

export function memoryRoutes(memory: Memory): Route[] {
  return [
    route(listMemories, async ({ caller }) => ({ success: true as const, data: await memory.list(caller.userId) })),
    route(updateMemory, async ({ caller, params, input }) => ({
      success: true as const,
      data: await memory.update(caller.userId, params.id, input),
    })),
    route(forgetMemory, async ({ caller, params }) => {
      await memory.forget(caller.userId, params.id);
      return { success: true as const };
    }),
    route(forgetSummaryPoint, async ({ caller, params }) => {
      await memory.forgetPoint(caller.userId, params.id);
      return { success: true as const };
    }),
    route(forgetEverything, async ({ caller }) => ({
      success: true as const,
      removed: await memory.forgetAll(caller.userId),
    })),
  ];
}
