import type { Fact } from '../structured-data/fact';

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
  /** Path of the picture that stands beside a link to this page; null where none was made. */
  picture?: string | null;
  /** Makes the page an article for whoever shows a link to it; ISO UTC. */
  article?: { publishedAt: string; updatedAt: string };
  /** What schema.org should know of the page, beyond what its screen states by itself. */
  facts?: readonly Fact[];
};

/** As a page brings it along. */
export type ShownMeta = PageMeta & {
  /** The whole canonical address: the origin is the running server's, which no build knows. */
  canonicalUrl: string | null;
};
