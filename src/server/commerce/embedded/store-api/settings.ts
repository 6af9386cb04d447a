import { shippingCountries } from '@/domain/accounts/address';
import { brand } from '@/domain/brand';
import { defaultLocale, locales } from '@/domain/words/locale';
import { defaultCurrency, type CurrencyCode } from '@/domain/money';
import { paths } from '@/domain/pages/paths';
import { retryDays } from '@/domain/subscriptions/subscription-changes';
import { storeCurrencies } from '@/domain/store';
import type { Payments } from '@/server/payments/port';
import type {
  PublishedCartSettings,
  PublishedMenus,
  PublishedPaymentMethods,
  PublishedSettings,
} from './catalogue/published';

const currencyFacts: Readonly<Record<CurrencyCode, { name: string; symbol: string }>> = {
  USD: { name: 'US Dollar', symbol: '$' },
  CAD: { name: 'Canadian Dollar', symbol: 'CA$' },
};

/** `priced` means a separate price list: swell-js converts by `rate` only currencies of type `display`. */
const currencies = storeCurrencies.map((code) => ({
  code,
  ...currencyFacts[code],
  decimals: 2,
  rate: 1,
  type: code === defaultCurrency ? 'base' : 'priced',
}));

const localeNames: Readonly<Record<(typeof locales)[number], string>> = {
  'en-US': 'English (United States)',
  'fr-CA': 'Français (Canada)',
};

const storeLocales = locales.map((code) => ({
  code,
  name: localeNames[code],
  fallback: defaultLocale,
}));

/** The store settings by which swell-js formats money and dates, and the store's location. */
export function storeSettings(siteUrl: string) {
  const wire = {
    store: {
      id: brand.slug,
      name: brand.name,
      url: siteUrl,
      country: 'CA',
      currency: defaultCurrency,
      locale: defaultLocale,
      support_email: brand.supportEmail,
      currencies,
      locales: storeLocales,
    },
  };
  return wire satisfies PublishedSettings;
}

const linkLists = [
  {
    id: 'header',
    name: 'Header',
    items: [
      { name: 'Shop', type: 'url', value: paths.shop, url: paths.shop },
      { name: 'Accessories', type: 'url', value: paths.accessories, url: paths.accessories },
      { name: 'Hearing test', type: 'url', value: paths.hearingTest, url: paths.hearingTest },
      { name: 'Contact us', type: 'url', value: paths.contact, url: paths.contact },
    ],
  },
] satisfies PublishedMenus;

/**
 * Link lists for API clients; the shop's own header and footer are typed components. Swell's own storefronts read
 * `options.target` of every item.
 */
export const menus = linkLists.map(({ items, ...list }) => ({
  ...list,
  items: items.map((item) => ({ ...item, options: {} })),
}));

/** How plans are billed, and what their owners may change themselves. */
export const subscriptionSettings = {
  enabled: true,
  payment_methods: ['card'],
  payment_retry_days: retryDays,
  pause: true,
  cancel_at_end: true,
};

/** By method id; only payment methods that work here, without any of their secrets. */
export function paymentSettings(payments: Payments) {
  const wire = Object.fromEntries(
    payments
      .methods()
      .map(({ details, ...method }) => [method.id, { ...method, ...details }] as const),
  );
  return wire satisfies PublishedPaymentMethods;
}

/** The settings for a hosted checkout. */
export function cartSettings(payments: Payments) {
  const wire = {
    name: brand.name,
    currency: defaultCurrency,
    support_email: brand.supportEmail,
    fields: [],
    scripts: [],
    accounts: 'optional' as const,
    email_optin: true,
    terms_policy: paths.terms,
    refund_policy: paths.returns,
    privacy_policy: paths.privacy,
    theme: {},
    countries: shippingCountries,
    payment_methods: payments
      .methods()
      .map(({ id, name, gateway, mode }) => ({ id, name, gateway, mode, manual: false })),
    coupons: true,
    giftcards: true,
    currencies,
    locales: storeLocales,
  };
  return wire satisfies PublishedCartSettings;
}
