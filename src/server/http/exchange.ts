/** A request without its transport: what a handler needs, and nothing of Next or Node. */
export type HttpRequest = {
  /** Upper case. */
  method: string;
  /** Below the mount point, percent-encoding untouched: `/cart/items/abc`. */
  path: string;
  /** Without the question mark, not decoded. */
  rawQuery: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Empty when there is none. */
  body: Uint8Array;
};

export type HttpAnswer = {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
};

/** A whole API behind one function: an engine of ours, or a proxy to a hosted one. Never rejects. */
export interface HttpFace {
  handle(request: HttpRequest): Promise<HttpAnswer>;
}
