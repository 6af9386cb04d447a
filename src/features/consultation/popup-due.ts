import type { ComponentType, RefObject } from 'react';
import { pathHere } from '@/domain/pages/document-addresses';
import { popupPauses } from '@/domain/consultations/popup-delays';
import { isPopupResting, stampPopup } from './popup-rest';
import { isChoicePage, isPopupRoute, isQuietPage } from './popup-routes';

export type ShownPopup = { page: string; Popup: ComponentType<{ onClose: () => void }> };

type Offer = Omit<Asked, 'inputAt'> & {
  inputAt: RefObject<number>;
  show: (popup: ShownPopup) => void;
};

type Asked = {
  page: string;
  /** What `inputAt` was when the page was opened. */
  since: number;
  /** When somebody last typed or chose something; 0 for never. */
  inputAt: number;
};

/** Shows the popup as soon as it may come to this page. @param gone aborted when the visitor leaves the page */
export async function offerPopup(
  { page, since, inputAt, show }: Offer,
  gone: AbortSignal,
): Promise<void> {
  const due = await popupDue({ page, since, inputAt: inputAt.current });
  if (due === null || gone.aborted) return;
  if (typeof due !== 'number') return show({ page, Popup: due });
  const again = setTimeout(() => void offerPopup({ page, since, inputAt, show }, gone), due);
  gone.addEventListener('abort', () => clearTimeout(again));
}

/**
 * Decides whether the popup may come now. It interrupts nobody: it waits until 30 seconds have passed since the last input,
 * and stays away from a page on which somebody chooses a hearing aid or sends a test.
 *
 * @returns the popup, the milliseconds until it may be asked for again, or null when it stays away from this page
 */
async function popupDue({
  page,
  since,
  inputAt,
}: Asked): Promise<ComponentType<{ onClose: () => void }> | number | null> {
  if (!isPopupRoute(page) || isQuietPage(page) || isPopupResting()) return null;
  if (inputAt > since && isChoicePage(page)) return null;
  const wait = inputAt + popupPauses.afterInputMs - Date.now();
  if (wait > 0) return wait;
  if (isBusy()) return popupPauses.afterInputMs;
  const { prepareConsultationPopup } = await import('./consultation-popup');
  const popup = await prepareConsultationPopup();
  if (pathHere(window.location.pathname) !== page || isPopupResting()) return null;
  stampPopup();
  return popup;
}

/** Another dialog is over the page, such as the cart: two at once help nobody. */
function isBusy(): boolean {
  return document.querySelector('[role="dialog"][data-state="open"], dialog[open]') !== null;
}
