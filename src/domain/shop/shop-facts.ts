import { cents, type Cents } from '../money';
import type { ProvinceCode } from '../provinces';

/** Who sells: the names and numbers that a buyer and an insurer may ask for. */
export type Company = {
  /** As registered. */
  name: string;
  /** One line, as on an envelope. */
  address: string;
  /** Of the Canada Revenue Agency: nine digits, and the account of the tax where there is one. */
  businessNumber: string;
};

export const clinicianProfessions = ['audiologist', 'practitioner'] as const;

/** The clinician of record: the licensed person who answers for what is set before it ships. */
export type Clinician = {
  name: string;
  profession: (typeof clinicianProfessions)[number];
  /** Number of the licence in `province`. */
  licence: string;
  province: ProvinceCode;
  /** What they speak, as tags such as `en` and `fr`. */
  languages: readonly string[];
  /** A square picture; a path below the origin. */
  portrait: string;
};

/** What the shop promises with every hearing aid. */
type ShopPromises = {
  /** Days to try hearing aids at home and to send anything back, after the delivery. */
  trialDays: number;
  /** Years in which a fault costs nothing, after the delivery. */
  warrantyYears: number;
  /** What a new hearing aid costs after a loss or damage, once in the first year; in the currency of the order. */
  lossFee: Cents;
};

/** What the settings say about the shop and every page may show. */
export type ShopFacts = { company: Company; clinician: Clinician; promises: ShopPromises };

/** A company and a clinician that do not exist (docs/placeholders.md): a real shop sets its own. */
export const defaultShopFacts: ShopFacts = {
  company: {
    name: 'Boreal Hearing Inc.',
    address: '100 Sample Street SW, Calgary AB T2P 0A1',
    businessNumber: '00000 0000 RT0001',
  },
  clinician: {
    name: 'Maren Tallis',
    profession: 'audiologist',
    licence: '0000',
    province: 'AB',
    languages: ['en', 'fr'],
    portrait: '/pictures/people/clinician.svg',
  },
  promises: { trialDays: 60, warrantyYears: 3, lossFee: cents(199_00) },
};
