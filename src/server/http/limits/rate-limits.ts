import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '@/domain/failures/errors';
import type { Database } from '@/server/db/database';
import { networkAround } from '../client-address';

const minute = 60;
const hour = 60 * minute;

/**
 * What is counted, per what, and how much of it fits into how many seconds. A lock holds as long as what is counted
 * lasts, from the moment it is full. Of client addresses alone only large numbers are counted: a clinic shares one.
 */
const limits = {
  /** Wrong passwords for one account from one client address. */
  loginHere: { points: 20, duration: 15 * minute, slowAfter: 5 },
  /** The same from everywhere: many machines guessing at one account. */
  loginAnywhere: { points: 100, duration: 15 * minute, slowAfter: 100 },
  /** The same for all accounts: one machine trying one password on everybody. */
  loginByClient: { points: 1000, duration: 15 * minute, slowAfter: 1000 },
  /** Challenges handed out to one client address: each is a row for five minutes. */
  passkeyByClient: { points: 300, duration: 15 * minute, slowAfter: 300 },
  /** How often one address may be asked about on the login form: from one client address, and from wherever. */
  accountLookupHere: { points: 50, duration: 15 * minute, slowAfter: 50 },
  accountLookup: { points: 100, duration: 15 * minute, slowAfter: 100 },
  /** How many addresses may be asked about from one client address. */
  accountLookupByClient: { points: 300, duration: 15 * minute, slowAfter: 300 },
  /** How many of them may be unknown to us: this is where lists of addresses are tried out. */
  unknownAccountByClient: { points: 40, duration: 15 * minute, slowAfter: 10 },
  /** Addresses that had their customer already when somebody wanted to open an account under them. */
  takenAddressByClient: { points: 40, duration: 15 * minute, slowAfter: 10 },
  /** Wrong keys of password links, per visit and client address. */
  resetKey: { points: 20, duration: 15 * minute, slowAfter: 5 },
  /** Unknown coupon and gift card codes, per visit. */
  code: { points: 20, duration: 15 * minute, slowAfter: 20 },
  /** The same from one client address, whatever visits it makes up. */
  codeByClient: { points: 200, duration: 15 * minute, slowAfter: 50 },
  /** Tries to name an order without a login: one order, and one e-mail with any order, from one client address. */
  orderProof: { points: 20, duration: 15 * minute, slowAfter: 5 },
  orderProofOfEmail: { points: 20, duration: 15 * minute, slowAfter: 5 },
  /** The same for all orders. */
  orderProofByClient: { points: 1000, duration: 15 * minute, slowAfter: 1000 },
  /** Wrong passwords for the admin area from one client address, and for one name from everywhere. */
  adminHere: { points: 20, duration: 15 * minute, slowAfter: 5 },
  adminAnywhere: { points: 400, duration: 15 * minute, slowAfter: 50 },
  /** The same from a device that logged in before, wherever it is; strangers do not fill this one. */
  adminByDevice: { points: 20, duration: 15 * minute, slowAfter: 5 },
  /** Wrong codes at the second step of one member of staff, who has shown a password: 3 of a million are right. */
  staffCode: { points: 10, duration: 30 * minute, slowAfter: 3 },
  /** Wrong codes at the shop's gate, from one client address. */
  gateCode: { points: 20, duration: 15 * minute, slowAfter: 5 },
  /** PDFs that anybody may have made, from one client address. */
  document: { points: 200, duration: hour, slowAfter: 200 },
  /** Questions whether an address has a hearing result, from one client address. */
  hearingLookup: { points: 1000, duration: 15 * minute, slowAfter: 1000 },
  /** Mails that a stranger can have sent to one mailbox: from one client address, and from everywhere. */
  mailHere: { points: 10, duration: hour, slowAfter: 10 },
  mail: { points: 30, duration: hour, slowAfter: 30 },
  /** The same for links that log in, set a password or delete an account: other mails must not use these up. */
  linkMailHere: { points: 10, duration: hour, slowAfter: 10 },
  linkMail: { points: 30, duration: hour, slowAfter: 30 },
  /** The same for news. */
  newsMailHere: { points: 10, duration: hour, slowAfter: 10 },
  newsMail: { points: 30, duration: hour, slowAfter: 30 },
  /** Requests for any such mails from one client address. */
  mailByClient: { points: 1000, duration: hour, slowAfter: 1000 },
  /** Times taken in the calendar from one client address: it must not fill by one machine. */
  bookingByClient: { points: 60, duration: hour, slowAfter: 60 },
  /** Files sent from one client address. */
  uploadByClient: { points: 100, duration: hour, slowAfter: 100 },
  /** Letters of the contact form from one client address, and messages of its chats. */
  letterByClient: { points: 60, duration: hour, slowAfter: 60 },
  chatByClient: { points: 300, duration: hour, slowAfter: 300 },
  /** Questionnaires sent from one client address: a clinic's waiting room shares one. */
  questionnaireByClient: { points: 300, duration: hour, slowAfter: 300 },
  /** Hearing results kept, and decisions to go without one, from one client address: each is a row for years. */
  hearingRecordByClient: { points: 300, duration: hour, slowAfter: 300 },
  /** Error reports of browsers from one client address. */
  errorReportByClient: { points: 100, duration: 15 * minute, slowAfter: 100 },
} as const;

export type LimitName = keyof typeof limits;

/**
 * What is counted by client address alone is counted once more for the network around it, of which a guesser may have
 * all addresses: ten times as much fits into that.
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
]);
const networkFactor = 10;

/** Whom a count is about; several parts are counted together. */
export type Counted = readonly [LimitName, ...string[]];

/**
 * Counters that outlive a restart and that all processes share. They are written outside of any transaction: a
 * refusal that rolls everything else back is counted all the same.
 */
export interface RateLimits {
  /**
   * Counts one of each, in the order given, before the work is tried, so that parallel tries count too. Throws `too_many_requests` with
   * `Retry-After` at the first that is full and leaves the rest alone. So name what the client is counted by before
   * what everybody shares: a client that was refused must not fill the counter of others. From `slowAfter` on it takes its time.
   */
  count(...counted: readonly Counted[]): Promise<void>;
  /** Takes one of each back: what was tried was no failure. */
  forgive(...counted: readonly Counted[]): Promise<void>;
}

/** Long enough to spoil a guesser's afternoon, short enough not to be felt by somebody who mistyped. */
const slowMs = 600;

/**
 * On our own database, through the library's Postgres store: both databases speak its SQL.
 *
 * @param pause what slowing down is
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
      // The table is a migration's, and cleaned by a job.
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
  /** Everything one count is about: who was named, and the network around her. Only her own count slows her down. */
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
    // Counted while the clock was ahead of what it is now: nobody may be kept out until it gets there again.
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

/** No address of a person and of no machine stands in the table. */
function keyOf(who: readonly string[]): string {
  return createHash('sha256').update(who.join('\n')).digest('base64url');
}
