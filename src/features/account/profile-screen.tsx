import { useTranslations } from 'next-intl';
import { AccountLayout } from './account-layout';
import { AccountPart } from './account-part';
import { BookSections } from './book/book-sections';
import { PasskeySection } from './passkeys/passkey-section';
import { EmailSection } from './email-section';
import { FoundRecords } from './found/found-records';
import { PasswordSection } from './password-section';
import { PhonePreference } from './phone-preference';
import { ProfileForm } from './profile-form';

/** The first page of the account: name, addresses, cards and login. */
export function ProfileScreen() {
  const t = useTranslations('account.profile');
  return (
    <AccountLayout heading={t('heading')}>
      {(account) => (
        <div key={account.id} className="grid gap-12">
          <FoundRecords />
          <AccountPart heading={t('details')} text={t('detailsHint')} isFirst>
            <ProfileForm account={account} />
          </AccountPart>
          <BookSections account={account} />
          <PhonePreference account={account} />
          <EmailSection email={account.email} />
          <PasswordSection email={account.email} />
          <PasskeySection email={account.email} />
        </div>
      )}
    </AccountLayout>
  );
}
