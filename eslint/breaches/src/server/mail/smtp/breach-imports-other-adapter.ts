import { outbox } from '../outbox/outbox';

export const breach = outbox;
