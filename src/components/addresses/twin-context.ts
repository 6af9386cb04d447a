import { createContext, useContext } from 'react';

/**
 * The address of a page in the shop's other language, from its address in this one as the router has it. An English
 * document knows no French names: the server sends its readers on from the English name below `/fr`.
 */
const twinHere = (address: string) => globalThis.borealAddresses?.path(address) ?? `/fr${address}`;

const context = createContext<(address: string) => string>(twinHere);

export const TwinProvider = context.Provider;

/** The server provides the exact address while it renders. */
export function useTwin(): (address: string) => string {
  return useContext(context);
}
