import Router from 'next/router';
import { addressHere } from '@/domain/pages/document-addresses';

type GoOptions = {
  /** Takes the place of this page in the history. */
  replace?: boolean;
  shallow?: boolean;
  scroll?: boolean;
};

/**
 * Moves to a page of ours, given by its path or by its address in this document's language. Every move that is not a link
 * goes through here, because Next knows a page in another language only by its path.
 */
export function goTo(path: string, { replace, ...options }: GoOptions = {}): void {
  const move = replace ? Router.replace : Router.push;
  const address = addressHere(path);
  void move(nextRoute(address), address, options);
}

/** What Next calls the page at an address of this document's language. */
export function nextRoute(address: string): string {
  return globalThis.borealAddresses?.route(address) ?? address;
}
