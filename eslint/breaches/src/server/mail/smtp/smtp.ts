import type { Mail } from '../port';

export const smtp: Mail = { send: () => undefined };
