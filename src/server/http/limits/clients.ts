import type { Config } from '@/server/settings/config';
import type { Database } from '@/server/db/database';
import { createKnownDevices, type KnownDevices } from './known-devices';
import { createIsSecure, createClientAddressOf, type ClientAddressOf } from '../client-address';
import { createRateLimits, type RateLimits } from './rate-limits';

/** What rate limiting needs to identify a client. */
export type Clients = {
  limits: RateLimits;
  clientAddressOf: ClientAddressOf;
  devices: KnownDevices;
};

/** @param secret of the installation; signs the cookies of known devices */
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
