import { useTranslations } from 'next-intl';
import { cx } from '../cx';
import { Spinner } from './spinner';

type LoadingOverlayProps = {
  /** Covers the whole window instead of the nearest positioned box. */
  isFullScreen?: boolean;
};

/** A spinner over content that is loading. */
export function LoadingOverlay({ isFullScreen = false }: LoadingOverlayProps) {
  const t = useTranslations('ui');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className={cx(
        'inset-0 z-40 grid place-items-center bg-page/80 text-ink',
        isFullScreen ? 'fixed' : 'absolute',
      )}
    >
      <span className="grid justify-items-center gap-4">
        <Spinner isLarge />
        {t('loading')}
      </span>
    </div>
  );
}
