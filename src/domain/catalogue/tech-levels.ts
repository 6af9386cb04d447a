/** How much help a hearing aid gives, in ascending order; the words of addresses and attributes. */
export const techLevels = ['basic', 'advanced', 'premium'] as const;
export type TechLevel = (typeof techLevels)[number];
