import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '@/domain/failures/errors';
import type { Database } from '@/server/db/database';
import { networkAround } from '../client-address';

const minute = 60;
const hour = 60 * minute;

/**
 * Every counter: points per duration in seconds. A full counter locks for its duration, from the moment it is full.
 * Counters by client address alone are high: a clinic shares one address.
 */
const limits = {
  /** Wrong passwords for one account from one client address. */
  loginHere: { points: 20, duration: 15 * minute, slowAfter: 5 },
  /** The same from all addresses: many machines guessing at one account. */
  loginAnywhere: { points: 100, duration: 15 * minute, slowAfter: 100 },
  /** The same for all accounts: one machine trying one password on everybody. */
  loginByClient: { points: 1000, duration: 15 * minute, slowAfter: 1000 },
  /** Challenges issued to one client address: each is a row for five minutes. */
  passkeyByClient: { points: 300, duration: 15 * minute, slowAfter: 300 },
  /** How often one e-mail address may be looked up on the login form: from one client address, and from all. */
  accountLookupHere: { points: 50, duration: 15 * minute, slowAfter: 50 },
  accountLookup: { points: 100, duration: 15 * minute, slowAfter: 100 },
  /** How many e-mail addresses may be looked up from one client address. */
  accountLookupByClient: { points: 300, duration: 15 * minute, slowAfter: 300 },
  /** How many of them may be unknown: this is where lists of addresses are tried. */
  unknownAccountByClient: { points: 40, duration: 15 * minute, slowAfter: 10 },
  /** Attempts to open an account under an address that already has one. */
  takenAddressByClient: { points: 40, duration: 15 * minute, slowAfter: 10 },
  /** Wrong keys of password links, per visit and client address. */
  resetKey: { points: 20, duration: 15 * minute, slowAfter: 5 },
  /** Unknown coupon and gift card codes, per visit. */
  code: { points: 20, duration: 15 * minute, slowAfter: 20 },
  /** The same from one client address, across all visits it makes up. */
  codeByClient: { points: 200, duration: 15 * minute, slowAfter: 50 },
  /** Tries to prove an order without a login: one order, and one e-mail with any order, from one client address. */
  orderProof: { points: 20, duration: 15 * minute, slowAfter: 5 },
  orderProofOfEmail: { points: 20, duration: 15 * minute, slowAfter: 5 },
  /** The same for all orders. */
  orderProofByClient: { points: 1000, duration: 15 * minute, slowAfter: 1000 },
  /** Wrong passwords for the admin area from one client address, and for one name from all addresses. */
  adminHere: { points: 20, duration: 15 * minute, slowAfter: 5 },
  adminAnywhere: { points: 400, duration: 15 * minute, slowAfter: 50 },
  /** The same from a device that logged in before, wherever it is; strangers cannot fill this one. */
  adminByDevice: { points: 20, duration: 15 * minute, slowAfter: 5 },
  /** Wrong second-step codes of one staff member who has entered the password: 3 in a million codes are right. */
  staffCode: { points: 10, duration: 30 * minute, slowAfter: 3 },
  /** Wrong codes at the shop's gate, from one client address. */
  gateCode: { points: 20, duration: 15 * minute, slowAfter: 5 },
  /** Public PDFs requested from one client address. */
  document: { points: 200, duration: hour, slowAfter: 200 },
  /** Look-ups of whether an address has a hearing result, from one client address. */
  hearingLookup: { points: 1000, duration: 15 * minute, slowAfter: 1000 },
  /** Mails that a stranger can trigger to one mailbox: from one client address, and from all. */
  mailHere: { points: 10, duration: hour, slowAfter: 10 },
  mail: { points: 30, duration: hour, slowAfter: 30 },
  /** The same for links that log in, set a password or delete an account: other mails must not use these up. */
  linkMailHere: { points: 10, duration: hour, slowAfter: 10 },
  linkMail: { points: 30, duration: hour, slowAfter: 30 },
  /** The same for the newsletter. */
  newsMailHere: { points: 10, duration: hour, slowAfter: 10 },
  newsMail: { points: 30, duration: hour, slowAfter: 30 },
  /** Requests for any such mails from one client address. */
  mailByClient: { points: 1000, duration: hour, slowAfter: 1000 },
  /** Calls booked from one client address: one machine must not fill the calendar. */
  bookingByClient: { points: 60, duration: hour, slowAfter: 60 },
  /** Files sent from one client address. */
  uploadByClient: { points: 100, duration: hour, slowAfter: 100 },
  /** Messages by the contact form from one client address, and in its chats. */
  letterByClient: { points: 60, duration: hour, slowAfter: 60 },
  chatByClient: { points: 300, duration: hour, slowAfter: 300 },
  /** Registrations, claims and requests about hearing aids of one account. */
  deviceByAccount: { points: 60, duration: hour, slowAfter: 60 },
  /** Cards to keep, for one account and from one client address: each asks a bank whether a card is good. */
  cardSetupByAccount: { points: 10, duration: hour, slowAfter: 10 },
  cardSetupByClient: { points: 30, duration: hour, slowAfter: 30 },
  /** Reviews sent from one client address: each needs the code of a mailed link. */
  reviewByClient: { points: 60, duration: hour, slowAfter: 60 },
  /** Questionnaires sent from one client address: a clinic's waiting room shares one. */
  questionnaireByClient: { points: 300, duration: hour, slowAfter: 300 },
  /** Hearing results saved, and waivers, from one client address: each is a row for years. */
  hearingRecordByClient: { points: 300, duration: hour, slowAfter: 300 },
  /** Codes sent by text: to one number, for one account, and from one client address. Each costs money. */
  textCode: { points: 5, duration: hour, slowAfter: 5 },
  textCodeOfAccount: { points: 10, duration: hour, slowAfter: 10 },
  textCodeByClient: { points: 60, duration: hour, slowAfter: 60 },
  /** Error reports of browsers from one client address. */
  errorReportByClient: { points: 100, duration: 15 * minute, slowAfter: 100 },
} as const;

