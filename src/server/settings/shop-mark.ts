import { createHash } from 'node:crypto';
import type { ShopFacts } from '@/domain/shop/shop-facts';

/**
 * Fingerprint of a set of shop facts: pages contain it, so that a start with other settings finds the outdated pages.
 */
export function shopMark(facts: ShopFacts): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 12);
}
