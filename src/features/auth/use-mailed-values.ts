import { useRouter, type NextRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Values that a mailed link carries in its query; empty text for one that is not there, null until they were
 * read. They open something, so they leave the address and the browser's history at once and live on in memory
 * only: an address is seen, shared and sent along.
 */
export function useMailedValues<Name extends string>(
  ...names: readonly Name[]
): Record<Name, string> | null {
  const router = useRouter();
  const [values, setValues] = useState<Record<Name, string> | null>(null);

  if (router.isReady && values === null) {
    const taken = names.map((name) => [name, textOf(router.query[name])] as const);
    setValues(Object.fromEntries(taken) as Record<Name, string>);
  }

  const forget = useEffectEvent(() => forgetQuery(router));
  useEffect(() => {
    if (router.isReady) forget();
  }, [router.isReady]);
  return values;
}

/** The address first, for it is in sight; then Next's own copy of it, or a later navigation would bring it back. */
function forgetQuery({ pathname, replace }: NextRouter): void {
  if (window.location.search === '') return;
  window.history.replaceState(
    { ...window.history.state, url: pathname, as: pathname },
    '',
    pathname,
  );
  void replace(pathname, undefined, { shallow: true });
}

function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}
