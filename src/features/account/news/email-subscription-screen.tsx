import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { SwitchField } from '@/components/ui/switch-field';
import { showToast } from '@/components/ui/toast';
import { brand } from '@/domain/brand';
import type { MailingView } from '@/domain/consent';
import { useTellFailure } from '@/features/auth/public';
import { AccountLayout } from '../account-layout';

const loadRequests = () => import('./news-requests');

type View = MailingView | 'loading' | 'failed';

/**
 * Whether she gets our news: one switch, saved at once.
 *
 * @param sellerAddress where letters reach us; null while nobody has set it
 */
export function EmailSubscriptionScreen({ sellerAddress }: { sellerAddress: string | null }) {
  const t = useTranslations('account.news');
  return (
    <AccountLayout heading={t('heading')}>
      {({ email }) => <NewsChoice email={email} sellerAddress={sellerAddress} />}
    </AccountLayout>
  );
}

type NewsChoiceProps = { email: string; sellerAddress: string | null };

function NewsChoice({ email, sellerAddress }: NewsChoiceProps) {
  const t = useTranslations('account.news');
  const consents = useTranslations('consents');
  const { view, isSaving, choose, retry } = useNews();
  if (view === 'loading') return <Skeleton className="h-40 max-w-form" />;
  if (view === 'failed') {
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
        isOn={view.state !== 'off'}
        isBusy={isSaving}
        onChange={(isOn) => void choose(isOn)}
      />
      {sellerAddress && <p className="pl-16 text-ink-soft">{sellerAddress}</p>}
      <NewsState view={view} email={email} isSaving={isSaving} onAskAgain={() => choose(true)} />
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
  const date = since ? format.dateTime(new Date(since), { dateStyle: 'long' }) : '';
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

function useNews() {
  const t = useTranslations('account.news');
  const tell = useTellFailure();
  const [view, setView] = useState<View>('loading');
  const [isSaving, setIsSaving] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void loadRequests()
      .then((requests) => requests.readNews())
      .catch(() => null)
      .then((answer) => {
        if (isCurrent) setView(answer?.ok ? answer.value : 'failed');
      });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  /** Shows the choice at once, and takes it back when it could not be saved. */
  async function choose(isOn: boolean) {
    const before = view;
    if (before !== 'loading' && before !== 'failed' && (before.state !== 'off') !== isOn) {
      setView({ state: isOn ? 'asked' : 'off', since: null });
    }
    setIsSaving(true);
    const answer = await loadRequests().then((requests) => requests.saveNews(isOn));
    setIsSaving(false);
    if (!answer.ok) {
      setView(before);
      return tell('subscriptionUpdate', answer);
    }
    setView(answer.value);
    await showToast('success', t(`saved.${answer.value.state}`));
  }

  return {
    view,
    isSaving,
    choose,
    retry: () => {
      setView('loading');
      setAttempt(attempt + 1);
    },
  };
}
