/** The secret that the stand-in for Swell has to show when it calls (playwright.swell.config.ts). */
export const webhookSecret = 'a-secret-in-the-address-of-the-webhook';
