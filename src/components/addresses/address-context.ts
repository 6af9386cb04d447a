import { createContext, useContext } from 'react';
import { addressHere } from '@/domain/pages/document-addresses';

/**
 * Turns a page's path into its address in the language of the document. The server provides it for each page that it
 * renders (`pages/_document.tsx`, `staticMarkup`); the browser uses what the document brought along.
 */
const context = createContext<(path: string) => string>(addressHere);

export const AddressProvider = context.Provider;

/** The address of pages in this document's language, for links that are no `Link`. */
export function useAddress(): (path: string) => string {
  return useContext(context);
}
