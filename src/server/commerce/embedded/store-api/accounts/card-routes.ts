import { number, object } from 'yup';
import type { AccountCard } from '@/domain/accounts/account';
import type { HttpAnswer } from '@/server/http/exchange';
import type { Outcome } from '@/server/commerce/embedded/engine';
import { addressChange, addressShape } from '../http/address-input';
import { accountCardWire } from './account-wire';
import { given, parseInput, text } from '../http/input';
import { listed } from '../http/listed';
import type { StoreCall } from '../http/call';
import { ownerOf } from './owner-only';
import { itemRefusal } from '../http/refusals';
import type { RouteTable } from '../http/router';

const billing = () => object(addressShape).nullable().default(undefined);

/** A card number is never read here, even if one is sent: cards come from the vault, by their tokens. */
const newCardSchema = object({ token: text(), billing: billing() });
const changeSchema = object({
  exp_month: number().integer().optional(),
  exp_year: number().integer().optional(),
  billing: billing(),
});

/** The saved cards of the logged-in customer (contract 10). */
export const cardRoutes: RouteTable = {
  'GET /account/cards': async (call) => {
    const { id } = await ownerOf(call);
    const cards = await call.services.engine.accountCards.list(id);
    return listed(cards.map(accountCardWire), call);
  },
  'POST /account/cards': async (call) => {
    const { id } = await ownerOf(call);
    const body = parseInput(newCardSchema, await call.body());
    const card = { token: body.token ?? '', ...given({ billing: changeOf(body.billing) }) };
    return answer(await call.services.engine.accountCards.add(id, card), call);
  },
  'PUT /account/cards/:id': async (call) => {
    const { id } = await ownerOf(call);
    const body = parseInput(changeSchema, await call.body());
    const change = given({
      expMonth: body.exp_month,
      expYear: body.exp_year,
      billing: changeOf(body.billing),
    });
    const { accountCards } = call.services.engine;
    return answer(await accountCards.change(id, call.params.id ?? '', change), call);
  },
  'DELETE /account/cards/:id': async (call) => {
    const { id } = await ownerOf(call);
    return answer(await call.services.engine.accountCards.remove(id, call.params.id ?? ''), call);
  },
};

function changeOf(body: Parameters<typeof addressChange>[0] | null | undefined) {
  return body && addressChange(body);
}

function answer(outcome: Outcome<AccountCard>, call: StoreCall): HttpAnswer {
  return outcome.ok ? call.answer(accountCardWire(outcome.value)) : itemRefusal(outcome);
}
