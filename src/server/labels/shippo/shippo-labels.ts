import { ValidationError, type InferType, type Schema } from 'yup';
import { trackingStatuses } from '@/domain/orders/shipment';
import { askFile, askJson } from '@/server/circuit-breakers/json-call';
import { kindOf, Outage } from '@/server/circuit-breakers/outage';
import type { CircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import type { ShippoSettings } from '@/server/settings/shippo-settings';
import type { LabelOutcome, LabelRequest, Labels, TrackingReport } from '../port';
import {
  carrierName,
  purchaseOf,
  reportSchema,
  transactionSchema,
  transactionsSchema,
  type Transaction,
} from './shippo-wire';

type ShippoDeps = {
  settings: ShippoSettings;
  circuitBreakers: CircuitBreakers;
  log: { warn(fields: object, message: string): void };
  timeoutMs?: number;
};

/** A label takes three calls, and staff wait 40 seconds at most. */
const usualTimeoutMs = 12_000;

/** Calls Shippo; resolves to null when Shippo refuses. */
type Ask = <S extends Schema>(
  method: 'GET' | 'POST',
  path: string,
  told: { body?: object; schema: S },
) => Promise<InferType<S> | null>;

/** Labels bought at Shippo, which passes our parcels to the configured carrier. */
export function createShippoLabels(deps: ShippoDeps): Labels {
  const { settings, circuitBreakers, log, timeoutMs = usualTimeoutMs } = deps;
  const breaker = circuitBreakers.breaker('labels', { timeoutMs, failuresToRest: 3 });
  const headers = {
    Authorization: `ShippoToken ${settings.apiKey}`,
    'Content-Type': 'application/json',
    'Shippo-API-Version': '2018-02-08',
  };
  const ask: Ask = (method, path, { body, schema }) =>
    breaker.ask(async (signal) => {
      const init = { method, headers, body: body && JSON.stringify(body) };
      const answer = await askJson(settings.apiUrl + path, init, signal);
      return answer.status < 400 ? read(schema, answer.body) : null;
    });
  // The PDF is on another host with its own secret URL, so our key is not sent there.
  const fetchPdf = (url: string) =>
    breaker.ask(async (signal) => {
      if (!isShippos(url, settings.apiUrl)) throw new Outage('nonsense');
      const bytes = await askFile(url, signal);
      if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') {
        throw new Outage('nonsense');
      }
      return bytes;
    });
  return {
    adapter: 'shippo',
    returns: null,
    async make(request) {
      try {
        return await make(request, { settings, ask, fetchPdf });
      } catch (error) {
        log.warn({ kind: kindOf(error) }, 'Shippo made no label');
        return { ok: false, code: 'unavailable', message: 'Shippo does not answer' };
      }
    },
    async takeBack(transaction) {
      const body = { transaction, async: false };
      const taken = await ask('POST', '/refunds/', { body, schema: refundSchema }).catch(
        () => null,
      );
      if (!taken) log.warn({ transaction }, 'A label was not taken back: it costs its price');
    },
    readReport: (told) => readReport(told),
  };
}

const refundSchema = transactionSchema.pick(['object_id']);

/** Shippo's label hosts. */
const labelHosts: ReadonlySet<string> = new Set([
  'deliver.goshippo.com',
  'shippo-delivery.s3.amazonaws.com',
  'shippo-delivery-east.s3.amazonaws.com',
]);

/** Whether a URL in an answer may be fetched: only Shippo's API origin, or its label hosts by https. */
function isShippos(address: string, apiUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname } = new URL(address);
  const isStore = protocol === 'https:' && labelHosts.has(hostname);
  return isStore || origin === new URL(apiUrl).origin;
}

type Calls = { settings: ShippoSettings; ask: Ask; fetchPdf(url: string): Promise<Uint8Array> };

async function make(
  request: LabelRequest,
  { settings, ask, fetchPdf }: Calls,
): Promise<LabelOutcome> {
  if ((request.to.country ?? 'CA') !== 'CA') {
    return refused('Shippo needs a customs declaration for this country: make the label there');
  }
  // Shippo has no idempotency keys: a label whose purchase was not reported to us is found by our reference.
  const known = await ask('GET', '/transactions/?results=100', { schema: transactionsSchema });
  const bought =
    known?.results.find((one) => one.metadata === request.reference && isBought(one)) ??
    (await ask('POST', '/transactions/', {
      body: purchaseOf(request, settings),
      schema: transactionSchema,
    }));
  if (!bought || !isBought(bought)) return refusalOf(bought);
  const { tracking_number: trackingCode, label_url: labelUrl, object_id: reference } = bought;
  // The purchase is valid, and is found again by its reference.
  if (!trackingCode || !labelUrl) throw new Outage('nonsense');
  const link = bought.tracking_url_provider ?? '';
  return {
    ok: true,
    label: {
      carrier: carrierName(settings.carrier),
      trackingCode,
      trackingUrl: link.startsWith('https://') ? link : null,
      pdf: await fetchPdf(labelUrl),
      reference,
    },
  };
}

function isBought({ status }: Transaction): boolean {
  return status === 'SUCCESS';
}

function refusalOf(transaction: Transaction | null): LabelOutcome {
  const messages = transaction?.messages ?? [];
  // A carrier that does not answer Shippo tells nothing about the address.
  if (messages.some(({ code }) => code === 'carrier_timeout')) throw new Outage('refused');
  const said = messages.flatMap(({ text }) => text ?? []).join(' ');
  return refused(said.slice(0, 300) || 'The carrier refused this parcel');
}

function refused(message: string): LabelOutcome {
  return { ok: false, code: 'address_refused', message };
}

/** An answer as far as we read it. Throws `Outage` for one that Shippo does not promise. */
async function read<S extends Schema>(schema: S, body: unknown): Promise<InferType<S>> {
  try {
    return await schema.validate(body, { strict: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new Outage('nonsense');
    throw error;
  }
}

function readReport(told: unknown): TrackingReport | null {
  if (!reportSchema.isValidSync(told) || told.event !== 'track_updated') return null;
  const { carrier, tracking_number: trackingCode, tracking_status: tracked } = told.data;
  const at = new Date(tracked.status_date);
  if (Number.isNaN(at.getTime())) return null;
  // A status from before the carrier has the parcel (PRE_TRANSIT) is not a scan.
  const status = trackingStatuses.find((known) => known === tracked.status) ?? 'UNKNOWN';
  const place = [tracked.location?.city, tracked.location?.state].filter(Boolean).join(', ');
  return {
    parcel: { carrier: carrierName(carrier), trackingCode },
    event: { status, at: at.toISOString(), place: place.slice(0, 100) || null },
  };
}
