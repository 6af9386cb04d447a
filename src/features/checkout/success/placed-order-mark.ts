import { readStored, writeStored } from '@/client/storage/storage';

const key = 'placed-order';

/**
 * Remembers that this browser has placed an order. Asking the shop for an order that was never placed is
 * answered with an error, which the browser shows in its console as if something were broken.
 */
export function markOrderPlaced(): void {
  writeStored(key, true);
}

export function hasPlacedOrder(): boolean {
  return readStored(key, (stored) => (stored === true ? true : null)) ?? false;
}
