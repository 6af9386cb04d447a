import { array, boolean, object } from 'yup';
import { addressName } from '@/domain/accounts/address';
import { isLocale, type Locale } from '@/domain/words/locale';
import { accountOfWire, wireAccountShape } from '@/domain/wire/account';
import type { Customers } from '../port';
import type { ReadBackend } from './backend';
import { text } from './swell-fields';

const customerSchema = object({
  ...wireAccountShape,
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
      const account = accountOfWire(found);
      return {
        id: account.id,
        email: account.email,
        name: addressName(account),
        phone: account.phone,
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
