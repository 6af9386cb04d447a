import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { keepAdviceFrom } from '@/client/storage/doctor-advice';
import { Button, ButtonLink } from '@/components/ui/button';
import { findRedFlags } from '@/domain/audiometry/red-flags';
import { paths } from '@/domain/pages/paths';
import { Scene } from '../scene';
import { showScene } from '../take-store';
import { WaysOn } from './ways-on';

const reasons = ['swap', 'mono', 'plug'] as const;

/**
 * With one good ear the side of loud tones cannot be told. That is a reason to see a doctor, not a fault of the
 * headphones.
 */
function OneGoodEar() {
  const t = useTranslations('hearing-take.sides.oneEar');
  const [isTold, setIsTold] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isTold) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isTold]);

  function tell() {
    keepAdviceFrom('signs', findRedFlags(['worse-in-one-ear'], null));
    setIsTold(true);
  }

  if (!isTold) {
    return (
      <div className="mt-6 border-t border-line pt-5">
        <p className="mb-3">{t('ask')}</p>
        <Button variant="secondary" onClick={tell}>
          {t('yes')}
        </Button>
      </div>
    );
  }
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-xl font-semibold outline-none focus-visible:outline-none"
      >
        {t('heading')}
      </h2>
      <p className="mt-2 mb-5">{t('text')}</p>
      <ButtonLink href={paths.bookConsultation}>{t('call')}</ButtonLink>
    </section>
  );
}

/** Possible causes when left and right are mixed up; the test does not continue like this. */
export function SidesFailedScene({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('hearing-take');
  return (
    <Scene
      key="failed"
      title={t('sides.failedTitle')}
      lead={t('sides.failedLead')}
      continueLabel={t('sides.retry')}
      onContinue={onRetry}
      onBack={() => showScene('volume')}
    >
      <ul className="grid list-disc gap-2 pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{t(`sides.failed.${reason}`)}</li>
        ))}
      </ul>
      <OneGoodEar />
      <WaysOn />
    </Scene>
  );
}
