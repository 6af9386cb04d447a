import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request. Every layer of the server takes the handler below it and returns one. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
