import { useTranslations } from 'next-intl';
import { Check } from '@/components/icons/check';
import { Minus } from '@/components/icons/minus';

/** A tick or a dash, with the word for people who cannot see it. */
export function YesNo({ isYes }: { isYes: boolean }) {
  const t = useTranslations('shop');
  const Icon = isYes ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden
        size={isYes ? 24 : 20}
        strokeWidth={isYes ? 2.5 : 2}
        className={isYes ? 'text-focus' : 'text-ink-faint'}
      />
      <span className="sr-only">{t(isYes ? 'yes' : 'no')}</span>
    </>
  );
}
