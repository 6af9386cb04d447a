import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { normaliseEmail } from '@/domain/accounts/account';
import { headerOf, type HttpRequest } from '../exchange';

/** The target of a login: a customer's account, or the admin area under a name (null for the shared password). */
type LoginTarget = { email: string } | { staff: string | null };

type Asking = Pick<HttpRequest, 'headers' | 'remoteAddress'>;

/**
 * Devices that logged in before, recognised by a signed cookie. A known device has a counter of its own and skips the
 * one all clients share, so that strangers who guess cannot lock its owner out. The cookie logs nobody in.
 */
export interface KnownDevices {
  /** The device's counter key; null when it never logged in to this target. */
  find(request: Asking, target: LoginTarget): string | null;
  /** The header that makes the browser remember this login. */
  remember(request: Asking, target: LoginTarget): { 'Set-Cookie': string };
}

const cookieName = 'boreal-device';

/** Browsers keep cookies no longer (RFC 6265bis, 5.6.1). */
const lifetimeSeconds = 400 * 24 * 60 * 60;

/** How many people can share a computer; the one who logged in longest ago is forgotten first. */
const mostTargets = 5;

/** 144 random bits identify the device; a 132-bit signature stands for each target. */
const cookieForm = /^[\w-]{24}(?:\.[\w-]{22}){1,5}$/;

/**
 * @param secret of the installation; a new one makes all devices unknown
 * @param isSecure whether a request came over https: only then is the cookie restricted to https
 */
export function createKnownDevices(
  secret: string,
  isSecure: (request: Asking) => boolean,
): KnownDevices {
  const proofOf = (device: string, target: string) =>
    createHmac('sha256', secret)
      .update(`known device\n${device}\n${target}`)
      .digest('base64url')
      .slice(0, 22);

  return {
    find(request, target) {
      const known = cookieIn(request);
      if (!known) return null;
      const proof = proofOf(known.device, nameOf(target));
      return known.proofs.some((one) => isSame(one, proof)) ? `device ${known.device}` : null;
    },
    remember(request, target) {
      const { device, proofs } = cookieIn(request) ?? newDevice();
      const proof = proofOf(device, nameOf(target));
      const kept = [proof, ...proofs.filter((one) => one !== proof)].slice(0, mostTargets);
      const parts = [
        `${cookieName}=${[device, ...kept].join('.')}`,
        ...['Path=/api', `Max-Age=${lifetimeSeconds}`, 'HttpOnly', 'SameSite=Strict'],
        ...(isSecure(request) ? ['Secure'] : []),
      ];
      return { 'Set-Cookie': parts.join('; ') };
    },
  };
}

type Cookie = { device: string; proofs: readonly string[] };

const newDevice = (): Cookie => ({ device: randomBytes(18).toString('base64url'), proofs: [] });

function cookieIn(request: Asking): Cookie | null {
  const pairs = (headerOf(request, 'cookie') ?? '').split(';').map((pair) => pair.trim());
  const value = pairs
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  if (value === undefined || !cookieForm.test(value)) return null;
  const [device = '', ...proofs] = value.split('.');
  return { device, proofs };
}

function nameOf(target: LoginTarget): string {
  if ('email' in target) return `customer ${normaliseEmail(target.email)}`;
  return `staff ${target.staff?.trim().toLowerCase() ?? ''}`;
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
