import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { popupDelays } from '@/domain/consultations/consultation';

type PopupProps = { onClose: () => void };
type Shown = { page: string; Popup: ComponentType<PopupProps> };

/**
 * Keeps the popup's place in `_app`: 15 seconds after the page was loaded, 5 seconds after each move to another page,
 * once a day (spec 4). Another query is no move. What decides whether it may come is loaded when it is due.
 */
export function ConsultationDoor() {
  const { asPath } = useRouter();
  const [shown, setShown] = useState<Shown | null>(null);
  const page = asPath.split(/[?#]/)[0] ?? '';
  const entry = useRef(page);
  const hasMoved = useRef(false);
  /** When somebody last typed or chose something (ms since 1970). */
  const inputAt = useRef(0);

  // `_app` keeps this for as long as the page lives, so nothing has to be taken back.
  useEffect(() => {
    document.addEventListener('input', () => {
      inputAt.current = Date.now();
    });
  }, []);

  useEffect(() => {
    if (page !== entry.current) hasMoved.current = true;
    const since = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number) => {
      timer = setTimeout(async () => {
        const due = await import('./popup-due')
          .then(({ popupDue }) => popupDue({ page, since, inputAt: inputAt.current }))
          // Without its code there is no popup; the next move tries again.
          .catch(() => null);
        if (timer === undefined || due === null) return;
        if (typeof due === 'number') wait(due);
        else setShown({ page, Popup: due });
      }, ms);
    };
    wait(hasMoved.current ? popupDelays.afterMoveMs : popupDelays.afterLoadMs);
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, [page]);

  return shown?.page === page ? <shown.Popup onClose={() => setShown(null)} /> : null;
}
