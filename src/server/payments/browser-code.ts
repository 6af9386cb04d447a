/** Sources of a content policy by directive. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** One way to pay as a shop announces it. */
export type AnnouncedWay = { id: string; gateway: string };

/** What a provider's code needs of the pages that it runs in. Each provider declares its own. */
export type BrowserCode = {
  /** What the pages may load, run, ask and frame for it. */
  sources: Sources;
  /** Origins of frames that may show the browser's own payment sheet. */
  payment?: readonly string[];
  /** Whether this way to pay brings the code along. */
  isUsedBy(way: AnnouncedWay): boolean;
};
