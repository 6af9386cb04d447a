/** The part of the package that we use; its own types would depend on Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  /** @param options `threshold`: bytes below which nothing is compressed */
  const compression: (options: { threshold: number }) => Compress;
  export = compression;
}
