import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import { useClinicTime } from '../record/use-clinic-time';
import { SignOffFields } from './sign-off-fields';
import type { ShownSheet } from './use-fitting';
import { useSignOff } from './use-sign-off';

/** The signature on the sheet of the screen, or the card to sign it. */
export function SignOffCard({ shown }: { shown: ShownSheet }) {
  const t = useTranslations('admin-fitting');
  const id = useId();
  const { sheet, stored } = shown;
  if (!sheet) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-lg border border-aurora-600 bg-aurora-100 p-6 print:hidden"
    >
      <h2 id={id} className="text-xl font-semibold">
        {t('signOff')}
      </h2>
      {stored?.signature ? (
        <SignedBy signature={stored.signature} />
      ) : (
        <ToSign key={stored?.version ?? 'draft'} shown={shown} basis={sheet.basis} />
      )}
    </section>
  );
}

type Signature = NonNullable<NonNullable<ShownSheet['stored']>['signature']>;

function SignedBy({ signature: { clinician, licence, at } }: { signature: Signature }) {
  const t = useTranslations('admin-fitting');
  const { moment } = useClinicTime();
  return <p>{t('signedBy', { clinician, licence, moment: moment(at) })}</p>;
}

type ToSignProps = { shown: ShownSheet; basis: NonNullable<ShownSheet['sheet']>['basis'] };

function ToSign({ shown, basis }: ToSignProps) {
  const t = useTranslations('admin-fitting');
  const signOff = useSignOff(shown);

  async function finish(work: Promise<boolean>, done: 'signedNow' | 'saved') {
    if (!(await work)) return;
    await showToast('success', t(done));
    shown.reload();
  }

  return (
    <>
      <SignOffFields signOff={signOff} basis={basis} />
      <div className="grid gap-2">
        <Button
          isBusy={signOff.busy === 'sign'}
          busyLabel={t('signing')}
          onClick={() => void finish(signOff.sign(), 'signedNow')}
        >
          {t('sign')}
        </Button>
        {!shown.stored && (
          <Button
            variant="quiet"
            isBusy={signOff.busy === 'save'}
            onClick={() => void finish(signOff.save(), 'saved')}
          >
            {t('saveOnly')}
          </Button>
        )}
      </div>
      <p className="text-ink-soft">{t('signHint')}</p>
    </>
  );
}
