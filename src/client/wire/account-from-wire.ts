import { boolean, mixed, object, string } from 'yup';

/** The logged-in customer, as their account pages show them. */
export type CustomerAccount = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  wantsNews: boolean;
  /** She asked not to be called. */
  isPhoneUnwanted: boolean;
};

const wireText = string().nullable();

/** What we read of the Store API's account (its contract, section 10); everything else is left where it is. */
const wireAccount = object({
  id: string().required(),
  email: string().required(),
  first_name: wireText,
  last_name: wireText,
  phone: wireText,
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
  return {
    id: wire.id,
    email: wire.email,
    firstName: wire.first_name ?? '',
    lastName: wire.last_name ?? '',
    phone: wire.phone ?? '',
    wantsNews: wire.email_optin ?? false,
    isPhoneUnwanted: isTrueIn(wire.metadata, 'do_not_phone'),
  };
}

/** Anybody may have written anything into metadata. */
function isTrueIn(metadata: unknown, field: string): boolean {
  return typeof metadata === 'object' && metadata !== null && Reflect.get(metadata, field) === true;
}
