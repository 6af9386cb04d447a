import { object } from 'yup';
import type { SessionRecord } from '@/domain/session';
import { jsonAnswer } from '@/server/http/answers';
import { headerOf } from '@/server/http/exchange';
import type { StoreCall } from './call';
import { given, lengths, parseInput, text } from './input';
import type { PublishedSession } from './published';
import { refusalError } from './refusals';
import type { RouteTable } from './router';
import {
  cartSettings,
  menus,
  paymentSettings,
  storeSettings,
  subscriptionSettings,
} from './settings';

const sessionSchema = object({ locale: text(lengths.code), currency: text(lengths.code) });

/** Facts about the store and the visit (contract, sections 5.2 and 8). */
export const settingsRoutes: RouteTable = {
  'GET /settings': async () => jsonAnswer(200, storeSettings),
  'GET /settings/menus': async () => jsonAnswer(200, menus),
  'GET /settings/payments': async ({ services }) =>
    jsonAnswer(200, paymentSettings(services.payments)),
  'GET /settings/subscriptions': async () => jsonAnswer(200, subscriptionSettings),
  'GET /settings/all': async (call) =>
    jsonAnswer(200, {
      settings: storeSettings,
      menus,
      payments: paymentSettings(call.services.payments),
      subscriptions: subscriptionSettings,
      session: await knownSession(call),
    }),
  'GET /payment/methods': async ({ services }) =>
    jsonAnswer(200, paymentSettings(services.payments)),
  'GET /cart/settings': async ({ services }) => jsonAnswer(200, cartSettings(services.payments)),

  'GET /session': async ({ services, session }) =>
    jsonAnswer(200, sessionWire(await services.engine.sessions.read(session))),

  'PUT /session': async (call) => {
    const { locale, currency } = parseInput(sessionSchema, await call.body());
    const change = given({ locale: locale ?? undefined, currency: currency ?? undefined });
    const outcome = await call.services.engine.sessions.update(call.session, change);
    if (!outcome.ok) throw refusalError(outcome);
    return jsonAnswer(200, sessionWire(outcome.value));
  },
};

/** Settings are read by every first visit: they tell about a session but do not open one. */
async function knownSession(call: StoreCall) {
  const isKnown = headerOf(call.request, 'x-session') !== undefined;
  return isKnown ? sessionWire(await call.services.engine.sessions.read(call.session)) : noSession;
}

const noSession: PublishedSession = {
  locale: null,
  currency: null,
  account_id: null,
  cart_id: null,
};

function sessionWire({ locale, currency, accountId, cartId }: SessionRecord): PublishedSession {
  return { locale, currency, account_id: accountId, cart_id: cartId };
}
