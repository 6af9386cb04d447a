/** What the shop is made of, port by port, in the order our staff reads it. */
export const ports = [
  ...(['database', 'commerce', 'payments', 'mail', 'files', 'labels'] as const),
  ...(['texts', 'hearingTest', 'errors'] as const),
] as const;
export type Port = (typeof ports)[number];

/** Who does a port's work: first of each pair the shop itself. */
export const adapters = [
  ...(['pglite', 'postgres', 'engine', 'swell', 'sandbox', 'gateway', 'outbox', 'smtp'] as const),
  ...(['disk', 's3', 'printed', 'shippo', 'bundled', 'strapi'] as const),
  ...(['builtIn', 'external', 'log', 'sentry'] as const),
] as const;
export type AdapterName = (typeof adapters)[number];

/** `resting`: not asked for a while, because it failed again and again; `trying`: the next one who asks finds out. */
export const serviceStates = ['asked', 'resting', 'trying'] as const;

/** Why an outside service was of no use; nothing of what was asked or said. */
export const outageKinds = [
  ...(['timeout', 'unreachable', 'refused', 'nonsense', 'resting', 'unknown'] as const),
] as const;

/** States of jobs that are not done. */
export const openJobStates = ['created', 'retry', 'active', 'failed'] as const;
