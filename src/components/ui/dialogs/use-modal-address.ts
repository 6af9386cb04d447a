import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { holdScroll } from './hold-scroll';

/** Modals on screen right now: an address that says `modal=open` without one is stale. */
let openModals = 0;

function hasModal(): boolean {
  return new URLSearchParams(window.location.search).get('modal') === 'open';
}

/** An address with or without `modal=open`; everything else in it stays. */
function addressWith(isOpen: boolean, address = window.location.href): string {
  const url = new URL(address, window.location.origin);
  if (isOpen) url.searchParams.set('modal', 'open');
  else url.searchParams.delete('modal');
  return url.pathname + url.search + url.hash;
}

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.back();
  });
}

const quietly = { shallow: true, scroll: false } as const;

/**
 * Keeps `modal=open` in the address while a modal is open (spec 2): opening adds a history entry without
 * scrolling, closing takes it back, and the back button closes. Either way the page stays where it was.
 */
export function useModalAddress(isOpen: boolean, onClose: () => void): void {
  const router = useRouter();
  const isWanted = useRef(false);
  const isSettling = useRef(false);
  const wasAdded = useRef(false);
  const close = useEffectEvent(onClose);

  /* One change of the address at a time: closing before the push has arrived must not leave it behind. */
  const settle = useEffectEvent(async () => {
    await Promise.resolve();
    if (isSettling.current) return;
    isSettling.current = true;
    while (isWanted.current !== wasAdded.current) {
      if (isWanted.current) {
        await router.push(addressWith(true), undefined, quietly);
        wasAdded.current = hasModal();
        /* Back was pressed while the address was on its way: that closes, as it does later. */
        if (!wasAdded.current) {
          if (isWanted.current) close();
          break;
        }
      } else {
        wasAdded.current = false;
        if (hasModal()) await goBack();
      }
    }
    isSettling.current = false;
  });

  useEffect(() => {
    if (!isOpen) return;
    const position = { left: window.scrollX, top: window.scrollY };
    openModals += 1;
    isWanted.current = true;
    void settle();
    return () => {
      openModals -= 1;
      isWanted.current = false;
      if (hasModal()) holdScroll(position);
      void settle();
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isWanted.current || !wasAdded.current || hasModal()) return;
    wasAdded.current = false;
    holdScroll({ left: window.scrollX, top: window.scrollY });
    close();
  }, [router.asPath]);
}

/**
 * The part of the rules that holds on every page; the layout calls it once. A `modal=open` that no modal stands
 * for (a reload, a shared link, the forward button) is removed. Moves between an address and the same one with
 * `modal=open` stay quiet: left to itself, the router fetches the page's data again and scrolls to its top.
 */
export function useModalHistory(): void {
  const router = useRouter();
  const show = useEffectEvent((address: string) => {
    void router.replace(address, undefined, quietly);
  });
  const watchHistory = useEffectEvent(() => {
    router.beforePopState(({ as }) => {
      if (addressWith(false, as) !== addressWith(false, router.asPath)) return true;
      show(as);
      return false;
    });
  });

  useEffect(() => {
    watchHistory();
    if (router.isReady && openModals === 0 && hasModal()) show(addressWith(false));
  }, [router.asPath, router.isReady]);
}
