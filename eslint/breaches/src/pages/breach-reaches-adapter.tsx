import { outbox } from '@/server/mail/outbox/outbox';

export const breach = outbox;
