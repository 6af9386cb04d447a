import type { Gateway } from '../gateways/gateway';

/** Banks that Stripe reaches pay in euros only (docs.stripe.com/payments/ideal, /bancontact). */
const bank = { place: 'page', currency: 'EUR' } as const;

export const stripe: Gateway = {
  name: 'stripe',
  ways: {
    card: { place: 'fields', load: async () => (await import('./card')).stripeCard },
    klarna: { place: 'page', load: async () => (await import('./klarna')).stripeKlarna },
    google: {
      place: 'button',
      paysPlans: true,
      load: async () => (await import('./wallet')).stripeGoogle,
    },
    apple: {
      place: 'button',
      paysPlans: true,
      load: async () => (await import('./wallet')).stripeApple,
    },
    ideal: { ...bank, load: async () => (await import('../ideal')).ideal },
    bancontact: { ...bank, load: async () => (await import('../bancontact')).bancontact },
  },
  loadWalletFinder: async () => (await import('./wallets-there')).walletsThere,
  loadCardSetup: async () => (await import('./card-setup')).stripeCardSetup,
  // swell-js uses this name on a return for Klarna only; banks have a return address of our own.
  returning: 'klarna',
};
