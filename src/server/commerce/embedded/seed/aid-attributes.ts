import type { CatalogueAttribute } from '@/domain/catalogue/catalogue';
import type { StoredAttribute } from '../catalogue/localized';

type Kind = Pick<CatalogueAttribute, 'type' | 'values'>;

const plain = { isVisible: true, isFilterable: false, isSearchable: false };
const text: Kind = { type: 'text', values: [] };
const amount: Kind = { type: 'number', values: [] };
const yesNo: Kind = { type: 'select', values: ['yes', 'no'] };

/** The catalogue's attributes of a hearing aid (domain/catalogue/aid-facts.ts); a level may have a value of its own. */
export const aidAttributes: readonly StoredAttribute[] = [
  {
    id: 'in_the_box',
    name: 'In every box',
    type: 'select',
    values: ['Standard Charger'],
    $locale: {
      'fr-CA': { name: 'Dans chaque boîte', values: { 'Standard Charger': 'Chargeur standard' } },
    },
    ...plain,
  },
  {
    id: 'battery_hours',
    name: 'Hours of one charge',
    $locale: { 'fr-CA': { name: 'Heures d’utilisation par charge' } },
    ...amount,
    ...plain,
  },
  {
    id: 'charging_hours',
    name: 'Hours of a full charge',
    $locale: { 'fr-CA': { name: 'Heures pour une charge complète' } },
    ...amount,
    ...plain,
  },
  {
    id: 'water_rating',
    name: 'Water and dust',
    $locale: { 'fr-CA': { name: 'Eau et poussière' } },
    ...text,
    ...plain,
  },
  {
    id: 'weight_grams',
    name: 'Weight of one aid in grams',
    $locale: { 'fr-CA': { name: 'Poids d’une aide auditive en grammes' } },
    ...amount,
    ...plain,
  },
  {
    id: 'bluetooth',
    name: 'Bluetooth calls and TV',
    $locale: { 'fr-CA': { name: 'Appels et télé par Bluetooth' } },
    ...yesNo,
    ...plain,
  },
  {
    id: 'bluetooth_basic',
    name: 'Bluetooth calls and TV, Basic',
    $locale: { 'fr-CA': { name: 'Appels et télé par Bluetooth, Essentiel' } },
    ...yesNo,
    ...plain,
  },
  {
    id: 'telecoil',
    name: 'Telecoil',
    $locale: { 'fr-CA': { name: 'Bobine téléphonique' } },
    ...yesNo,
    ...plain,
  },
  {
    id: 'fitting_range_db',
    name: 'Fits hearing loss up to, dB HL',
    $locale: { 'fr-CA': { name: 'Convient à une perte auditive jusqu’à, en dB HL' } },
    ...amount,
    ...plain,
  },
  {
    id: 'fitting_range_db_premium',
    name: 'Fits hearing loss up to, dB HL, Premium',
    $locale: { 'fr-CA': { name: 'Convient à une perte auditive jusqu’à, en dB HL, Supérieur' } },
    ...amount,
    ...plain,
  },
  {
    id: 'app_needed',
    name: 'Phone app needed',
    $locale: { 'fr-CA': { name: 'Application mobile nécessaire' } },
    ...yesNo,
    ...plain,
  },
];
