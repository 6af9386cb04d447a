import { boolean, mixed, object } from 'yup';
import { accountOfWire, wireAccountShape } from '@/domain/wire/account';

/** The logged-in customer, for their own account pages. */
export type CustomerAccount = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  wantsNews: boolean;
  /** The customer asked not to be called. */
  isPhoneUnwanted: boolean;
};

/** The Store API's account (its contract, section 10), with what its owner decided. */
const wireAccount = object({
  ...wireAccountShape,
  email_optin: boolean().nullable(),
  metadata: mixed(),
});

/**
 * Reads the Store API's account. Null or an empty body means that nobody is logged in. Throws yup's
 * ValidationError on anything that is not an account.
 */
export function accountFromWire(body: unknown): CustomerAccount | null {
  if (body === null || body === undefined || body === '') return null;
  const wire = wireAccount.validateSync(body, { stripUnknown: true });
  const { id, email, firstName, lastName, phone } = accountOfWire(wire);
  return {
    id,
    email,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phone: phone ?? '',
    wantsNews: wire.email_optin ?? false,
    isPhoneUnwanted: isTrueIn(wire.metadata, 'do_not_phone'),
  };
}

/** Reads metadata without trusting its type, because any client may write to it. */
function isTrueIn(metadata: unknown, field: string): boolean {
  return typeof metadata === 'object' && metadata !== null && Reflect.get(metadata, field) === true;
}
