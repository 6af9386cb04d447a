import { useTranslations } from 'next-intl';
import type { CustomerAccount } from '@/client/wire/account-from-wire';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useMailedValues } from '@/features/auth/public';
import { AccountLayout } from '../account-layout';
import { ConsentHistory } from './consent-history';
import { DataDownload } from './data-download';
import { DeleteAccount } from './delete-account';
import { privacyStore } from './privacy-store';

/** The customer's data choices: download, consents, deletion. */
export function PrivacyScreen() {
  const t = useTranslations('privacy');
  // Called out here so that the key is removed from the address before the guard can redirect to the login with it.
  const mailed = useMailedValues('delete');
  return (
    <AccountLayout heading={t('heading')}>
      {(account) => <PrivacyCentre account={account} mailedKey={mailed?.delete ?? ''} />}
    </AccountLayout>
  );
}

function PrivacyCentre({ account, mailedKey }: { account: CustomerAccount; mailedKey: string }) {
  const t = useTranslations('privacy');
  const { view, retry } = privacyStore.useRecords(account.id);
  return (
    <div className="grid max-w-[44rem] gap-12">
      <DataDownload />
      {view.status === 'loading' && <Skeleton className="h-40" />}
      {view.status === 'failed' && (
        <EmptyState title={t('failed')} action={<Button onClick={retry}>{t('retry')}</Button>} />
      )}
      {view.status === 'ready' && (
        <>
          <ConsentHistory overview={view.value} email={account.email} />
          <DeleteAccount overview={view.value} email={account.email} mailedKey={mailedKey} />
        </>
      )}
    </div>
  );
}
