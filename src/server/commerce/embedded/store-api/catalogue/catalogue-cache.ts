import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { headerOf, type HttpAnswer } from '@/server/http/exchange';
import type { CatalogueProduct } from '@/domain/catalogue/catalogue';
import type { CatalogueSnapshot } from '@/server/commerce/embedded/catalogue/catalogue-snapshot';
import type { SoldUnits } from '@/server/commerce/embedded/catalogue/sold-units';
import type { StoreCall } from '../http/call';
import { isByPopularity, stampOf } from './product-selection';

/** Different queries kept per snapshot. Anybody can invent queries, so the oldest make room. */
const maximumAnswers = 200;

/** Smaller bodies fit into one packet anyway. */
const leastCompressedBytes = 1400;

/** Fast rather than small: a sale renews every answer that shows what was sold. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

type Kept = {
  tag: string;
  plain: HttpAnswer;
  /** Made when an address is asked for a second time, so that invented ones cost nothing. */
  compressed: Map<'br' | 'gzip', HttpAnswer> | null;
};

/** What an answer says, and of what. */
export type CatalogueReading = {
  value: unknown;
  /** The products it shows: when one of them is sold, it is another answer. */
  products?: readonly CatalogueProduct[];
};

type Remembered = {
  kept: Kept;
  products: readonly CatalogueProduct[];
  /** Of what stands in it for other reasons than its products. */
  stamp: number;
  /** The count of sales it was made by, where it was asked for by what sells well. */
  sold: SoldUnits | null;
  /** How many levels had changed when it was last seen to be true. */
  changes: number;
};

const answersOf = new WeakMap<CatalogueSnapshot, Map<string, Remembered>>();

/**
 * Answers a catalogue query, serialized and compressed once per address as long as nothing in it changes; what else is
 * sold does not matter. Browsers may keep it but ask each time whether it still holds. Each price list is a snapshot of
 * its own, so currencies never mix. Refusals are not kept: they go on to the error table.
 */
export async function cachedAnswer(
  call: StoreCall,
  read: (
    call: StoreCall,
    snapshot: CatalogueSnapshot,
    sold: SoldUnits | null,
  ) => CatalogueReading | Promise<CatalogueReading>,
): Promise<HttpAnswer> {
  const currency = await call.currency();
  const { catalogue } = call.services.engine;
  const snapshot = (await catalogue.snapshot()).inCurrency(currency);
  const sold = isByPopularity(call) ? await catalogue.soldUnits() : null;
  const answers = answersOf.get(snapshot) ?? new Map<string, Remembered>();
  answersOf.set(snapshot, answers);
  const address = `${call.request.path}?${call.request.rawQuery}`;
  const known = answers.get(address);
  if (known?.sold === sold && isTrue(known, snapshot, call)) return negotiated(call, known.kept);

  // Before it is read: what is sold meanwhile may stand in it or not.
  const { changes } = snapshot.stock;
  const stamp = stampOf(call.query, snapshot.stock);
  const { value, products = [] } = await read(call, snapshot, sold);
  const kept = keptAnswer(call.answer(value));
  const [oldest] = answers.keys();
  if (answers.size >= maximumAnswers && oldest !== undefined) answers.delete(oldest);
  answers.set(address, { kept, products, stamp, sold, changes });
  return kept.plain;
}

/** Nothing is looked at twice while nothing is sold at all. */
function isTrue(
  known: Remembered,
  { stock, productsById }: CatalogueSnapshot,
  call: StoreCall,
): boolean {
  if (known.changes === stock.changes) return true;
  const isSame =
    known.stamp === stampOf(call.query, stock) &&
    known.products.every((product) => productsById.get(product.id) === product);
  if (isSame) known.changes = stock.changes;
  return isSame;
}

function keptAnswer(json: HttpAnswer): Kept {
  const body = Buffer.from(json.body);
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = {
    ...json.headers,
    'Cache-Control': 'no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding, X-Currency, X-Session',
  };
  return { tag, plain: { status: 200, headers, body }, compressed: null };
}

function negotiated(call: StoreCall, kept: Kept): HttpAnswer {
  const { plain, tag } = kept;
  if (headerOf(call.request, 'if-none-match') === tag) {
    return { status: 304, headers: plain.headers, body: '' };
  }
  if (!kept.compressed && plain.body.length >= leastCompressedBytes) void compress(kept);
  const accepted = headerOf(call.request, 'accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  return (encoding && kept.compressed?.get(encoding)) ?? plain;
}

/** In the background: until it is done, answers go out plain. */
async function compress(kept: Kept): Promise<void> {
  const compressed = (kept.compressed = new Map<'br' | 'gzip', HttpAnswer>());
  const { plain } = kept;
  const keep = (encoding: 'br' | 'gzip', body: Uint8Array) =>
    compressed.set(encoding, {
      ...plain,
      headers: { ...plain.headers, 'Content-Encoding': encoding },
      body,
    });
  keep('br', await promisify(brotliCompress)(plain.body, brotliOptions));
  keep('gzip', await promisify(gzip)(plain.body));
}
