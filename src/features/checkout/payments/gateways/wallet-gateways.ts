import type { Gateway } from './gateway';

const google = {
  place: 'button',
  load: async () => (await import('../google/google-button')).googleButton,
} as const;

const apple = {
  place: 'button',
  load: async () => (await import('../apple/apple-button')).appleButton,
} as const;

/** Cards are paid as tokens of the store's vault, wallets by their own buttons. */
export const authorizenet: Gateway = {
  name: 'authorizenet',
  ways: {
    card: { place: 'form', load: async () => (await import('../card')).card },
    google,
    apple,
  },
};

export const convesiopay: Gateway = { name: 'convesiopay', ways: { google, apple } };
