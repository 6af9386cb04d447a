/** The 13 provinces and territories (spec 3), in alphabetical order of their code. */
export const provinceCodes = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const;
export type ProvinceCode = (typeof provinceCodes)[number];

/** Only to read what people and other systems write; screens take the names of their language from the messages. */
const provinceNames: Readonly<Record<ProvinceCode, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Québec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

/** Reads a province by code or name, in any case and with or without its accent; null when it is neither. */
export function parseProvince(text: string | null): ProvinceCode | null {
  const wanted = bare(text?.trim() ?? '');
  return (
    provinceCodes.find((code) => bare(code) === wanted || bare(provinceNames[code]) === wanted) ??
    null
  );
}

function bare(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * How a province regulates the sale of hearing aids, as far as we know. A rule here decides only whether an order waits
 * for a person; it never stops anybody from paying. To be confirmed with counsel before launch.
 */
type DispensingRule = 'prescription_required' | 'dispensing_reserved' | 'unknown';

/**
 * Ontario: a prescription by a physician or audiologist is required (CASLPO, 2026). British Columbia: the same, change
 * under consultation. Quebec: selling and fitting is reserved to audioprothésistes (Act, s. 7). The others have not
 * been confirmed; their orders are reviewed.
 */
const dispensingRules: Readonly<Record<ProvinceCode, DispensingRule>> = {
  AB: 'unknown',
  BC: 'prescription_required',
  MB: 'unknown',
  NB: 'unknown',
  NL: 'unknown',
  NS: 'unknown',
  NT: 'unknown',
  NU: 'unknown',
  ON: 'prescription_required',
  PE: 'unknown',
  QC: 'dispensing_reserved',
  SK: 'unknown',
  YT: 'unknown',
};

/** Hold reasons as the shopper sees them. */
export const holdReasons = [
  'prescription_needed',
  'dispenser_review',
  'hearing_test_needed',
  /** The test is clear; a clinician still has to sign the sheet that the aids are set by. */
  'fitting_sheet',
  /** Everything has arrived; our staff still have to review it. */
  'hearing_review',
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** The rule at the destination; unknown without a province. */
export function dispensingRule(province: ProvinceCode | null): DispensingRule {
  return province === null ? 'unknown' : dispensingRules[province];
}
