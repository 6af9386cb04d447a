import { object, type InferType } from 'yup';
import type { SavedAddress } from '@/domain/account';
import type { HttpAnswer } from '@/server/http/exchange';
import type { AddressChange, Outcome } from '../engine';
import { addressChange, addressShape } from './account-input';
import { savedAddressWire } from './account-wire';
import type { StoreCall } from './call';
import { flag, given, parseInput } from './input';
import { listed } from './listed';
import { ownerOf } from './owner-only';
import { itemRefusal } from './refusals';
import type { RouteTable } from './router';

const schema = object({ ...addressShape, active: flag() });

/** The address book of who is logged in (contract 10). */
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
