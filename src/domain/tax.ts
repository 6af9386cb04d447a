import type { ProvinceCode } from './provinces';

/**
 * Tax class of a product for GST/HST/QST. Hearing aids are zero-rated medical devices (Excise Tax Act, Schedule VI,
 * Part II); accessories are ordinary goods.
 */
export type TaxClass = 'zero_rated' | 'standard';

/** Basis points of tax (1300 = 13 %) by class of goods; a region that is not listed charges no tax. */
export type TaxTable = Partial<Record<ProvinceCode, Partial<Record<TaxClass, number>>>>;

/** The default installation charges no tax; a shop owner who has to collect tax fills in the table. */
export const defaultTaxTable: TaxTable = {};

/** Basis points for one class of goods shipped to a province; 0 while the destination is unknown. */
export function taxRate(
  table: TaxTable,
  province: ProvinceCode | null,
  taxClass: TaxClass,
): number {
  return province === null ? 0 : (table[province]?.[taxClass] ?? 0);
}
