import { createHash } from 'node:crypto';
import type { ShopFacts } from '@/domain/shop/shop-facts';

/** Tells one set of shop facts from another: pages carry it, so that a start with other settings finds those of before. */
export function shopMark(facts: ShopFacts): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 12);
}
