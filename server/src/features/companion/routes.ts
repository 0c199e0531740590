import { getCareReport } from '@haven/contracts/care';
import { type Route, route } from '#http/route.ts';
import type { CareStore } from './care-store.ts';

export function careRoutes(care: CareStore): Route[] {
  return [route(getCareReport, async () => ({ success: true as const, data: await care.listCounts() }))];
}
