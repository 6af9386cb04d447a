import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { popupDelays } from '@/domain/consultations/consultation';
import { isPopupResting, stampPopup } from './popup-rest';
import { isChoicePage, isPopupRoute } from './popup-routes';
import { useInputTime } from './use-input-time';

type PopupProps = { onClose: () => void };

/**
 * Holds the popup's place in `_app`: 15 seconds after the page was loaded, 5 seconds after each move to another page,
 * once a day (spec 4). Another query is no move. Until it is due there is nothing here, not even its code.
 *
 * It interrupts nobody: it waits until 30 seconds have passed since the last input, and stays away from a page on which
 * somebody chooses a hearing aid or sends a test.
 */
export function ConsultationDoor() {
  const { asPath } = useRouter();
  const [Popup, setPopup] = useState<ComponentType<PopupProps> | null>(null);
  const page = asPath.split(/[?#]/)[0] ?? '';
  const entry = useRef(page);
  const hasMoved = useRef(false);
  const inputTime = useInputTime();

  /** @returns milliseconds until it may try again, or null when this page is done with */
  const show = useEffectEvent(async (since: number): Promise<number | null> => {
    const lastInput = inputTime.current;
    if (!isPopupRoute(page) || isPopupResting()) return null;
    if (lastInput > since && isChoicePage(page)) return null;
    const wait = lastInput + popupDelays.afterInputMs - Date.now();
    if (wait > 0) return wait;
    if (isBusy()) return popupDelays.afterInputMs;
    const prepared = await import('./consultation-popup')
      .then(({ prepareConsultationPopup }) => prepareConsultationPopup(page))
      // Without its code there is no popup; the next move tries again.
      .catch(() => null);
    if (!prepared || window.location.pathname !== page || isPopupResting()) return null;
    stampPopup();
    setPopup(() => prepared);
    return null;
  });

  useEffect(() => {
    if (page !== entry.current) hasMoved.current = true;
    const since = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number) => {
      timer = setTimeout(async () => {
        const again = await show(since);
        if (again !== null) wait(again);
      }, ms);
    };
    wait(hasMoved.current ? popupDelays.afterMoveMs : popupDelays.afterLoadMs);
    return () => clearTimeout(timer);
  }, [page]);

  return Popup && isPopupRoute(page) ? <Popup onClose={() => setPopup(null)} /> : null;
}

/** Something else lies over the page, such as the cart: two dialogs at once help nobody. */
function isBusy(): boolean {
  return document.querySelector('[role="dialog"][data-state="open"], dialog[open]') !== null;
}
