import type { Order } from '@/domain/orders/order';
import type { Database } from '@/server/db/database';
import { createFittings, type Fittings } from '@/server/fittings/fittings';
import { clinic } from '@/server/staff/logins';
import { testSealer } from './engine';

/** The clinician who signs in tests. */
export const clinician = { clinician: 'Maren Tallis', licence: 'AB 0000' };

/** What a starting fit is made from: no audiogram. */
export const startingFit = {
  basis: 'starting',
  result: null,
  testId: null,
  isFirstTime: true,
  dome: null,
  discomfortDbHl: {},
} as const;

/** Signs a starting fit of an order, so that it can be approved. */
export async function signStartingFit(
  db: Database,
  order: Order,
  fittings: Fittings = createFittings({ db, sealer: testSealer, now: () => new Date() }),
): Promise<void> {
  const wanted = { order, choices: startingFit, after: 0, staff: clinic };
  const signed = await fittings.makeSigned(wanted, clinician);
  if (!signed.ok) throw new Error(signed.code);
}
