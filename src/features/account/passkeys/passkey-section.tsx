import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { dayInWords } from '@/domain/words/day-in-words';
import { usePasskeySupport, type PasskeyView } from '@/features/passkeys/public';
import { AccountPart } from '../account-part';
import { PasskeyProof } from './passkey-proof';
import { usePasskeys } from './use-passkeys';

/** Login by fingerprint or face: the existing passkeys, and a button to add one. */
export function PasskeySection({ email }: { email: string }) {
  const t = useTranslations('account.passkeys');
  const isSupported = usePasskeySupport();
  const { list, step, add, remove, retry } = usePasskeys(email);

  if (!isSupported && list.length === 0) return null;
  return (
    <AccountPart heading={t('heading')} text={step === 'added' ? t('added') : t('text')}>
      <div className="grid justify-items-start gap-5">
        {step === 'failed' && (
          <>
            <p>{t('failed')}</p>
            <Button variant="secondary" onClick={retry}>
              {t('retry')}
            </Button>
          </>
        )}
        {list.length > 0 && (
          <ul className="grid w-full gap-4">
            {list.map((passkey, index) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                number={index + 1}
                isBusy={step === 'working'}
                onRemove={() => remove(passkey.id)}
              />
            ))}
          </ul>
        )}
        {step === 'proof' && <PasskeyProof email={email} onPassword={add} />}
        {isSupported && step !== 'proof' && step !== 'failed' && (
          <Button
            variant="secondary"
            isBusy={step === 'working' || step === 'loading'}
            busyLabel={t('working')}
            onClick={() => add(null)}
          >
            {t(list.length > 0 ? 'addMore' : 'add')}
          </Button>
        )}
        <p role="status" className="text-ink-soft empty:hidden">
          {step === 'not-shown' && t('notShown')}
        </p>
      </div>
    </AccountPart>
  );
}

type PasskeyRowProps = {
  passkey: PasskeyView;
  /** Position in the list: distinguishes two of the same day. */
  number: number;
  isBusy: boolean;
  onRemove: () => void;
};

function PasskeyRow({ passkey, number, isBusy, onRemove }: PasskeyRowProps) {
  const t = useTranslations('account.passkeys');
  const locale = useLocale();
  const day = (moment: string) => dayInWords(moment, locale, timeZoneHere());
  const { createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-4">
      <div>
        <p className="font-medium">{t('name', { number })}</p>
        <p className="text-sm text-ink-soft">
          {t('made', { date: day(createdAt) })}{' '}
          {lastUsedAt ? t('used', { date: day(lastUsedAt) }) : t('unused')}
        </p>
      </div>
      <Button variant="secondary" disabled={isBusy} onClick={onRemove}>
        {t.rich('remove', {
          number,
          hidden: (words) => <span className="sr-only">{words}</span>,
        })}
      </Button>
    </li>
  );
}

const timeZoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
