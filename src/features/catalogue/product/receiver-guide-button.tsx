import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { deferred } from '@/components/ui/loading/deferred';

const ReceiverGuide = deferred(() => import('./receiver-guide').then((code) => code.ReceiverGuide));

/** Opens the size guide of the receiver; its code is loaded at the first sign of interest. */
export function ReceiverGuideButton() {
  const t = useTranslations('product.receiver');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <button
        type="button"
        onClick={open}
        onPointerEnter={ReceiverGuide.preload}
        onFocus={ReceiverGuide.preload}
        className="min-h-target text-xs font-medium underline decoration-accent decoration-[1.5px] underline-offset-[0.25em] hover:decoration-[2.5px]"
      >
        {t('howToMeasure')}
      </button>
      {wasOpened && <ReceiverGuide isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
