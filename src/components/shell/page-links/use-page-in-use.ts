import { useEffect } from 'react';
import { whenAtRest } from '@/components/ui/loading/when-at-rest';

const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * After the visitor's first interaction loads what the next ones may need, when the page is idle. That spares visitors
 * who only glance at a page, and old phones that have just rendered it.
 */
export function usePageInUse(): void {
  useEffect(() => {
    let stop = () => signsOfUse.forEach((sign) => window.removeEventListener(sign, begin, true));
    async function prepare() {
      // A failure is silent: everything here is loaded again when it is needed.
      const code = await import('./page-in-use').catch(() => null);
      if (code) stop = code.prepareNext();
    }
    function begin() {
      stop();
      stop = whenAtRest(() => void prepare());
    }
    for (const sign of signsOfUse) window.addEventListener(sign, begin, true);
    return () => stop();
  }, []);
}
