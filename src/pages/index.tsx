import { useTranslations } from 'next-intl';
import { paths } from '@/domain/paths';
import { pageProps } from '@/server/page-props';

export const getStaticProps = pageProps({
  messages: ['home'],
  meta: 'home',
  canonicalPath: paths.home,
});

export default function HomePage() {
  const t = useTranslations('home');
  return (
    <main id="main">
      <h1 className="font-display text-5xl">{t('headline')}</h1>
    </main>
  );
}
