import { serverPort } from '../../base/server';

/** Where the stand-in for Stripe's API listens (playwright.stripe.config.ts). */
export const stripeUrl = `http://127.0.0.1:${serverPort + 1}`;
/** The secret with which it signs its reports. */
export const webhookSecret = 'whsec_shop';
