/** Where a tag manager listens, if one is ever loaded; without one nobody reads it. */
type TaggedWindow = Window & { dataLayer?: unknown[] };

/** Tells that somebody sends the form, before it is sent (spec 4). Nothing of what was typed goes along. */
export function pushPopupEvent(): void {
  const tagged: TaggedWindow = window;
  tagged.dataLayer ??= [];
  tagged.dataLayer.push({ event: 'popup-subscription' });
}
