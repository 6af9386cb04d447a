import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalOf } from '@/client/requests/store-answer';
import type { CustomerAccount } from '@/client/wire/account-from-wire';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { showToast } from '@/components/ui/toasts/toast';
import { useTellFailure } from '@/features/auth/public';
import { AccountPart } from './account-part';

/**
 * For customers who cannot use a phone: our team sees this setting wherever it sees the customer, and writes instead.
 */
export function PhonePreference({ account }: { account: CustomerAccount }) {
  const t = useTranslations('account.profile');
  const tell = useTellFailure();
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function save(isUnwanted: boolean) {
    setWanted(isUnwanted);
    const saved = await import('./profile-actions')
      .then((actions) => actions.savePhonePreference(isUnwanted))
      .catch(refusalOf);
    setWanted(null);
    if (!saved.ok) return tell('generic', saved);
    await showToast('success', t(isUnwanted ? 'phoneNotWanted' : 'phoneWanted'));
  }

  return (
    <AccountPart heading={t('calls')}>
      <SwitchField
        label={t('doNotPhone')}
        hint={t('doNotPhoneHint')}
        isOn={wanted ?? account.isPhoneUnwanted}
        isBusy={wanted !== null}
        onChange={(isOn) => void save(isOn)}
      />
    </AccountPart>
  );
}
