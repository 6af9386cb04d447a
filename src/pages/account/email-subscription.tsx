import { translated } from '@/components/shell/translated';
import { EmailSubscriptionScreen } from '@/features/account/news/email-subscription-screen';
import { pageProps } from '@/server/pages/page-props';
import { services } from '@/server/main/services';

type NewsData = { sellerAddress: string };

export const getStaticProps = pageProps<NewsData>({
  messages: ['account', 'auth', 'consents', 'errors'],
  meta: 'account-email-subscription',
  isPrivate: true,
  revalidate: 60,
  load: async () => ({ sellerAddress: (await services()).config.shop.company.address }),
});

function EmailSubscriptionPage({ sellerAddress }: NewsData) {
  return <EmailSubscriptionScreen sellerAddress={sellerAddress} />;
}

export default translated(EmailSubscriptionPage);
