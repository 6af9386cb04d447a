import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { TextLink } from '@/components/ui/text/text-link';
import { staffPaths } from '@/domain/staff/staff-paths';
import type { FittingSheet } from '@/domain/fitting/fitting-sheet';
import { SignOffFields } from './sign-off-fields';
import { useFitting, type ShownSheet } from './use-fitting';
import { useSignOff } from './use-sign-off';

type OrderSheetPartProps = {
  orderId: string;
  /** Whether signing is what the order needs next. */
  isNext: boolean;
  /** Approves the order after its sheet was signed. */
  onSigned: () => Promise<void>;
};

/** The sheet in short on the page of its order: sign it and approve the order in one go. */
export function OrderSheetPart({ orderId, isNext, onSigned }: OrderSheetPartProps) {
  const t = useTranslations('admin-fitting');
  const id = useId();
  const { answered, shown } = useFitting(orderId);
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-lg bg-aurora-100 p-5">
      <h3 id={id} className="text-xl font-semibold">
        {t('part')}
      </h3>
      {shown ? (
        <InShort shown={shown} isNext={isNext} onSigned={onSigned} />
      ) : (
        answered.status === 'loading' && <Skeleton className="h-40" />
      )}
      <TextLink
        href={staffPaths.adminFitting(orderId)}
        className="inline-flex min-h-target items-center justify-self-start"
      >
        {t('openSheet')}
      </TextLink>
    </section>
  );
}

type InShortProps = Pick<OrderSheetPartProps, 'isNext' | 'onSigned'> & { shown: ShownSheet };

function InShort({ shown, isNext, onSigned }: InShortProps) {
  const t = useTranslations('admin-fitting');
  const { sheet, view } = shown;
  const fault = shown.fault ?? (sheet?.basis === 'starting' ? (view.test?.fault ?? null) : null);
  return (
    <>
      {fault && <Notice tone="attention">{t(`faults.${fault}`)}</Notice>}
      {sheet && <Facts sheet={sheet} />}
      {sheet && <SignAndApprove shown={shown} sheet={sheet} isNext={isNext} onSigned={onSigned} />}
    </>
  );
}

function Facts({ sheet }: { sheet: FittingSheet }) {
  const t = useTranslations('admin-fitting');
  const level = t(`levels.${sheet.suggestion.level}`);
  return (
    <div>
      <p>{t('partFrom', { basis: t(`bases.${sheet.basis}`) })}</p>
      <p>{t('partLevel', { level, dome: t(`domes.${sheet.dome}`) })}</p>
      {sheet.bandDb !== null && <p>{t('band', { db: Math.round(sheet.bandDb) })}</p>}
    </div>
  );
}

type SignAndApproveProps = InShortProps & { sheet: FittingSheet };

function SignAndApprove({ shown, sheet, isNext, onSigned }: SignAndApproveProps) {
  const t = useTranslations('admin-fitting');
  const signOff = useSignOff(shown);

  async function signAndApprove() {
    if (await signOff.sign()) await onSigned();
  }

  return (
    <>
      <SignOffFields signOff={signOff} basis={sheet.basis} />
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        className="justify-self-start"
        isBusy={signOff.busy === 'sign'}
        busyLabel={t('signing')}
        onClick={() => void signAndApprove()}
      >
        {t('signApprove')}
      </Button>
    </>
  );
}
