import { brand } from '@/domain/brand';

/**
 * Messages of the cart to and from the shop's other tabs: carts as the server returned them, null for "ask the server".
 */
export interface OtherTabs {
  tell(body: unknown): void;
}

/** Connects to the shop's open tabs through a channel of the browser. */
export function joinOtherTabs(onAnswer: (body: unknown) => void): OtherTabs {
  const channel = new BroadcastChannel(`${brand.storagePrefix}cart`);
  channel.onmessage = (event: MessageEvent<unknown>) => onAnswer(event.data);
  return { tell: (body) => channel.postMessage(body) };
}
