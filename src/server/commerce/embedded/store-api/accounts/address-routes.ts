import { object, type InferType } from 'yup';
import type { SavedAddress } from '@/domain/accounts/account';
import type { HttpAnswer } from '@/server/http/exchange';
import type { AddressChange, Outcome } from '@/server/commerce/embedded/engine';
import { addressChange, addressShape } from '../http/address-input';
import { savedAddressWire } from './account-wire';
import type { StoreCall } from '../http/call';
import { flag, given, parseInput } from '../http/input';
import { listed } from '../http/listed';
import { ownerOf } from './owner-only';
import { itemRefusal } from '../http/refusals';
import type { RouteTable } from '../http/router';

const schema = object({ ...addressShape, active: flag() });

/** The address book of the logged-in customer (contract 10). */
export const addressRoutes: RouteTable = {
  'GET /account/addresses': async (call) => {
    const { id } = await ownerOf(call);
    const addresses = await call.services.engine.addressBook.list(id);
    return listed(addresses.map(savedAddressWire), call);
  },
  'POST /account/addresses': async (call) => {
    const { id } = await ownerOf(call);
    return answer(await call.services.engine.addressBook.add(id, await changeOf(call)), call);
  },
  'PUT /account/addresses/:id': async (call) => {
    const { id } = await ownerOf(call);
    const { addressBook } = call.services.engine;
    return answer(await addressBook.change(id, call.params.id ?? '', await changeOf(call)), call);
  },
  'DELETE /account/addresses/:id': async (call) => {
    const { id } = await ownerOf(call);
    return answer(await call.services.engine.addressBook.remove(id, call.params.id ?? ''), call);
  },
};

async function changeOf(call: StoreCall): Promise<AddressChange & { isActive?: boolean | null }> {
  const body: InferType<typeof schema> = parseInput(schema, await call.body());
  return { ...addressChange(body), ...given({ isActive: body.active }) };
}

function answer(outcome: Outcome<SavedAddress>, call: StoreCall): HttpAnswer {
  return outcome.ok ? call.answer(savedAddressWire(outcome.value)) : itemRefusal(outcome);
}
