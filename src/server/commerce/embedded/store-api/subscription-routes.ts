import { ownersNothing } from './owner-only';
import type { RouteTable } from './router';

/** Subscriptions and invoices (contract 11). There are none to be had yet. */
export const subscriptionRoutes: RouteTable = {
  'GET /subscriptions': ownersNothing,
  'POST /subscriptions': ownersNothing,
  'GET /subscriptions/:id': ownersNothing,
  'PUT /subscriptions/:id': ownersNothing,
  'POST /subscriptions/:id/items': ownersNothing,
  'PUT /subscriptions/:id/items': ownersNothing,
  'PUT /subscriptions/:id/items/:item': ownersNothing,
  'DELETE /subscriptions/:id/items/:item': ownersNothing,
  'GET /invoices': ownersNothing,
  'GET /invoices/:id': ownersNothing,
};
