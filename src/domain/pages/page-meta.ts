import type { Fact } from '../structured-data/fact';

/** Metadata for the head of a page. */
export type PageMeta = {
  /** Without the brand; the shell appends it. */
  title: string;
  description: string;
  keywords?: string;
  /** Path of the canonical address, or null for pages that have none (articles, account, checkout). */
  canonicalPath: string | null;
  /** Keeps the page out of search engines. */
  isPrivate?: boolean;
  /** Path of the preview picture for links to this page; null without one. */
  picture?: string | null;
  /** Marks the page as an article in link previews; ISO UTC. */
  article?: { publishedAt: string; updatedAt: string };
  /** Only where the page is missing in the other language: the path of the nearest page there. */
  nearestTwin?: string;
  /** schema.org data of the page, in addition to what its screen adds by itself. */
  facts?: readonly Fact[];
};

/** The metadata that a page provides. */
export type ShownMeta = PageMeta & {
  /** The full canonical address: its origin is set on the running server and unknown at build time. */
  canonicalUrl: string | null;
};
