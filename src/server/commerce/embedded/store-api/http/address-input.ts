import type { AddressChange } from '@/server/commerce/embedded/engine';
import { given, text } from './input';

/** The fields of an address, in carts and accounts alike. */
export const addressShape = {
  name: text(),
  first_name: text(),
  last_name: text(),
  company: text(),
  address1: text(),
  address2: text(),
  city: text(),
  state: text(),
  zip: text(),
  country: text(),
  phone: text(),
};

type AddressBody = { [Field in keyof typeof addressShape]?: string | null };

/** The address as engine fields: omitted stays omitted, null stays null. */
export function addressChange(body: AddressBody): AddressChange {
  return given({
    name: body.name,
    firstName: body.first_name,
    lastName: body.last_name,
    company: body.company,
    address1: body.address1,
    address2: body.address2,
    city: body.city,
    state: body.state,
    zip: body.zip,
    country: body.country,
    phone: body.phone,
  });
}
