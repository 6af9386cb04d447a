import type { Mail } from '@/server/mail/port';

export type Lawful = Mail;
