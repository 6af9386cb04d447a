import { swellStrategy } from './swell-element';

/** Returns with `authorization_token`, or without one when the shopper did not approve. */
export const klarna = swellStrategy('klarna');
