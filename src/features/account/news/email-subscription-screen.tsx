import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { brand } from '@/domain/brand';
import type { MailingView } from '@/domain/consent';
import { firstOfMonth } from '@/domain/words/first-of-month';
import { AccountLayout } from '../account-layout';
import { useNews } from './use-news';

/**
 * The customer's newsletter setting: one switch, saved at once.
 *
 * @param sellerAddress our postal address
 */
export function EmailSubscriptionScreen({ sellerAddress }: { sellerAddress: string }) {
  const t = useTranslations('account.news');
  return (
    <AccountLayout heading={t('heading')}>
      {({ id, email }) => <NewsChoice accountId={id} email={email} sellerAddress={sellerAddress} />}
    </AccountLayout>
  );
}

type NewsChoiceProps = { accountId: string; email: string; sellerAddress: string };

function NewsChoice({ accountId, email, sellerAddress }: NewsChoiceProps) {
  const t = useTranslations('account.news');
  const consents = useTranslations('consents');
  const { view, isSaving, choose, retry } = useNews(accountId);
  if (view.status === 'loading') return <Skeleton className="h-40 max-w-form" />;
  if (view.status === 'failed') {
    return (
      <EmptyState title={t('failed')} action={<Button onClick={retry}>{t('retry')}</Button>} />
    );
  }
  return (
    <div className="grid max-w-form grid-cols-1 gap-6 wrap-anywhere">
      <SwitchField
        label={t('switch')}
        hint={consents('emailOffers', {
          brand: brand.name,
          email: brand.supportEmail,
          phone: brand.supportPhone.display,
        })}
        isOn={view.value.state !== 'off'}
        isBusy={isSaving}
        onChange={(isOn) => void choose(isOn)}
      />
      <p className="pl-16 text-ink-soft">{sellerAddress}</p>
      <NewsState
        view={view.value}
        email={email}
        isSaving={isSaving}
        onAskAgain={() => choose(true)}
      />
      <p className="border-t border-line pt-6 text-ink-soft">{t('others')}</p>
    </div>
  );
}

type NewsStateProps = {
  view: MailingView;
  email: string;
  isSaving: boolean;
  onAskAgain: () => Promise<void>;
};

function NewsState({ view: { state, since }, email, isSaving, onAskAgain }: NewsStateProps) {
  const t = useTranslations('account.news');
  const format = useFormatter();
  const date = since ? firstOfMonth(format.dateTime(new Date(since), { dateStyle: 'long' })) : '';
  return (
    <div className="border-l-4 border-aurora-600 bg-aurora-50 px-5 py-4">
      <p role="status">{t(`state.${state}`, { email, date })}</p>
      {state === 'asked' && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          isBusy={isSaving}
          busyLabel={t('sending')}
          onClick={() => void onAskAgain()}
        >
          {t('sendAgain')}
        </Button>
      )}
    </div>
  );
}
