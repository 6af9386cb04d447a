import { boolean, number, object, string, type InferType } from 'yup';
import { callWays } from '@/domain/consultations/booking';
import { locales } from '@/domain/words/locale';
import type { Sealer } from '@/server/base/sealing';

const hour = 60 * 60 * 1000;

/** How long a mailed link works. The slot is not reserved meanwhile. */
const lifetimeMs = 24 * hour;

const askedSchema = object({
  /** Becomes the booking's id. */
  id: string().required(),
  name: string().required(),
  email: string().required(),
  phone: string().defined(),
  locale: string().oneOf(locales).required(),
  way: string().oneOf(callWays).required(),
  hasCompanion: boolean().required(),
  timeZone: string().required(),
  start: string().required(),
  accountId: string().defined().nullable(),
  visit: string().defined().nullable(),
  network: string().defined().nullable(),
  /** When the link ends, in milliseconds since 1970. */
  endsAt: number().required(),
});

/**
 * A call beyond the number that may be booked without proving a mailbox by a click in a mail. It is stored only in that
 * mail.
 */
export type AskedCall = InferType<typeof askedSchema>;

const place = 'consultations.asked';

/** The sealed call in the mailed link. */
export function sealAskedCall(sealer: Sealer, call: Omit<AskedCall, 'endsAt'>, now: Date): string {
  return sealer.seal(JSON.stringify({ ...call, endsAt: now.getTime() + lifetimeMs }), place);
}

/** Null for a text that is forged, changed, or expired. */
export function openAskedCall(sealer: Sealer, sealed: string, now: Date): AskedCall | null {
  const call = opened(sealer, sealed);
  return call && now.getTime() < call.endsAt ? call : null;
}

function opened(sealer: Sealer, sealed: string): AskedCall | null {
  let text: string;
  try {
    text = sealer.open(sealed, place);
  } catch {
    return null;
  }
  return askedSchema.validateSync(JSON.parse(text), { strict: true });
}
