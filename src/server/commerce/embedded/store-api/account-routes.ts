import { normaliseEmail, type Account } from '@/domain/account';
import { jsonAnswer } from '@/server/http/answers';
import type { HttpAnswer } from '@/server/http/exchange';
import type { Counted } from '@/server/http/rate-limits';
import type { LoginProof, Outcome } from '../engine';
import { accountFields, accountSchema, loginSchema } from './account-input';
import { accountWire } from './account-wire';
import type { StoreCall } from './call';
import { isPlainObject, parseInput } from './input';
import { ownerOf, ownersNothing } from './owner-only';
import { recover } from './recover-route';
import { itemRefusal } from './refusals';
import type { RouteTable } from './router';

/** Opening, entering, changing and leaving an account, and what belongs to it (contract 10). */
export const accountRoutes: RouteTable = {
  'GET /account': async ({ services, session }) => {
    const account = await services.engine.accounts.find(session);
    return jsonAnswer(200, account && accountWire(account));
  },
  'POST /account': async (call) => {
    const fields = accountFields(parseInput(accountSchema, await call.body()));
    const { engine, limits } = call.services;
    const counted: Counted = ['registration', call.peer];
    await limits.count(counted);
    const created = await engine.accounts.create(call.session, fields);
    if (!created.ok) await limits.forgive(counted);
    return accountAnswer(created);
  },
  'PUT /account': async (call) => {
    await ownerOf(call);
    const fields = accountFields(parseInput(accountSchema, await call.body()));
    return accountAnswer(await call.services.engine.accounts.update(call.session, fields));
  },
  'POST /account/login': async (call) => {
    const proof = loginProof(await call.body());
    const account = proof && (await login(call, proof));
    return jsonAnswer(200, account && accountWire(account));
  },
  'POST /account/recover': recover,
  'POST /account/logout': async ({ services, session }) => {
    await services.engine.accounts.logout(session);
    return jsonAnswer(200, { success: true });
  },
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

function accountAnswer(outcome: Outcome<Account>): HttpAnswer {
  return outcome.ok ? jsonAnswer(200, accountWire(outcome.value)) : itemRefusal(outcome);
}

/** A wrong password counts before it is looked at, so that parallel guesses count too; a right one is forgiven. */
async function login(call: StoreCall, proof: LoginProof): Promise<Account | null> {
  const { engine, limits } = call.services;
  const counted = loginCounts(call, proof);
  await limits.count(...counted);
  const account = await engine.accounts.login(call.session, proof);
  if (account) await limits.forgive(...counted);
  return account;
}

function loginCounts({ peer }: StoreCall, proof: LoginProof): readonly Counted[] {
  const byPeer: Counted = ['loginByPeer', peer];
  if ('key' in proof) return [byPeer];
  const email = normaliseEmail(proof.email);
  return [byPeer, ['loginAnywhere', email], ['loginHere', email, peer]];
}

/** Null for a body no login could be made of: it mismatches like a wrong password (contract 10). */
function loginProof(body: unknown): LoginProof | null {
  if (!isPlainObject(body) || !loginSchema.isValidSync(body)) return null;
  const { email, password, password_token: key } = loginSchema.cast(body);
  if (key) return { email: email || null, key };
  return email && password ? { email, password } : null;
}
