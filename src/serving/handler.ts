import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request. Every layer of the server takes the next inner handler and returns a new one. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
