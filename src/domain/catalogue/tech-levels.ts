/** Tech levels of a hearing aid, from least to most help, as named in addresses and attributes. */
export const techLevels = ['basic', 'advanced', 'premium'] as const;
export type TechLevel = (typeof techLevels)[number];
