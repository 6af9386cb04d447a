import { useRouter, type NextRouter } from 'next/router';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/**
 * Values that a mailed link carries in its query or behind its #; empty text for one that is not there, null
 * until they were read. They open something, so they leave the address and the browser's history at once and
 * live on in memory only: an address is seen, shared and sent along.
 */
export function useMailedValues<Name extends string>(
  ...names: readonly Name[]
): Record<Name, string> | null {
  const router = useRouter();
  const isInBrowser = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const isReady = isInBrowser && router.isReady;
  const [values, setValues] = useState<Record<Name, string> | null>(null);

  if (isReady && values === null) {
    const { search, hash } = window.location;
    const carried = new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`);
    const taken = names.map((name) => [name, carried.get(name) ?? ''] as const);
    setValues(Object.fromEntries(taken) as Record<Name, string>);
  }

  const forget = useEffectEvent(() => forgetCarried(router));
  useEffect(() => {
    if (isReady) forget();
  }, [isReady]);
  return values;
}

/** The address first, for it is in sight; then Next's own copy of it, or a later navigation would bring it back. */
function forgetCarried({ pathname, replace }: NextRouter): void {
  if (window.location.search === '' && window.location.hash === '') return;
  window.history.replaceState(
    { ...window.history.state, url: pathname, as: pathname },
    '',
    pathname,
  );
  void replace(pathname, undefined, { shallow: true });
}

/* The page that the server wrote knows no address: the first render here has to be the same. */
const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
