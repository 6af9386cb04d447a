import { paths } from './paths';
import { queryPaths } from './query-paths';

/** The part of an address that opens the order look-up. */
export const lookUpHash = '#look-up';

/** Addresses for somebody with an order or with results of a test. No page needs them at first load, so they are not in `paths`. */
export const orderPaths = {
  /** Where an order is, without a login. */
  track: paths.returns + lookUpHash,
  /** Opens the upload of results that somebody already has. */
  upload: `${paths.hearingTest}?way=upload`,
  /** The same for the buyer of an order. */
  uploadFor: (orderId: string) => `${queryPaths.hearingTestFor(orderId)}&way=upload`,
} as const;
