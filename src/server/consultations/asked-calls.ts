import { boolean, number, object, string, type InferType } from 'yup';
import { callWays } from '@/domain/consultations/booking';
import { locales } from '@/domain/words/locale';
import type { Sealer } from '@/server/base/sealing';

const hour = 60 * 60 * 1000;

/** A mailed question works this long. The time is not held meanwhile. */
const lifetimeMs = 24 * hour;

const askedSchema = object({
  /** Becomes the booking's. */
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

/** A call that somebody wants beyond what one may have without a click in a mail. It is kept nowhere but in that mail. */
export type AskedCall = InferType<typeof askedSchema>;

const place = 'consultations.asked';

/** What the mailed link carries. */
export function sealAskedCall(sealer: Sealer, call: Omit<AskedCall, 'endsAt'>, now: Date): string {
  return sealer.seal(JSON.stringify({ ...call, endsAt: now.getTime() + lifetimeMs }), place);
}

/** Null for what is none of ours, was changed, or is over. */
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
