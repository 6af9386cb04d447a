import { useTranslations } from 'next-intl';
import { AccountLayout } from './account-layout';
import { PasswordSection } from './password-section';
import { PhonePreference } from './phone-preference';
import { ProfileForm } from './profile-form';

/** The first page of the account: who she is to us, and her password. */
export function ProfileScreen() {
  const t = useTranslations('account.profile');
  return (
    <AccountLayout heading={t('heading')}>
      {(account) => (
        <div className="grid max-w-form gap-12">
          <ProfileForm key={account.id} account={account} />
          <PhonePreference account={account} />
          <PasswordSection email={account.email} />
        </div>
      )}
    </AccountLayout>
  );
}
