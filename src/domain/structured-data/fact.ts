/** A node of schema.org's graph. */
export type Fact = { '@type': string } & Record<string, unknown>;

/** Id of our company's node, which other nodes refer to. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;
