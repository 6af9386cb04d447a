import { useTranslations } from 'next-intl';
import { MessagePage } from '@/components/shell/message-page';
import { translated } from '@/components/shell/translated';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/domain/pages/paths';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['privacy'],
  meta: 'account-deleted',
  isPrivate: true,
});

function AccountDeletedPage() {
  const t = useTranslations('privacy.deleted');
  return (
    <MessagePage
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <ButtonLink href={paths.home}>{t('home')}</ButtonLink>
          <ButtonLink href={paths.returns} variant="secondary">
            {t('orders')}
          </ButtonLink>
        </>
      }
    />
  );
}

export default translated(AccountDeletedPage);
