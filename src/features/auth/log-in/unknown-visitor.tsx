import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Container } from '@/components/ui/text/section';
import { checkAuth } from '../lazy-auth-actions';
import { useAuthStore } from '../auth-store';

/**
 * Shown by a guarded page until the login is known: an empty area as high as the window, so that the page does not jump
 * when its content comes. If the server is out of reach, it says so.
 */
export function UnknownVisitor() {
  const t = useTranslations('auth.unreachable');
  const isUnreachable = useAuthStore((state) => state.isUnreachable && state.status === 'unknown');
  if (!isUnreachable) return <div className="min-h-dvh" />;
  return (
    <Container className="min-h-dvh py-12">
      <EmptyState
        title={t('title')}
        headingLevel={1}
        action={<Button onClick={checkAuth}>{t('action')}</Button>}
      >
        {t('text')}
      </EmptyState>
    </Container>
  );
}
