import { outbox } from './mail/outbox/outbox';

export const breach = outbox;
