import { number, string } from 'yup';
import { cents, type CurrencyCode } from '@/domain/money';
import { provinceCodes } from '@/domain/provinces';
import { clinicianProfessions, defaultShopFacts, type ShopFacts } from '@/domain/shop/shop-facts';
import { storeCurrencies } from '@/domain/store';
import { commaList } from './comma-list';

const { company, clinician, promises } = defaultShopFacts;

const isLanguage = (tag: string) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag);

/** The environment variables for the selling company, the responsible clinician, and the promises. */
export const shopFactsVariables = {
  SELLER_NAME: string().default(company.name),
  SELLER_ADDRESS: string().default(company.address),
  SELLER_BUSINESS_NUMBER: string().default(company.businessNumber),
  CLINICIAN_NAME: string().default(clinician.name),
  CLINICIAN_PROFESSION: string().oneOf(clinicianProfessions).default(clinician.profession),
  CLINICIAN_LICENCE: string().default(clinician.licence),
  CLINICIAN_PROVINCE: string().oneOf(provinceCodes).default(clinician.province),
  CLINICIAN_LANGUAGES: string()
    .test('languages', '${path} must be languages such as en,fr', (list) =>
      commaList(list).every(isLanguage),
    )
    .default(clinician.languages.join(',')),
  CLINICIAN_PORTRAIT: string()
    .matches(
      /^\/[\w./-]+$/,
      '${path} must be a path below public/, such as /pictures/people/me.svg',
    )
    .default(clinician.portrait),
  TRIAL_DAYS: number().integer().min(1).max(365).default(promises.trialDays),
  WARRANTY_YEARS: number().integer().min(1).max(10).default(promises.warrantyYears),
  LOSS_FEE_CENTS: number().integer().min(0).max(99_999_999).default(promises.lossFee),
  DEFAULT_CURRENCY: string().oneOf(storeCurrencies),
};

type ShopFactsEnvironment = {
  SELLER_NAME: string;
  SELLER_ADDRESS: string;
  SELLER_BUSINESS_NUMBER: string;
  CLINICIAN_NAME: string;
  CLINICIAN_PROFESSION: ShopFacts['clinician']['profession'];
  CLINICIAN_LICENCE: string;
  CLINICIAN_PROVINCE: ShopFacts['clinician']['province'];
  CLINICIAN_LANGUAGES: string;
  CLINICIAN_PORTRAIT: string;
  TRIAL_DAYS: number;
  WARRANTY_YEARS: number;
  LOSS_FEE_CENTS: number;
  DEFAULT_CURRENCY?: CurrencyCode | undefined;
};

/** Company, clinician and promises in the form that every page gets. */
export function readShopFacts(values: ShopFactsEnvironment): ShopFacts {
  return {
    company: {
      name: values.SELLER_NAME,
      address: values.SELLER_ADDRESS,
      businessNumber: values.SELLER_BUSINESS_NUMBER,
    },
    clinician: {
      name: values.CLINICIAN_NAME,
      profession: values.CLINICIAN_PROFESSION,
      licence: values.CLINICIAN_LICENCE,
      province: values.CLINICIAN_PROVINCE,
      languages: commaList(values.CLINICIAN_LANGUAGES),
      portrait: values.CLINICIAN_PORTRAIT,
    },
    promises: {
      trialDays: values.TRIAL_DAYS,
      warrantyYears: values.WARRANTY_YEARS,
      lossFee: cents(values.LOSS_FEE_CENTS),
    },
    firstCurrency: values.DEFAULT_CURRENCY ?? null,
  };
}
