/** Sources of a content security policy, by directive. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** A payment method as a shop announces it. */
export type AnnouncedWay = { id: string; gateway: string };

/** The requirements of a provider's code on its pages. Each provider declares its own. */
export type BrowserCode = {
  /** The sources that pages may load, run, connect to and frame for it. */
  sources: Sources;
  /** Origins of frames that may show the browser's own payment sheet. */
  payment?: readonly string[];
  /** Whether this payment method needs the code. */
  isUsedBy(way: AnnouncedWay): boolean;
};
