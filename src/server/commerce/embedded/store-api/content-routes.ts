import { jsonAnswer } from '@/server/http/answers';
import { envelope } from './list';
import type { RouteTable } from './router';

/** Editorial texts (contract 7.5). None are kept yet. */
export const contentRoutes: RouteTable = {
  'GET /content/:model': async () => jsonAnswer(200, envelope([], { page: 1, limit: 15 })),
  'GET /content/:model/:id': async () => jsonAnswer(200, null),
};
