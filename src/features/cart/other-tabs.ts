import { brand } from '@/domain/brand';

/** What the cart says to the shop's other tabs, and hears from them: carts as the server answered them, null for "ask". */
export interface OtherTabs {
  tell(body: unknown): void;
}

/** Joins the shop's open tabs on a channel of the browser. */
export function joinOtherTabs(onAnswer: (body: unknown) => void): OtherTabs {
  const channel = new BroadcastChannel(`${brand.storagePrefix}cart`);
  channel.onmessage = (event: MessageEvent<unknown>) => onAnswer(event.data);
  return { tell: (body) => channel.postMessage(body) };
}
