import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { pathHere } from '@/domain/pages/document-addresses';
import { popupDelays } from '@/domain/consultations/popup-delays';
import type { ShownPopup } from './popup-due';

/**
 * Keeps the popup's place in `_app`: 15 seconds after the page was loaded, 5 seconds after each move to another page,
 * once a day (spec 4). Another query is no move. What decides whether it may come is loaded when it is due.
 */
export function ConsultationDoor() {
  const { asPath } = useRouter();
  const [shown, setShown] = useState<ShownPopup | null>(null);
  const page = pathHere(asPath).split(/[?#]/)[0] ?? '';
  /** The page that was loaded; null after the first move. */
  const entry = useRef<string | null>(page);
  /** When somebody last typed or chose something (ms since 1970). */
  const inputAt = useRef(0);

  useEffect(() => {
    if (page !== entry.current) entry.current = null;
    const since = inputAt.current;
    const gone = new AbortController();
    const { signal } = gone;
    const note = () => (inputAt.current = Date.now());
    document.addEventListener('input', note, { signal });
    const timer = setTimeout(
      () =>
        import('./popup-due')
          .then(({ offerPopup }) => offerPopup({ page, since, inputAt, show: setShown }, signal))
          // Without its code there is no popup; the next move tries again.
          .catch(() => null),
      entry.current ? popupDelays.afterLoadMs : popupDelays.afterMoveMs,
    );
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [page]);

  return shown?.page === page ? <shown.Popup onClose={() => setShown(null)} /> : null;
}
