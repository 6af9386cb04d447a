import type { StaffRole } from '@/domain/staff/staff-roles';
import type { Staff } from '@/server/staff/staff';
import { codeOfStep, stepAt } from '@/server/staff/totp';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes a secret from the base32 of authenticator apps (RFC 4648, 6). */
function bytesOf(secret: string): Uint8Array {
  const bits = [...secret].map((one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** The code that a phone shows `later` × 30 seconds after `now`. */
export function codeOfApp(secret: string, later = 0, now = new Date()): string {
  return codeOfStep(bytesOf(secret), stepAt(now) + later);
}

const noDevice = { browser: null, system: null };

/** A new member with a password only: the token opens nothing but the second step. */
export async function halfLogin(staff: Staff, name: string, role: StaffRole) {
  const added = await staff.add(name, role);
  if (!added.ok) throw new Error(added.code);
  const entered = await staff.logIn({ name, password: added.password });
  if (!entered) throw new Error(`${name} was not let in`);
  return { ...entered, password: added.password };
}

/** A new member who has set up the second step and is logged in. */
export async function wholeLogin(staff: Staff, name: string, role: StaffRole, now = new Date()) {
  const half = await halfLogin(staff, name, role);
  const login = await staff.identify(half.token);
  const key = login && (await staff.beginSetUp(login));
  if (!login || !key) throw new Error(`${name} cannot set up a second step`);
  const done = await staff.setUp(login, codeOfApp(key.secret, 0, now), noDevice);
  if (!done) throw new Error(`The code of ${name} was refused`);
  return { ...done, password: half.password, secret: key.secret };
}
