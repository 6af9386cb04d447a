import type { SwellClient } from 'swell-js';

type SwellRequest = (...call: Parameters<SwellClient['request']>) => Promise<unknown>;

/** The same client and its payments with another way to the Store API: what swell-js asks meanwhile goes through it. */
export function viewOf(swell: SwellClient, request: SwellRequest): SwellClient {
  const api = Object.create(swell, { request: { value: request } });
  const payment = Object.create(swell.payment, { api: { value: api } });
  return Object.create(api, { payment: { value: payment } });
}
