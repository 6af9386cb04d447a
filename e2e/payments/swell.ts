/** What the stand-in for Swell has been told to show when it calls (playwright.swell.config.ts). */
export const webhookSecret = 'a-secret-in-the-address-of-the-webhook';
