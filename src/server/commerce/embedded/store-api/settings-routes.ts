import { object } from 'yup';
import type { SessionRecord } from '@/domain/accounts/session';
import { jsonAnswer } from '@/server/http/answers';
import { headerOf } from '@/server/http/exchange';
import type { StoreCall } from './http/call';
import { given, lengths, parseInput, text } from './http/input';
import type { PublishedSession } from './catalogue/published';
import { refusalError } from './http/refusals';
import type { RouteTable } from './http/router';
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
  'GET /settings': async (call) => call.answer(storeSettings(call.services.siteUrl)),
  'GET /settings/menus': async (call) => call.answer(menus),
  'GET /settings/payments': async (call) => call.answer(paymentSettings(call.services.payments)),
  'GET /settings/subscriptions': async (call) => call.answer(subscriptionSettings),
  'GET /settings/all': async (call) =>
    jsonAnswer(200, {
      settings: storeSettings(call.services.siteUrl),
      menus,
      payments: paymentSettings(call.services.payments),
      subscriptions: subscriptionSettings,
      session: await knownSession(call),
    }),
  'GET /payment/methods': async (call) => call.answer(paymentSettings(call.services.payments)),
  'GET /cart/settings': async (call) => call.answer(cartSettings(call.services.payments)),

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

/** Every first visit reads the settings: they describe a session but do not create one. */
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

/**
 * Unset values stay null: swell-js merges a session into the one it has (`settings.load`), where an omitted value would
 * keep its old one.
 */
function sessionWire({ locale, currency, accountId, cartId }: SessionRecord): PublishedSession {
  return { locale, currency, account_id: accountId, cart_id: cartId };
}
