import { swellStrategy } from './swell-element';

/** Back with `authorization_token`, or without one when the shopper did not agree. */
export const klarna = swellStrategy('klarna');
