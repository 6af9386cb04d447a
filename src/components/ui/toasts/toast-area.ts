/** Marks the element that holds the toasts. */
export const toastAreaAttribute = 'data-toasts';

type OutsideEvent = { target: EventTarget | null; preventDefault: () => void };

/** A press on a toast lies outside an open drawer or modal, yet it must not close it. */
export function ignoreToasts(event: OutsideEvent): void {
  if (event.target instanceof Element && event.target.closest(`[${toastAreaAttribute}]`)) {
    event.preventDefault();
  }
}
