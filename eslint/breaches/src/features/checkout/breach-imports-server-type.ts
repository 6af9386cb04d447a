import type { Mail } from '@/server/mail/port';

export type Breach = Mail;
