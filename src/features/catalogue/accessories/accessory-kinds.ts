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

/** Whether its cable runs out of its pictures, always on the right. */
export function hasCable({ slug }: Product): boolean {
  return slug === 'standard-charger' || slug === 'stream-line-tv';
}

/** What an accessory is for; one that was added since has no kind yet and shows under "All" only. */
export function kindOf(accessory: Product): AccessoryKind | null {
  return kindOfSlug[accessory.slug] ?? null;
}
