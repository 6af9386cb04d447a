import type { Mail } from '../port';

export const outbox: Mail = { send: () => undefined };
