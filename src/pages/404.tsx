import { useTranslations } from 'next-intl';
import { MessagePage } from '@/components/shell/message-page';
import { translated } from '@/components/shell/translated';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/domain/pages/paths';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({ messages: [], meta: 'notFound', isPrivate: true });

function NotFoundPage() {
  const t = useTranslations('shell.notFound');
  return (
    <MessagePage
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <ButtonLink href={paths.shop}>{t('shop')}</ButtonLink>
          <ButtonLink href={paths.home} variant="secondary">
            {t('home')}
          </ButtonLink>
        </>
      }
    />
  );
}

export default translated(NotFoundPage);
