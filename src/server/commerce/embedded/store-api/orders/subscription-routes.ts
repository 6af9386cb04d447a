import type { Subscription } from '@/domain/subscriptions/subscription';
import type { HttpAnswer } from '@/server/http/exchange';
import type { Outcome } from '@/server/commerce/embedded/engine';
import type { Subscriptions } from '@/server/commerce/embedded/subscriptions/own-subscriptions';
import type { StoreCall, StoreHandler } from '../http/call';
import { guarded } from '../accounts/code-guessing';
import { parseInput } from '../http/input';
import { itemChange, itemEntries, itemInput, itemSchema } from '../carts/item-input';
import { envelope, meetsConditions, readExpand, readPage } from '../http/list';
import { ownerOf } from '../accounts/owner-only';
import { subscriptionRefusal } from '../http/refusals';
import type { RouteTable } from '../http/router';
import { newSubscription, subscriptionChange, subscriptionSchema } from './subscription-input';
import { invoiceWire, subscriptionWire } from './subscription-wire';

type Action = (
  subscriptions: Subscriptions,
  owner: { accountId: string; id: string },
  call: StoreCall,
) => Promise<Outcome<Subscription>>;

/** Names that may be expanded; their data is always included or small enough for a call of its own. */
const expandable: ReadonlySet<string> = new Set(['product', 'variant', 'items', 'account']);

/** Subscriptions and invoices of the logged-in account (contract 11); those of others read as missing. */
export const subscriptionRoutes: RouteTable = {
  'GET /subscriptions': async (call) => {
    const { id } = await ownerOf(call);
    readExpand(call.query, expandable);
    return listAnswer(call, await subscriptionsWire(id, call));
  },
  'POST /subscriptions': async (call) => {
    await ownerOf(call);
    const input = newSubscription(parseInput(subscriptionSchema, await call.body()));
    return answerOf(await call.services.engine.subscriptions.create(call.session, input), call);
  },
  'GET /subscriptions/:id': async (call) => {
    const owner = await ownerOf(call);
    readExpand(call.query, expandable);
    const found = await call.services.engine.subscriptions.find(owner.id, call.params.id ?? '');
    return call.answer(found && (await upToDate(found, call)));
  },
  'PUT /subscriptions/:id': change(async (subscriptions, { accountId, id }, call) => {
    const input = subscriptionChange(parseInput(subscriptionSchema, await call.body()));
    const update = () => subscriptions.update(accountId, id, input);
    return input.couponCode ? guarded(call, update) : update();
  }),
  'POST /subscriptions/:id/items': change(async (subscriptions, { accountId, id }, call) => {
    const input = itemInput(parseInput(itemSchema, await call.body()));
    return subscriptions.addItem(accountId, id, input);
  }),
  'PUT /subscriptions/:id/items': change(async (subscriptions, { accountId, id }, call) =>
    subscriptions.update(accountId, id, { items: itemEntries(await call.body()) }),
  ),
  'PUT /subscriptions/:id/items/:item': change(async (subscriptions, { accountId, id }, call) => {
    const input = itemChange(parseInput(itemSchema, await call.body()));
    return subscriptions.updateItem(accountId, id, call.params.item ?? '', input);
  }),
  'DELETE /subscriptions/:id/items/:item': change((subscriptions, { accountId, id }, call) =>
    subscriptions.removeItem(accountId, id, call.params.item ?? ''),
  ),
  'GET /invoices': async (call) => {
    const { id } = await ownerOf(call);
    readExpand(call.query, invoiceExpandable);
    const found = await call.services.engine.subscriptions.listInvoices(id);
    return listAnswer(call, found.map(invoiceWire));
  },
  'GET /invoices/:id': async (call) => {
    const owner = await ownerOf(call);
    readExpand(call.query, invoiceExpandable);
    const { subscriptions } = call.services.engine;
    const found = await subscriptions.findInvoice(owner.id, call.params.id ?? '');
    return call.answer(found && invoiceWire(found));
  },
};

const invoiceExpandable: ReadonlySet<string> = new Set(['items', 'account']);

function change(action: Action): StoreHandler {
  return async (call) => {
    const { id: accountId } = await ownerOf(call);
    const owner = { accountId, id: call.params.id ?? '' };
    return answerOf(await action(call.services.engine.subscriptions, owner, call), call);
  };
}

async function answerOf(outcome: Outcome<Subscription>, call: StoreCall): Promise<HttpAnswer> {
  if (!outcome.ok) return subscriptionRefusal(outcome);
  return call.answer(await upToDate(outcome.value, call));
}

/** All subscriptions of an account, newest first. */
export async function subscriptionsWire(accountId: string, call: StoreCall) {
  const found = await call.services.engine.subscriptions.list(accountId);
  return Promise.all(found.map((subscription) => upToDate(subscription, call)));
}

async function upToDate(subscription: Subscription, { services }: StoreCall) {
  return subscriptionWire(subscription, await services.engine.subscriptions.upcoming(subscription));
}

function listAnswer<Record extends object>(
  call: StoreCall,
  records: readonly Record[],
): HttpAnswer {
  const found = records.filter((record) => meetsConditions(record, call.query));
  return call.answer(envelope(found, readPage(call.query)));
}
