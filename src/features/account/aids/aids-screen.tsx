import { useTranslations } from 'next-intl';
import type { CustomerAccount } from '@/client/wire/account-from-wire';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { linkTo } from '@/components/ui/text/rich-words';
import { SupportPhone } from '@/components/ui/text/support-phone';
import { paths } from '@/domain/pages/paths';
import { AccountLayout } from '../account-layout';
import { AidFacts } from './aid-facts';
import { aidsStore } from './aids-store';
import { ChangeSection } from './change-section';
import { ClaimList, ReportButton } from './claim-section';
import { HelpedCards } from './helped-cards';
import { RegisterSection } from './register-section';
import styles from './aids.module.css';

/** My hearing aids: serial numbers, cover, reports, and how they should sound. */
export function AidsScreen() {
  const t = useTranslations('aids');
  return (
    <AccountLayout heading={t('heading')}>{(account) => <Aids account={account} />}</AccountLayout>
  );
}

function Aids({ account }: { account: CustomerAccount }) {
  const t = useTranslations('aids');
  const { view, retry } = aidsStore.useRecords(account.id);
  if (view.status === 'loading') return <Skeleton className={styles.waiting} />;
  if (view.status === 'failed') {
    return (
      <EmptyState title={t('failed')} action={<Button onClick={retry}>{t('retry')}</Button>} />
    );
  }
  const { value } = view;
  const inUse = value.aids.filter(({ status }) => status === 'in_use');
  return (
    <div className="grid grid-cols-1 gap-14">
      {inUse.length === 0 ? (
        <div className="grid max-w-form gap-3 text-lg">
          <p>{t('none')}</p>
          <p>
            {t.rich('noneHelp', { phone: () => <SupportPhone />, link: linkTo(paths.contact) })}
          </p>
        </div>
      ) : (
        <>
          <AidFacts
            aids={inUse}
            lossFee={value.lossFee}
            report={<ReportButton view={value} aids={inUse} />}
          />
          <ClaimList claims={value.claims} />
          <ChangeSection />
          <HelpedCards requests={value.adjustments} />
        </>
      )}
      <RegisterSection view={value} />
    </div>
  );
}
