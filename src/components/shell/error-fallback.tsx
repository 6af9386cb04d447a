import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/section';
import { paths } from '@/domain/paths';
import { PhoneLink } from './phone-link';

/** Stands in for a page that broke while it was being shown. Its heading is fixed by spec 2. */
export function ErrorFallback() {
  const t = useTranslations('shell.error');
  return (
    <section role="alert" className="bg-plate">
      <Container className="py-20 md:py-28">
        <h1 className="max-w-[22em] font-display text-3xl">{t('title')}</h1>
        <p className="mt-6 max-w-text text-lg">{t('text')}</p>
        <div className="mt-9 flex flex-wrap items-center gap-4">
          <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
          <ButtonLink variant="secondary" href={paths.home}>
            {t('home')}
          </ButtonLink>
          <PhoneLink className="px-2" />
        </div>
      </Container>
    </section>
  );
}
