import { swellStrategy } from './swell-element';

/** Back with `gateway=paysafecard` and nothing else: what became of it is asked of the vault. */
export const paysafecard = swellStrategy('paysafecard');
