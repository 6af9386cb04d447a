/** The queue that a tag manager reads, if one is ever loaded. */
type TaggedWindow = Window & { dataLayer?: unknown[] };

/** The events that the shop reports. They never contain typed text, health data or an id. */
export type ShopEvent = { event: 'popup-subscription' } | { event: 'gtm.js'; 'gtm.start': number };

/** Pushes an event to the analytics programs. */
export function pushEvent(event: ShopEvent): void {
  const tagged: TaggedWindow = window;
  tagged.dataLayer ??= [];
  tagged.dataLayer.push(event);
}
