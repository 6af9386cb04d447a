/** Everything that names the company: change the brand here and nowhere else. */
export const brand = {
  name: 'Boreal Hearing',
  slug: 'boreal',
  /** Local-storage keys start with the brand slug and the charge-go tag (spec 9). */
  storagePrefix: 'boreal-charge-go-',
  supportPhone: { display: '1-800-555-0142', href: 'tel:+18005550142' },
  supportEmail: 'support@boreal.example',
  /** Square, on its own ground; a path below the origin. */
  logo: '/icon-512.png',
  /** Of the bar at the top, for browsers that colour their own to match. */
  themeColor: '#10231f',
  pageColor: '#faf8f4',
  defaultProductSlug: 'charge-go',
} as const;
