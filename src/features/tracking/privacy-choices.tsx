import { Link } from '@/components/ui/text/link';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/text/section';
import { paths } from '@/domain/pages/paths';

type PrivacyChoicesProps = { onChoose: (isAllowed: boolean) => void };

/**
 * Asks at the bottom of the window without a time limit: the page above stays usable, and no answer counts as no. Both
 * answers look the same.
 */
export function PrivacyChoices({ onChoose }: PrivacyChoicesProps) {
  const t = useTranslations('tracking');
  const bar = useRoomAtFoot();
  return (
    <section
      ref={bar}
      aria-label={t('title')}
      className="dark sticky bottom-0 z-20 max-h-[60dvh] overflow-y-auto border-t border-line bg-spruce-900 py-4 print:hidden"
    >
      <Container className="flex flex-wrap items-center justify-between gap-x-12 gap-y-3">
        <p className="max-w-[44rem] min-w-0 flex-1 basis-80 text-sm">
          {t('text')}{' '}
          <Link
            href={paths.privacy}
            prefetch={false}
            className="underline decoration-accent decoration-[1.5px] underline-offset-[0.25em]"
          >
            {t('more')}
          </Link>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={() => onChoose(false)}>
            {t('no')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => onChoose(true)}>
            {t('yes')}
          </Button>
        </div>
      </Container>
    </section>
  );
}

/** Moves other fixed footers above the bar. Scroll padding keeps the bar from covering the focused element. */
function useRoomAtFoot() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const watching = new ResizeObserver(() =>
      style.setProperty('--foot', `${current.offsetHeight}px`),
    );
    watching.observe(current);
    return () => {
      watching.disconnect();
      style.removeProperty('--foot');
    };
  }, []);
  return bar;
}
