import { object, string, type InferType } from 'yup';
import type { AccountFields } from '@/server/commerce/embedded/engine';
import { addressChange, addressShape } from '../http/address-input';
import { flag, given, lengths, metadata, text } from '../http/input';

/** Fields of `POST` and `PUT /account`; everything else a client sends is ignored. */
export const accountSchema = object({
  // The engine checks the length: a wrong address is a soft error.
  email: text(lengths.comments),
  password: text(lengths.password),
  /** Our addition to swell-js's fields: proof for a new address or password. */
  current_password: text(lengths.password),
  name: text(),
  first_name: text(),
  last_name: text(),
  phone: text(),
  email_optin: flag(),
  metadata: metadata(),
  shipping: object({ ...addressShape, account_address_id: text() })
    .nullable()
    .default(undefined),
  billing: object({ ...addressShape, account_card_id: text() })
    .nullable()
    .default(undefined),
});

/** The body as engine fields: omitted stays omitted, null stays null. */
export function accountFields(body: InferType<typeof accountSchema>): AccountFields {
  const { shipping, billing } = body;
  return given({
    email: body.email,
    password: body.password,
    currentPassword: body.current_password,
    name: body.name,
    firstName: body.first_name,
    lastName: body.last_name,
    phone: body.phone,
    emailOptin: body.email_optin,
    metadata: body.metadata,
    shipping:
      shipping &&
      given({ ...addressChange(shipping), accountAddressId: shipping.account_address_id }),
    billing:
      billing && given({ ...addressChange(billing), accountCardId: billing.account_card_id }),
  });
}

/** A value that is not text is a mismatch like any other, not an invalid request. */
const loginText = (maximum: number) => string().strict().max(maximum).optional();

export const loginSchema = object({
  email: loginText(lengths.email),
  password: loginText(lengths.password),
  password_token: loginText(lengths.name),
});
