import { useTranslations } from 'next-intl';
import { useMailedValues } from '@/features/auth/public';
import { ConfirmNews } from './confirm-news';
import { LeaveNews } from './leave-news';
import { NewsForm } from './news-form';
import { NewsPage } from './news-page';

/**
 * News by e-mail: the target of our mails' links, to confirm or to unsubscribe; without a link, the newsletter form.
 *
 * @param sellerAddress our postal address
 */
export function NewsScreen({ sellerAddress }: { sellerAddress: string }) {
  const t = useTranslations('news');
  const mailed = useMailedValues('confirm', 'leave', 'stop');
  if (mailed === null) return <NewsPage heading={t('heading')} />;
  const form = <NewsForm sellerAddress={sellerAddress} />;
  if (mailed.confirm) return <ConfirmNews code={mailed.confirm} form={form} />;
  if (mailed.leave) return <LeaveNews of="leave" code={mailed.leave} />;
  if (mailed.stop) return <LeaveNews of="stop" code={mailed.stop} />;
  return (
    <NewsPage heading={t('heading')} intro={t('intro')}>
      {form}
    </NewsPage>
  );
}
