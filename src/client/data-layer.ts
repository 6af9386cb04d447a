/** Where a tag manager listens, if one is ever loaded; without one nobody reads it. */
type TaggedWindow = Window & { dataLayer?: unknown[] };

/** What the shop tells. Nothing that somebody typed, no health data and no id ever goes along. */
export type ShopEvent = { event: 'popup-subscription' } | { event: 'gtm.js'; 'gtm.start': number };

/** Pushes an event to the programs that count visits. */
export function pushEvent(event: ShopEvent): void {
  const tagged: TaggedWindow = window;
  tagged.dataLayer ??= [];
  tagged.dataLayer.push(event);
}
