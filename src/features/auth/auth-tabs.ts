import { brand } from '@/domain/brand';

/**
 * Lets the shop's open tabs tell each other that somebody logged in or out: "ask again", never who it is. One channel
 * per tab, because a second one would hear the first.
 */
let channel: BroadcastChannel | null = null;

function joinTabs(): BroadcastChannel {
  return (channel ??= new BroadcastChannel(`${brand.storagePrefix}account`));
}

export function tellOtherTabs(): void {
  joinTabs().postMessage('changed');
}

/** Calls back when another tab has logged in or out. Returns a function that stops it. */
export function followOtherTabs(onChange: () => void): () => void {
  const tabs = joinTabs();
  tabs.addEventListener('message', onChange);
  return () => tabs.removeEventListener('message', onChange);
}
