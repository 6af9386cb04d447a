import { jsonAnswer } from '@/server/http/answers';
import type { HttpAnswer } from '@/server/http/exchange';
import type { CatalogueSnapshot } from '../engine';
import { catalogueWire, type CatalogueWire } from './catalogue-wire';
import type { StoreCall } from './call';

/** Different queries kept per snapshot. Anybody can invent queries, so the oldest make room. */
const maximumAnswers = 200;

const answersOf = new WeakMap<CatalogueSnapshot, Map<string, HttpAnswer>>();

const cacheHeaders = { 'Cache-Control': 'no-cache' } as const;

/**
 * Answers a catalogue query, serialized once per snapshot and address. Refusals are not kept:
 * whatever `read` throws goes on to the error table.
 */
export async function cachedAnswer(
  call: StoreCall,
  read: (call: StoreCall, wire: CatalogueWire) => unknown,
): Promise<HttpAnswer> {
  const snapshot = await call.services.engine.catalogue.snapshot();
  const answers = answersOf.get(snapshot) ?? new Map<string, HttpAnswer>();
  answersOf.set(snapshot, answers);
  const address = `${call.request.path}?${call.request.rawQuery}`;
  const known = answers.get(address);
  if (known) return known;

  const answer = jsonAnswer(200, read(call, catalogueWire(snapshot)), cacheHeaders);
  const [oldest] = answers.keys();
  if (answers.size >= maximumAnswers && oldest !== undefined) answers.delete(oldest);
  answers.set(address, answer);
  return answer;
}
