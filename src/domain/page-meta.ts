/** What the head of a page says about it. */
export type PageMeta = {
  /** Without the brand; the shell appends it. */
  title: string;
  description: string;
  keywords?: string;
  /** Path of the canonical address, or null for pages that have none (articles, account, checkout). */
  canonicalPath: string | null;
  /** Keeps the page out of search engines. */
  isPrivate?: boolean;
};
