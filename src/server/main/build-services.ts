import { randomUUID } from 'node:crypto';
import type { Catalogue } from '../commerce/port';
import type { Config } from '../settings/config';
import type { Clients } from '../http/limits/clients';
import type { Log } from '../log/log';
import type { Readable } from './open-adapters';
import { createOutages } from '../outages/outages';
import type { Services } from './services';

/** What `next build` gets: a catalogue and the texts. Everything else would need a database and says so. */
export function buildServices(config: Config, log: Log, open: Readable): Services {
  return {
    config,
    log,
    requestLog: log,
    internalSecret: randomUUID(),
    editorial: open.editorial,
    get db() {
      return missing('db');
    },
    get jobs() {
      return missing('jobs');
    },
    ...desksToAsk(),
    ...nothingOutside(),
    get mail() {
      return missing('mail');
    },
    get storage() {
      return missing('storage');
    },
    ...clientsToKnow(),
    get payments() {
      return missing('payments');
    },
    get returns() {
      return missing('returns');
    },
    get conversations() {
      return missing('conversations');
    },
    get privacy() {
      return missing('privacy');
    },
    get mailingList() {
      return missing('mailingList');
    },
    consultations: consultationsToAsk(),
    get passkeys() {
      return missing('passkeys');
    },
    get staff() {
      return missing('staff');
    },
    audit: { record: () => missing('audit'), page: () => missing('audit') },
    today: { read: () => missing('today') },
    hearing: hearingToOpen(),
    get webhookSecret() {
      return missing('webhookSecret');
    },
    takeBackup: () => missing('takeBackup'),
    get lifecycle() {
      return missing('lifecycle');
    },
    commerce: commerceToRead(open.catalogue),
  };
}

function clientsToKnow(): Clients {
  return {
    limits: { count: () => missing('limits'), forgive: () => missing('limits') },
    peerOf: () => missing('peerOf'),
    devices: { find: () => missing('devices'), remember: () => missing('devices') },
  };
}

/** Nothing outside is asked while the site is built. */
function nothingOutside(): Pick<
  Services,
  'outages' | 'errorCollector' | 'confirmations' | 'paymentReports'
> {
  return {
    outages: createOutages(),
    errorCollector: null,
    confirmations: null,
    paymentReports: null,
  };
}

function desksToAsk(): Pick<Services, 'foundRecords' | 'jobDesk' | 'parcels' | 'sentMails'> {
  const jobDesk = () => missing('jobDesk');
  const sentMails = () => missing('sentMails');
  const found = () => missing('foundRecords');
  return {
    parcels: null,
    foundRecords: { of: found, answer: found, proofsOf: found },
    jobDesk: { page: jobDesk, retry: jobDesk },
    sentMails: { page: sentMails, find: sentMails, resend: sentMails, sendAgain: sentMails },
  };
}

function consultationsToAsk(): Services['consultations'] {
  return {
    get requests() {
      return missing('consultations');
    },
    get bookings() {
      return missing('consultations');
    },
    get calendar() {
      return missing('consultations');
    },
  };
}

function commerceToRead(catalogue: Catalogue): Services['commerce'] {
  return {
    catalogue,
    changeProduct: null,
    get orders() {
      return missing('commerce.orders');
    },
    get cancelOrder() {
      return missing('commerce.cancelOrder');
    },
    get office() {
      return missing('commerce.office');
    },
    get refunds() {
      return missing('commerce.refunds');
    },
    get desk() {
      return missing('commerce.desk');
    },
    get orderHolds() {
      return missing('commerce.orderHolds');
    },
    get fulfilment() {
      return missing('commerce.fulfilment');
    },
    get accountLinks() {
      return missing('commerce.accountLinks');
    },
    get logins() {
      return missing('commerce.logins');
    },
    get visitors() {
      return missing('commerce.visitors');
    },
    get customers() {
      return missing('commerce.customers');
    },
    get billing() {
      return missing('commerce.billing');
    },
    get customerRecords() {
      return missing('commerce.customerRecords');
    },
    get storeApi() {
      return missing('commerce.storeApi');
    },
    get vault() {
      return missing('commerce.vault');
    },
  };
}

function hearingToOpen(): Services['hearing'] {
  return {
    get uploads() {
      return missing('hearing.uploads');
    },
    get waivers() {
      return missing('hearing.waivers');
    },
    get remind() {
      return missing('hearing.remind');
    },
    get questionnaires() {
      return missing('hearing.questionnaires');
    },
    get tests() {
      return missing('hearing.tests');
    },
    get results() {
      return missing('hearing.results');
    },
    get staffResults() {
      return missing('hearing.staffResults');
    },
    get reviews() {
      return missing('hearing.reviews');
    },
    get profiles() {
      return missing('hearing.profiles');
    },
  };
}

function missing(name: string): never {
  throw new Error(`services().${name} is not available while the site is built`);
}
