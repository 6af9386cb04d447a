import { goTo } from '@/components/addresses/go-to';
import { useRouter, type NextRouter } from 'next/router';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/**
 * Values from a mailed link's query or fragment; an empty text for a missing one, null until they were read. They are
 * secrets, so they are removed from the address and the browser's history at once and kept in memory only: an address
 * can be seen, shared and forwarded.
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

/** Cleans the visible address first, then Next's own copy of it, or a later navigation would bring the values back. */
function forgetCarried({ pathname }: NextRouter): void {
  if (window.location.search === '' && window.location.hash === '') return;
  window.history.replaceState(
    { ...window.history.state, url: pathname, as: pathname },
    '',
    pathname,
  );
  goTo(pathname, { replace: true, shallow: true });
}

/* The server-rendered page knows no address, so the first render here must be the same. */
const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
