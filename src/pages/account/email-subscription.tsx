import { translated } from '@/components/shell/translated';
import { EmailSubscriptionScreen } from '@/features/account/news/email-subscription-screen';
import { pageProps } from '@/server/pages/page-props';
import { published } from '@/server/main/published';

type NewsData = { sellerAddress: string };

export const getStaticProps = pageProps<NewsData>({
  messages: ['account', 'auth', 'consents', 'errors'],
  meta: 'account-email-subscription',
  isPrivate: true,
  revalidate: 60,
  load: async () => ({ sellerAddress: (await published()).config.shop.company.address }),
});

export default translated(EmailSubscriptionScreen);
