import { jsonAnswer } from '@/server/http/answers';
import { ownersNothing } from './owner-only';
import type { RouteTable } from './router';

/** What belongs to an account (contract 10). Nobody can log in yet. */
export const accountRoutes: RouteTable = {
  'GET /account': async ({ services, session }) => {
    const account = await services.engine.accounts.current(session);
    return jsonAnswer(200, account && { id: account.id, email: account.email, name: account.name });
  },
  'PUT /account': ownersNothing,
  // Any mismatch answers null, and without passwords every login is one.
  'POST /account/login': async () => jsonAnswer(200, null),
  'POST /account/logout': async () => jsonAnswer(200, { success: true }),
  'GET /account/addresses': ownersNothing,
  'POST /account/addresses': ownersNothing,
  'PUT /account/addresses/:id': ownersNothing,
  'DELETE /account/addresses/:id': ownersNothing,
  'GET /account/cards': ownersNothing,
  'POST /account/cards': ownersNothing,
  'PUT /account/cards/:id': ownersNothing,
  'DELETE /account/cards/:id': ownersNothing,
  'GET /account/orders': ownersNothing,
  'GET /account/orders/:id': ownersNothing,
};
