import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { popupDelays } from '@/domain/consultations/consultation';
import { isPopupResting, stampPopup } from './popup-rest';
import { isPopupRoute } from './popup-routes';

type PopupProps = { onClose: () => void };

/**
 * Holds the popup's place in `_app`: 15 seconds after the page was loaded, 5 seconds after each move to another page,
 * once a day (spec 4). Another query is no move. Until it is due there is nothing here, not even its code.
 */
export function ConsultationDoor() {
  const { asPath } = useRouter();
  const [Popup, setPopup] = useState<ComponentType<PopupProps> | null>(null);
  const page = asPath.split(/[?#]/)[0] ?? '';
  const entry = useRef(page);
  const hasMoved = useRef(false);

  const show = useEffectEvent(async () => {
    if (!isPopupRoute(page) || isPopupResting() || isBusy()) return;
    const due = page;
    const prepared = await import('./consultation-popup')
      .then(({ prepareConsultationPopup }) => prepareConsultationPopup())
      // Without its code there is no popup; the next move tries again.
      .catch(() => null);
    if (!prepared || window.location.pathname !== due || isPopupResting()) return;
    stampPopup();
    setPopup(() => prepared);
  });

  useEffect(() => {
    if (page !== entry.current) hasMoved.current = true;
    const delay = hasMoved.current ? popupDelays.afterMoveMs : popupDelays.afterLoadMs;
    const timer = setTimeout(() => void show(), delay);
    return () => clearTimeout(timer);
  }, [page]);

  return Popup && isPopupRoute(page) ? <Popup onClose={() => setPopup(null)} /> : null;
}

/** Something else lies over the page, such as the cart: two dialogs at once help nobody. */
function isBusy(): boolean {
  return document.querySelector('[role="dialog"][data-state="open"], dialog[open]') !== null;
}
