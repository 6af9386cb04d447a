import type { Product } from '@/domain/catalogue/catalogue';

export const accessoryKinds = ['charging', 'remote', 'tv', 'care'] as const;
export type AccessoryKind = (typeof accessoryKinds)[number];

const kindOfSlug: Readonly<Record<string, AccessoryKind>> = {
  'dry-clean-charger': 'charging',
  'pure-portable-charger': 'charging',
  'standard-charger': 'charging',
  'remote-mini-pocket': 'remote',
  'stream-line-tv': 'tv',
  'dome-and-filter-kit': 'care',
};

/** Whether a cable leaves its pictures, always on the right. */
export function hasCable({ slug }: Product): boolean {
  return slug === 'standard-charger' || slug === 'stream-line-tv';
}

/** The kind of an accessory; null for a newly added one, which shows under "All" only. */
export function kindOf(accessory: Product): AccessoryKind | null {
  return kindOfSlug[accessory.slug] ?? null;
}
