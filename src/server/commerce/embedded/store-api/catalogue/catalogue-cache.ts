import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { headerOf, type HttpAnswer } from '@/server/http/exchange';
import type { CatalogueProduct } from '@/domain/catalogue/catalogue';
import type { CatalogueSnapshot } from '@/server/commerce/embedded/catalogue/catalogue-snapshot';
import type { SoldUnits } from '@/server/commerce/embedded/catalogue/sold-units';
import type { StoreCall } from '../http/call';
import { isByPopularity, stampOf } from './product-selection';

/** Different queries kept per snapshot. Anybody can invent queries, so the oldest are dropped. */
const maximumAnswers = 200;

/** Smaller bodies fit into one packet anyway. */
const leastCompressedBytes = 1400;

/** Fast rather than small: each sale renews every answer that shows the sold product. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

type Kept = {
  tag: string;
  plain: HttpAnswer;
  /** Made when a URL is requested a second time, so that invented URLs cost nothing. */
  compressed: Map<'br' | 'gzip', HttpAnswer> | null;
};

/** The content of an answer and what it was made from. */
export type CatalogueReading = {
  value: unknown;
  /** The products it shows: a sale of one of them makes the answer outdated. */
  products?: readonly CatalogueProduct[];
};

type Remembered = {
  kept: Kept;
  products: readonly CatalogueProduct[];
  /** A stamp of the other stock data that the answer depends on. */
  stamp: number;
  /** The sales count it used, if it was sorted by popularity. */
  sold: SoldUnits | null;
  /** The stock's change counter when the answer was last known to be current. */
  changes: number;
};

const answersOf = new WeakMap<CatalogueSnapshot, Map<string, Remembered>>();

/**
 * Answers a catalogue query, serialised and compressed once per URL until something in it changes; sales of other
 * products do not matter. Browsers may keep it but have to revalidate. Each price list
 * in each language is a snapshot of its own, so that they never mix. Refusals are not cached: they go to the error table.
 */
export async function cachedAnswer(
  call: StoreCall,
  read: (
    call: StoreCall,
    snapshot: CatalogueSnapshot,
    sold: SoldUnits | null,
  ) => CatalogueReading | Promise<CatalogueReading>,
): Promise<HttpAnswer> {
  const { locale, currency } = await call.choices();
  const { catalogue } = call.services.engine;
  const snapshot = (await catalogue.snapshot()).inCurrency(currency).inLocale(locale);
  const sold = isByPopularity(call) ? await catalogue.soldUnits() : null;
  const answers = answersOf.get(snapshot) ?? new Map<string, Remembered>();
  answersOf.set(snapshot, answers);
  const address = `${call.request.path}?${call.request.rawQuery}`;
  const known = answers.get(address);
  if (known?.sold === sold && isTrue(known, snapshot, call)) return negotiated(call, known.kept);

  // Taken before reading: a sale meanwhile may or may not be in the answer.
  const { changes } = snapshot.stock;
  const stamp = stampOf(call.query, snapshot.stock);
  const { value, products = [] } = await read(call, snapshot, sold);
  const kept = keptAnswer(call.answer(value));
  const [oldest] = answers.keys();
  if (answers.size >= maximumAnswers && oldest !== undefined) answers.delete(oldest);
  answers.set(address, { kept, products, stamp, sold, changes });
  return kept.plain;
}

/** While nothing is sold at all, nothing is compared again. */
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
    Vary: 'Accept-Encoding, X-Currency, X-Locale, X-Session',
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

/** In the background: until it is done, answers are sent uncompressed. */
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
