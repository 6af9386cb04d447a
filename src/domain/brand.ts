/** Everything that names the company: change the brand here and nowhere else. */
export const brand = {
  name: 'Boreal Hearing',
  slug: 'boreal',
  /** Local-storage keys start with the brand slug and the charge-go tag (spec 9). */
  storagePrefix: 'boreal-charge-go-',
  supportPhone: { display: '1-800-555-0142', href: 'tel:+18005550142' },
  supportEmail: 'support@boreal.example',
  /** Square, with its own background; a path below the origin. */
  logo: '/icon-512.png',
  /** Colour of the top bar, which browsers match in their own interface. */
  themeColor: '#10231f',
  pageColor: '#faf8f4',
  defaultProductSlug: 'charge-go',
} as const;
