import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { nextRoute } from '../../addresses/go-to';
import { holdScroll } from './hold-scroll';

/** Number of modals on screen: without one, `modal=open` in the address is stale. */
let openModals = 0;

function hasModal(): boolean {
  return new URLSearchParams(window.location.search).get('modal') === 'open';
}

/** Adds `modal=open` to an address or removes it; everything else stays. */
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

  /* Changes the address one step at a time, so that closing before the push has arrived does not leave it behind. */
  const settle = useEffectEvent(async () => {
    await Promise.resolve();
    if (isSettling.current) return;
    isSettling.current = true;
    while (isWanted.current !== wasAdded.current) {
      if (isWanted.current) {
        const address = addressWith(true);
        await router.push(nextRoute(address), address, quietly);
        wasAdded.current = hasModal();
        /* Back was pressed before the address changed: that closes the modal, as it does later. */
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
 * The modal rules for every page; the layout calls it once. Removes a `modal=open` without a modal (a reload, a shared
 * link, the forward button). Ignores moves between an address and the same one with `modal=open`, because the router
 * would fetch the page's data again and scroll to its top.
 */
export function useModalHistory(): void {
  const router = useRouter();
  const show = useEffectEvent((address: string) => {
    void router.replace(nextRoute(address), address, quietly);
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
