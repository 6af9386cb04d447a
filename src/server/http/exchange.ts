/** A request without its transport: what a handler needs, independent of Next and Node. */
export type HttpRequest = {
  /** Upper case; HEAD arrives as GET. */
  method: string;
  /** Below the mount point, percent-encoding untouched: `/cart/items/abc`. */
  path: string;
  /** Without the question mark, not decoded. */
  rawQuery: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Who holds the other end of the connection, which may be a proxy; empty when nobody knows. See client-address.ts. */
  remoteAddress: string;
  /** The whole body, empty when there is none. Throws `payload_too_large` beyond the limit. Read it once at most. */
  body: (limit?: number) => Promise<Uint8Array>;
  /** Keeps an idle connection open for this many milliseconds until the answer; absent where there is no connection. */
  mayRest?: (milliseconds: number) => void;
};

export type HttpAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
  /** The rest of the body, read piece by piece; for answers too large for memory. */
  more?: AsyncIterable<string>;
};

/** A whole API behind one function: our engine, or a proxy to a hosted one. Never rejects. */
export interface HttpApp {
  handle(request: HttpRequest): Promise<HttpAnswer>;
}

/** One header's value; undefined when it is missing or was sent more than once as a list. */
export function headerOf(request: Pick<HttpRequest, 'headers'>, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
