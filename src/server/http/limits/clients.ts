import type { Config } from '@/server/settings/config';
import type { Database } from '@/server/db/database';
import { createKnownDevices, type KnownDevices } from './known-devices';
import { createIsSecure, createClientAddressOf, type ClientAddressOf } from '../client-address';
import { createRateLimits, type RateLimits } from './rate-limits';

/** Who asks, as far as counting needs to know. */
export type Clients = {
  limits: RateLimits;
  clientAddressOf: ClientAddressOf;
  devices: KnownDevices;
};

/** @param secret of the installation; signs what known devices keep */
export function openClients(
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
  db: Database,
  secret: string,
): Clients {
  return {
    limits: createRateLimits(db),
    clientAddressOf: createClientAddressOf(trustedProxies),
    devices: createKnownDevices(secret, createIsSecure(trustedProxies)),
  };
}
