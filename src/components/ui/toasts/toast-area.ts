/** Marks the element that holds the toasts. */
export const toastAreaAttribute = 'data-toasts';

type OutsideEvent = { target: EventTarget | null; preventDefault: () => void };

/** Keeps an open drawer or modal open when a toast, which is outside of it, is pressed. */
export function ignoreToasts(event: OutsideEvent): void {
  if (event.target instanceof Element && event.target.closest(`[${toastAreaAttribute}]`)) {
    event.preventDefault();
  }
}
