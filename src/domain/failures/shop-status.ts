/** The ports of the shop, in the order staff see them. */
export const ports = [
  ...(['database', 'commerce', 'payments', 'mail', 'files', 'labels'] as const),
  ...(['textMessages', 'texts', 'hearingTest', 'errors'] as const),
] as const;
export type Port = (typeof ports)[number];

/** Names of adapters; the first of each pair is part of the shop itself. */
export const adapters = [
  ...(['pglite', 'postgres', 'engine', 'swell', 'sandbox', 'gateway', 'outbox', 'smtp'] as const),
  ...(['disk', 's3', 'printed', 'shippo', 'twilio', 'bundled', 'strapi'] as const),
  ...(['builtIn', 'external', 'log', 'sentry'] as const),
] as const;
export type AdapterName = (typeof adapters)[number];

/** `resting`: not called for a while, because it failed again and again; `trying`: the next call tests it. */
export const serviceStates = ['asked', 'resting', 'trying'] as const;

/** Why a call to an outside service failed; without any content of the request or answer. */
export const outageKinds = [
  ...(['timeout', 'unreachable', 'refused', 'nonsense', 'resting', 'unknown'] as const),
] as const;

/** States of unfinished jobs. */
export const openJobStates = ['created', 'retry', 'active', 'failed'] as const;
