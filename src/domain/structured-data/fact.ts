/** A node of schema.org's graph. */
export type Fact = { '@type': string } & Record<string, unknown>;

/** The node of our company, by which others name it. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;
