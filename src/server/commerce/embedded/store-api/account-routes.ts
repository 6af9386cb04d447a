import { AppError } from '@/domain/errors';
import { jsonAnswer } from '@/server/http/answers';
import type { StoreHandler } from './call';
import { envelope } from './list';
import type { RouteTable } from './router';

const nothing = envelope([], { page: 1, limit: 15 });

/**
 * What belongs to an account (contract, sections 10 and 11). Nobody can log in yet, so everything that
 * needs a login refuses, and reading what does not exist finds nothing.
 */
export const accountRoutes: RouteTable = {
  'GET /account': async ({ services, session }) => {
    const account = await services.engine.accounts.current(session);
    return jsonAnswer(200, account && { id: account.id, email: account.email, name: account.name });
  },
  'PUT /account': ownerOnly,
  // Any mismatch answers null, and without passwords every login is one.
  'POST /account/login': async () => jsonAnswer(200, null),
  'POST /account/logout': async () => jsonAnswer(200, { success: true }),
  'GET /account/addresses': ownerOnly,
  'POST /account/addresses': ownerOnly,
  'PUT /account/addresses/:id': ownerOnly,
  'DELETE /account/addresses/:id': ownerOnly,
  'GET /account/cards': ownerOnly,
  'POST /account/cards': ownerOnly,
  'PUT /account/cards/:id': ownerOnly,
  'DELETE /account/cards/:id': ownerOnly,
  'GET /account/orders': ownerOnly,
  'GET /account/orders/:id': ownerOnly,

  'GET /subscriptions': ownerOnly,
  'POST /subscriptions': ownerOnly,
  'GET /subscriptions/:id': ownerOnly,
  'PUT /subscriptions/:id': ownerOnly,
  'POST /subscriptions/:id/items': ownerOnly,
  'PUT /subscriptions/:id/items': ownerOnly,
  'PUT /subscriptions/:id/items/:item': ownerOnly,
  'DELETE /subscriptions/:id/items/:item': ownerOnly,
  'GET /invoices': ownerOnly,
  'GET /invoices/:id': ownerOnly,

  'GET /payments/:id': async () => jsonAnswer(200, null),
  'GET /content/:model': async () => jsonAnswer(200, nothing),
  'GET /content/:model/:id': async () => jsonAnswer(200, null),
};

async function ownerOnly({ services, session }: Parameters<StoreHandler>[0]): Promise<never> {
  const account = await services.engine.accounts.current(session);
  throw account
    ? new AppError('not_found_error', 'There is nothing at this address')
    : new AppError('UNAUTHORIZED', 'Please log in');
}
