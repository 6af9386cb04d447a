import { readStored, writeStored } from '@/client/storage/storage';

const key = 'placed-order';

/**
 * Remembers that this browser has placed an order. Without one, asking for the last order returns an error, which the
 * browser's console would show as if something were broken.
 */
export function markOrderPlaced(): void {
  writeStored(key, true);
}

export function hasPlacedOrder(): boolean {
  return readStored(key, (stored) => (stored === true ? true : null)) ?? false;
}
