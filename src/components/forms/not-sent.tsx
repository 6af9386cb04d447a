import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { errorCatalogue } from '@/domain/failures/error-catalogue';

/** Says above a form's button that the last try was lost. No toast: its code may not load either. */
export function NotSent({ isShown }: { isShown: boolean }) {
  const t = useTranslations('errors');
  if (!isShown) return null;
  return (
    <div role="alert">
      <Notice tone="attention">{t(errorCatalogue.formLost)}</Notice>
    </div>
  );
}
