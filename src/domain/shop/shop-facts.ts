import { cents, type Cents, type CurrencyCode } from '../money';
import type { ProvinceCode } from '../provinces';

/** The seller: names and numbers that a buyer or an insurer may ask for. */
export type Company = {
  /** As registered. */
  name: string;
  /** One line, as on an envelope. */
  address: string;
  /** Business number of the Canada Revenue Agency: nine digits, with the tax account if there is one. */
  businessNumber: string;
};

export const clinicianProfessions = ['audiologist', 'practitioner'] as const;

/** The clinician of record: the licensed person who is responsible for the settings before an aid ships. */
export type Clinician = {
  name: string;
  profession: (typeof clinicianProfessions)[number];
  /** Number of the licence in `province`. */
  licence: string;
  province: ProvinceCode;
  /** Languages they speak, as tags such as `en` and `fr`. */
  languages: readonly string[];
  /** A square picture; a path below the origin. */
  portrait: string;
};

/** The shop's promises with every hearing aid. */
type ShopPromises = {
  /** Days after the delivery to try hearing aids at home and to return anything. */
  trialDays: number;
  /** Years after the delivery in which a fault costs the customer nothing. */
  warrantyYears: number;
  /** Price of a replacement after a loss or damage, once in the first year; in the order's currency. */
  lossFee: Cents;
};

/** The settings about the shop that every page may show. */
export type ShopFacts = {
  company: Company;
  clinician: Clinician;
  promises: ShopPromises;
  /** The currency for visitors who have chosen none; null decides by their language and time zone. */
  firstCurrency: CurrencyCode | null;
};

/** A fictional company and clinician (docs/placeholders.md): a real shop sets its own. */
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
  firstCurrency: null,
};
