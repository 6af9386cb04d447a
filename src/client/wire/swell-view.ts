import type { SwellClient } from 'swell-js';

type SwellRequest = (...call: Parameters<SwellClient['request']>) => Promise<unknown>;

/** The same client and its payments, but all their calls to the Store API go through `request`. */
export function viewOf(swell: SwellClient, request: SwellRequest): SwellClient {
  const api = Object.create(swell, { request: { value: request } });
  const payment = Object.create(swell.payment, { api: { value: api } });
  return Object.create(api, { payment: { value: payment } });
}
