import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { holdScroll } from './hold-scroll';

/** Modals on screen right now: an address that says `modal=open` without one is stale. */
let openModals = 0;

function hasModal(): boolean {
  return new URLSearchParams(window.location.search).get('modal') === 'open';
}

/** This address with or without `modal=open`; everything else in it stays. */
function addressWith(isOpen: boolean): string {
  const url = new URL(window.location.href);
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
        if (!wasAdded.current) break;
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

/** Takes a `modal=open` out of the address that no modal stands for: a reload, a shared link, the forward button. */
export function useNoStaleModalAddress(): void {
  const router = useRouter();
  const remove = useEffectEvent(() => {
    void router.replace(addressWith(false), undefined, quietly);
  });
  useEffect(() => {
    if (router.isReady && openModals === 0 && hasModal()) remove();
  }, [router.asPath, router.isReady]);
}
