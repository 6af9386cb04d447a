import { array, boolean, object } from 'yup';
import { addressName } from '@/domain/accounts/address';
import { isLocale, type Locale } from '@/domain/words/locale';
import type { Customers } from '../port';
import type { ReadBackend } from './backend';
import { text } from './swell-fields';

const customerSchema = object({
  id: text.required(),
  email: text.required(),
  name: text.default(null),
  first_name: text.default(null),
  last_name: text.default(null),
  phone: text.default(null),
  metadata: object({ do_not_phone: boolean(), language: text }).nullable(),
}).nullable();

const peopleSchema = object({
  results: array(customerSchema).default([]),
});

/** Customers as the hosted store's backend knows them. */
export function createSwellCustomers(read: ReadBackend): Customers {
  return {
    async find(accountId) {
      if (!/^[\w-]+$/.test(accountId)) return null;
      const found = customerSchema.validateSync(await read(`/accounts/${accountId}`));
      if (!found) return null;
      const { id, email, name, first_name: firstName, last_name: lastName, phone } = found;
      return {
        id,
        email,
        name: addressName({ name, firstName, lastName }),
        phone,
        doNotPhone: found.metadata?.do_not_phone === true,
        language: languageIn(found.metadata?.language),
      };
    },
    async notToBeCalled(emails) {
      if (emails.length === 0) return new Set();
      const where = { email: { $in: emails } };
      const answer = await read('/accounts', { where, limit: emails.length });
      const { results } = peopleSchema.validateSync(answer);
      return new Set(
        results.flatMap((one) =>
          one?.metadata?.do_not_phone === true ? one.email.toLowerCase() : [],
        ),
      );
    },
  };
}

function languageIn(said: string | null | undefined): Locale | null {
  return isLocale(said) ? said : null;
}