export type LimitName = keyof typeof limits;

/**
 * Counters by client address alone are also kept for the network around it, since an attacker may control all of its
 * addresses: the network's limit is ten times as high.
 */
const ofNetwork: ReadonlySet<LimitName> = new Set([
  ...([
    'loginByClient',
    'accountLookupByClient',
    'unknownAccountByClient',
    'takenAddressByClient',
    'passkeyByClient',
  ] as const),
  ...([
    'codeByClient',
    'orderProofByClient',
    'adminHere',
    'gateCode',
    'document',
    'mailByClient',
  ] as const),
  ...([
    'bookingByClient',
    'uploadByClient',
    'letterByClient',
    'chatByClient',
    'hearingLookup',
  ] as const),
  ...(['questionnaireByClient', 'hearingRecordByClient', 'errorReportByClient'] as const),
  ...(['reviewByClient', 'textCodeByClient'] as const),
]);
const networkFactor = 10;

/** A counter and its key; several parts form one key. */
export type Counted = readonly [LimitName, ...string[]];

/**
 * Counters that survive a restart and are shared by all processes. They are written outside any transaction: a refusal
 * that rolls everything else back is still counted.
 */
export interface RateLimits {
  /**
   * Adds one to each counter, in the given order, before the work is tried, so that parallel tries count too. Throws
   * `too_many_requests` with `Retry-After` at the first full one and leaves the rest unchanged. So name the client's
   * own counter before shared ones: a refused client must not fill the counter of others. From `slowAfter` on, calls
   * are delayed.
   */
  count(...counted: readonly Counted[]): Promise<void>;
  /** Takes one off each counter: the try was not a failure. */
  forgive(...counted: readonly Counted[]): Promise<void>;
}

/** Long enough to hinder guessing, short enough not to be noticed after a typing mistake. */
const slowMs = 600;

/**
 * On our own database, through the library's Postgres store: both databases speak its SQL.
 *
 * @param pause the delay used for slowing down
 */
export function createRateLimits(
  db: Database,
  pause: () => Promise<unknown> = () => wait(slowMs),
): RateLimits {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: string[] }) => {
      const rows = await db.query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
  const limiterOf = (name: LimitName, { factor, suffix }: Width) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      // A migration creates the table, and a job cleans it.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name + suffix,
      points: limits[name].points * factor,
      duration: limits[name].duration,
      blockDuration: limits[name].duration,
    });
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiter = (name: LimitName, width: Width) => {
    const known = limiters.get(name + width.suffix) ?? limiterOf(name, width);
    limiters.set(name + width.suffix, known);
    return known;
  };
  /**
   * Every counter of one count: the client's own, and that of the network around it. Only the own one causes delays.
   */
  const countersOf = ([name, ...who]: Counted) => {
    const { slowAfter } = limits[name];
    const own = { limiter: limiter(name, alone), key: keyOf(who), slowAfter };
    if (!ofNetwork.has(name)) return [own];
    const key = keyOf(who.map(networkAround));
    return [own, { limiter: limiter(name, around), key, slowAfter: Infinity }];
  };

  return {
    async count(...counted) {
      let isSlow = false;
      for (const { limiter: counter, key, slowAfter } of counted.flatMap(countersOf)) {
        const { consumedPoints } = await consumed(counter, key);
        isSlow ||= consumedPoints > slowAfter;
      }
      if (isSlow) await pause();
    },
    async forgive(...counted) {
      for (const { limiter: counter, key } of counted.flatMap(countersOf))
        await counter.reward(key);
    },
  };
}

type Width = { factor: number; suffix: string };

const alone: Width = { factor: 1, suffix: '' };
const around: Width = { factor: networkFactor, suffix: 'OfNetwork' };

async function consumed(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    // Counted while the clock was ahead of its present time: nobody may be locked out until it gets there again.
    if (refused.msBeforeNext > limiter.duration * 1000) {
      await limiter.delete(key);
      return consumed(limiter, key);
    }
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new AppError('too_many_requests', 'Too many tries. Please wait a while and try again.', {
      headers: { 'Retry-After': String(seconds) },
    });
  }
}

/** Hashed, so that the table contains no e-mail and no client address. */
function keyOf(who: readonly string[]): string {
  return createHash('sha256').update(who.join('\n')).digest('base64url');
}
