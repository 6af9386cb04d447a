import type { ComponentType } from 'react';
import { popupDelays } from '@/domain/consultations/consultation';
import { isPopupResting, stampPopup } from './popup-rest';
import { isChoicePage, isPopupRoute, isQuietPage } from './popup-routes';

type Asked = {
  page: string;
  /** When the page was opened (ms since 1970). */
  since: number;
  /** When somebody last typed or chose something; 0 for never. */
  inputAt: number;
};

/**
 * Decides whether the popup may come now. It interrupts nobody: it waits until 30 seconds have passed since the last input,
 * and stays away from a page on which somebody chooses a hearing aid or sends a test.
 *
 * @returns the popup, the milliseconds until it may be asked for again, or null when it stays away from this page
 */
export async function popupDue({
  page,
  since,
  inputAt,
}: Asked): Promise<ComponentType<{ onClose: () => void }> | number | null> {
  if (!isPopupRoute(page) || isQuietPage(page) || isPopupResting()) return null;
  if (inputAt > since && isChoicePage(page)) return null;
  const wait = inputAt + popupDelays.afterInputMs - Date.now();
  if (wait > 0) return wait;
  if (isBusy()) return popupDelays.afterInputMs;
  const { prepareConsultationPopup } = await import('./consultation-popup');
  const popup = await prepareConsultationPopup();
  if (window.location.pathname !== page || isPopupResting()) return null;
  stampPopup();
  return popup;
}

/** Another dialog is over the page, such as the cart: two at once help nobody. */
function isBusy(): boolean {
  return document.querySelector('[role="dialog"][data-state="open"], dialog[open]') !== null;
}
