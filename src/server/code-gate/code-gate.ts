import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { localAddress, readAddress } from '@/domain/pages/addresses';
import { codeGateFor, codeGatePath } from '@/domain/pages/code-gate';
import type { Config } from '@/server/settings/config';

const cookieName = 'boreal-gate';

/** In seconds. Browsers keep a cookie for 400 days at most. */
const passLifetime = 365 * 86_400;

/** The answer to a request without a pass; null lets it in. */
type Refusal = { kind: 'page'; location: string } | { kind: 'call' } | null;

/**
 * The access code of a shop that is not open yet (spec 2). Only `serving/gate.ts` checks it: a development server does
 * not.
 */
export interface CodeGate {
  /** Compares in constant time. */
  isCode(typed: string): boolean;
  /** A signed pass as a `Set-Cookie` header; another code or another session secret ends it. */
  passCookie(isSecure: boolean): string;
  /** @param url path and query as Next will see them */
  refusalOf(url: string, cookies: string | undefined): Refusal;
}

/**
 * Calls that visitors do not make or that carry their own proof: health checks, webhooks, signed reports, the
 * installation's own commands, error reports, and unsubscribing, which mail programs do by themselves (RFC 8058).
 */
const openCalls =
  /^\/api\/(?:code-gate|external-hearing-test|monitoring|unsubscribe-email-with-code|(?:health|internal|webhooks)\/.+)$/;

/** Files that the gate's page needs; scripts contain no text, price or picture of the shop. */
const openFiles = /^\/(?:_next\/static\/.+|robots\.txt|manifest\.webmanifest)$/;
const pictures = /\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2?)$/;

/** Null when no code is set. */
export function createCodeGate(
  { gateCode }: Pick<Config, 'gateCode'>,
  sessionSecret: string,
  now: () => Date,
): CodeGate | null {
  if (gateCode === null) return null;
  const sign = (expires: string) =>
    createHmac('sha256', sessionSecret)
      .update(`code-gate\n${gateCode}\n${expires}`)
      .digest('base64url');
  const seconds = () => Math.floor(now().getTime() / 1000);

  function isPass(pass: string): boolean {
    const [expires = '', signature = ''] = pass.split('.');
    return (
      /^\d{1,12}$/.test(expires) && Number(expires) > seconds() && isSame(signature, sign(expires))
    );
  }

  return {
    isCode: (typed) => isSame(typed, gateCode),
    passCookie(isSecure) {
      const expires = String(seconds() + passLifetime);
      const rules = `Path=/; Max-Age=${passLifetime}; HttpOnly; SameSite=Lax`;
      return `${cookieName}=${expires}.${sign(expires)}; ${rules}${isSecure ? '; Secure' : ''}`;
    },
    refusalOf(url, cookies) {
      const { locale, path: wanted } = readAddress(url);
      const [path = ''] = wanted.split('?', 1);
      if (isOpen(path) || passesIn(cookies).some(isPass)) return null;
      const isCall = /^\/(?:api|_next)(?:\/|$)/.test(path);
      if (isCall) return { kind: 'call' };
      const gate = codeGateFor(localAddress(wanted, locale));
      return { kind: 'page', location: localAddress(gate, locale) };
    },
  };
}

function isOpen(path: string): boolean {
  if (path === codeGatePath || openFiles.test(path) || openCalls.test(path)) return true;
  return pictures.test(path) && !/^\/(?:api|_next)\//.test(path);
}

function passesIn(cookies = ''): string[] {
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${cookieName}=`))
    .map((pair) => pair.slice(cookieName.length + 1));
}

/** Digests have the same length, so that comparing takes equally long. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
