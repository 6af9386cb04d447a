import type { CatalogueAttribute } from '@/domain/catalogue/catalogue';

type Kind = Pick<CatalogueAttribute, 'type' | 'values'>;

const plain = { isVisible: true, isFilterable: false, isSearchable: false };
const text: Kind = { type: 'text', values: [] };
const amount: Kind = { type: 'number', values: [] };
const yesNo: Kind = { type: 'select', values: ['yes', 'no'] };

/** The catalogue's attributes of a hearing aid (domain/catalogue/aid-facts.ts); a level may have a value of its own. */
export const aidAttributes: readonly CatalogueAttribute[] = [
  {
    id: 'in_the_box',
    name: 'In every box',
    type: 'select',
    values: ['Standard Charger'],
    ...plain,
  },
  { id: 'battery_hours', name: 'Hours of one charge', ...amount, ...plain },
  { id: 'charging_hours', name: 'Hours of a full charge', ...amount, ...plain },
  { id: 'water_rating', name: 'Water and dust', ...text, ...plain },
  { id: 'weight_grams', name: 'Weight of one aid in grams', ...amount, ...plain },
  { id: 'bluetooth', name: 'Bluetooth calls and TV', ...yesNo, ...plain },
  { id: 'bluetooth_basic', name: 'Bluetooth calls and TV, Basic', ...yesNo, ...plain },
  { id: 'telecoil', name: 'Telecoil', ...yesNo, ...plain },
  { id: 'fitting_range_db', name: 'Fits hearing loss up to, dB HL', ...amount, ...plain },
  {
    id: 'fitting_range_db_premium',
    name: 'Fits hearing loss up to, dB HL, Premium',
    ...amount,
    ...plain,
  },
  { id: 'app_needed', name: 'Phone app needed', ...yesNo, ...plain },
];
