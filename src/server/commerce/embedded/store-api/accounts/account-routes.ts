import type { Account } from '@/domain/accounts/account';
import { AppError } from '@/domain/failures/errors';
import { jsonAnswer } from '@/server/http/answers';
import type { HttpAnswer } from '@/server/http/exchange';
import { loginCounts } from '@/server/http/limits/login-limits';
import type { Counted } from '@/server/http/limits/rate-limits';
import type { LoginProof, Outcome } from '@/server/commerce/embedded/engine';
import { accountFields, accountSchema, loginSchema } from './account-input';
import { accountOrderRoutes } from './account-order-routes';
import { accountWire } from './account-wire';
import { addressRoutes } from './address-routes';
import type { StoreCall } from '../http/call';
import { mailCounted, mailedByUpdate } from './account-mails';
import { cardRoutes } from './card-routes';
import { expandable, expanded } from './account-expand';
import { readExpand } from '../http/list';
import { isPlainObject, parseInput } from '../http/input';
import { ownerOf } from './owner-only';
import { rememberedDevice } from './remembered-device';
import { recover } from './recover-route';
import { itemRefusal } from '../http/refusals';
import type { RouteTable } from '../http/router';

/** Opening, logging in to, changing and logging out of an account, and its records (contract 10). */
export const accountRoutes: RouteTable = {
  'GET /account': async (call) => {
    const expand = readExpand(call.query, expandable);
    const account = await call.services.engine.accounts.find(call.session);
    const more = account && (await expanded(account.id, expand, call));
    return call.answer(account && { ...accountWire(account), ...more });
  },
  'POST /account': async (call) => {
    const fields = accountFields(parseInput(accountSchema, await call.body()));
    const { accounts } = call.services.engine;
    const create = () => accounts.create(call.session, fields);
    return accountAnswer(
      await unlessGuessed(call, () => mailCounted(call, fields.email ?? null, create)),
      call,
    );
  },
  'PUT /account': async (call) => {
    const owner = await ownerOf(call);
    const fields = accountFields(parseInput(accountSchema, await call.body()));
    const { accounts } = call.services.engine;
    const mailed = mailedByUpdate(owner.email, fields);
    const update = () =>
      unlessGuessed(call, () =>
        mailCounted(call, mailed, () => accounts.update(call.session, fields)),
      );
    const isGuess = (fields.currentPassword ?? null) !== null;
    const outcome = await (isGuess ? unlessWrong(call, owner.email, update) : update());
    return accountAnswer(outcome, call);
  },
  'POST /account/login': async (call) => {
    const proof = loginProof(await call.body());
    const account = proof && (await login(call, proof));
    const answer = call.answer(account && enteredWire(account));
    return account ? rememberedDevice(call, account, answer) : answer;
  },
  'POST /account/recover': recover,
  'POST /account/logout': async ({ services, session }) => {
    await services.engine.accounts.logout(session);
    return jsonAnswer(200, { success: true });
  },
  ...addressRoutes,
  ...cardRoutes,
  ...accountOrderRoutes,
};

/** The answer has to say that an address is taken, so callers who try many addresses are stopped. */
async function unlessGuessed(
  { clientAddress, services: { limits } }: StoreCall,
  save: () => Promise<Outcome<Account>>,
): Promise<Outcome<Account>> {
  const guess: Counted = ['takenAddressByClient', clientAddress];
  await limits.count(guess);
  const saved = await save();
  if (saved.ok || saved.code !== 'account_email_taken') await limits.forgive(guess);
  return saved;
}

/** Stops guessing passwords through a session left open: wrong ones count as those of the login do. */
async function unlessWrong(
  { clientAddress, services: { limits } }: StoreCall,
  email: string,
  save: () => Promise<Outcome<Account>>,
): Promise<Outcome<Account>> {
  const guess: readonly Counted[] = [
    ['loginByClient', clientAddress],
    ['loginHere', email, clientAddress],
  ];
  await limits.count(...guess);
  const saved = await save();
  if (saved.ok || saved.code !== 'current_password_wrong') await limits.forgive(...guess);
  return saved;
}

function accountAnswer(outcome: Outcome<Account>, call: StoreCall): HttpAnswer {
  return outcome.ok ? call.answer(accountWire(outcome.value)) : itemRefusal(outcome);
}

type Entered = NonNullable<
  Awaited<ReturnType<StoreCall['services']['engine']['accounts']['login']>>
>;

/** `leftovers_removed` tells the owner, once, that the account contained data entered before the first proof. */
function enteredWire(account: Entered) {
  return { ...accountWire(account), ...(account.hadLeftovers && { leftovers_removed: true }) };
}

/** Counts the try before the password is checked, so that parallel guesses count too; a right one is forgiven. */
async function login(call: StoreCall, proof: LoginProof): Promise<Entered | null> {
  const { engine, limits } = call.services;
  const counted = countsOf(call, proof);
  await limits.count(...counted);
  const account = await engine.accounts.login(call.session, proof);
  if (account) await limits.forgive(...counted);
  return account;
}

function countsOf(call: StoreCall, proof: LoginProof): readonly Counted[] {
  const { clientAddress } = call;
  if ('key' in proof) return [['loginByClient', clientAddress]];
  return loginCounts(proof.email, { clientAddress, device: call.deviceOf(proof.email) });
}

/**
 * Null for fields that cannot be a login: they mismatch like a wrong password (contract 10). Throws `invalid_request`
 * for a body that is not an object.
 */
function loginProof(body: unknown): LoginProof | null {
  if (body !== undefined && !isPlainObject(body)) {
    throw new AppError('invalid_request', 'The body has to be an object');
  }
  if (!loginSchema.isValidSync(body)) return null;
  const { email, password, password_token: key } = loginSchema.cast(body);
  if (key) return linkProof(email, key);
  return email && password ? { email, password } : null;
}

/** After the key of a mailed link and a dot, a browser may prove that it asked for it; swell-js sends only one text. */
function linkProof(email: string | undefined, token: string): LoginProof {
  const [key = '', browser] = token.split('.');
  return { email: email || null, key, ...(browser && { browser }) };
}
