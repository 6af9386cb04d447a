import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238, 4.1: how long a code is displayed. */
const stepMs = 30_000;

/** RFC 6238, 5.2: one step either way, for clocks that differ and people who type slowly. */
const drift = [0, -1, 1] as const;

/**
 * The one-time code of a time step (RFC 4226, 5.3, with SHA-1 as every app uses).
 *
 * @param step number of 30-second steps since 1970
 */
export function codeOfStep(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step that contains `now`. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / stepMs);
}

/** The step of this code, near now; null for any other text. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const steps = drift.map((by) => stepAt(now) + by);
  const isCode = (step: number) =>
    timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code));
  return steps.find(isCode) ?? null;
}

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * RFC 4648, 6, without padding: the form in which secrets are typed into apps. The length is a multiple of five bytes.
 */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{5}/g) ?? [];
  return groups.map((group) => base32Letters[parseInt(group, 2)]).join('');
}
