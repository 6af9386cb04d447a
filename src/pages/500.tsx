import { useTranslations } from 'next-intl';
import { MessagePage } from '@/components/shell/message-page';
import { translated } from '@/components/shell/translated';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/domain/pages/paths';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({ messages: [], meta: 'serverError', isPrivate: true });

function ServerErrorPage() {
  const t = useTranslations('shell.serverError');
  const words = useTranslations('shell.notFound');
  return (
    <MessagePage
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <ButtonLink href={paths.shop}>{words('shop')}</ButtonLink>
          <ButtonLink href={paths.home} variant="secondary">
            {words('home')}
          </ButtonLink>
        </>
      }
    />
  );
}

export default translated(ServerErrorPage);
