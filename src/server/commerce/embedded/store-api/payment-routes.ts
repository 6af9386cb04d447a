import { jsonAnswer } from '@/server/http/answers';
import type { RouteTable } from './router';

/** Payments that were taken (contract 11). Nobody's can be read yet. */
export const paymentRoutes: RouteTable = {
  'GET /payments/:id': async () => jsonAnswer(200, null),
};
