import { swellStrategy } from './swell-element';

/** Returns with `gateway=paysafecard` and nothing else: the vault is asked for the outcome. */
export const paysafecard = swellStrategy('paysafecard');
