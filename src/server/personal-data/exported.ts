import { addressFields, type Address } from '@/domain/accounts/address';
import type { Cents, CurrencyCode } from '@/domain/money';
import type { Exported, ExportedMoney } from './personal-data-record';

/** An amount in the form of the data export. */
export function exportedMoney(amount: Cents, currency: CurrencyCode): ExportedMoney {
  return { amount: (amount / 100).toFixed(2), currency };
}

/** An address without the parts that are empty; null when all are. */
export function exportedAddress(address: Address | null): Exported {
  if (address === null) return null;
  const given = addressFields.flatMap((field) =>
    address[field] ? [[field, address[field]] as const] : [],
  );
  return given.length > 0 ? Object.fromEntries(given) : null;
}

/** Free-form values from a client, unchanged. */
export function exportedMetadata(values: unknown): Exported {
  return toExported(values);
}

function toExported(value: unknown): Exported {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map(toExported);
  if (typeof value !== 'object') return null;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toExported(part)]));
}
