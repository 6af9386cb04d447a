import { object, string } from 'yup';
import { currencyCodes } from '../money';

/** The currency of a record, for readers that cannot do without it. */
export const wireCurrency = string().oneOf(currencyCodes).required();

const priced = object({ currency: string().nullable() });

/** False for a record in another currency than the shop's: one such record must not fail a whole list. */
export function isInOurCurrency(record: unknown): boolean {
  if (!priced.isValidSync(record)) return true;
  const { currency: code } = priced.cast(record);
  return code === null || code === undefined || currencyCodes.some((known) => known === code);
}
