import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useClinicTime } from '../../record/use-clinic-time';
import type { StaffPasskey, Steps } from '@/domain/staff/answers/second-steps';

type StepListProps = {
  steps: Steps;
  /** The login method being removed: `app`, or the id of a passkey. */
  busyWith: string | null;
  onRemove: (name: string, body: object) => void;
};

/** The member's login methods besides the password. The last remaining one has no Remove button. */
export function StepList({ steps, busyWith, onRemove }: StepListProps) {
  const t = useTranslations('admin-logins.steps');
  const isOnly = steps.passkeys.length + Number(steps.app) === 1;
  const removal = (name: string, label: string, body: object) =>
    isOnly ? null : (
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('removeOne', { name: label })}
        isBusy={busyWith === name}
        onClick={() => onRemove(name, body)}
      >
        {t('remove')}
      </Button>
    );
  return (
    <div>
      <ul className="grid border-t border-line">
        {steps.app && (
          <StepRow name={t('app')} facts={t('appFacts')}>
            {removal('app', t('app'), { app: true })}
          </StepRow>
        )}
        {steps.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey}>
            {removal(passkey.id, passkey.name, { passkey: passkey.id })}
          </PasskeyRow>
        ))}
        <StepRow name={t('paper')} facts={t('codesLeft', { count: steps.codes_left })} />
      </ul>
      {isOnly && <p className="mt-3 text-ink-soft">{t('only')}</p>}
    </div>
  );
}

function PasskeyRow({ passkey, children }: { passkey: StaffPasskey; children: ReactNode }) {
  const t = useTranslations('admin-logins.steps');
  const { moment } = useClinicTime();
  const { name, createdAt, lastUsedAt } = passkey;
  const made = t('made', { moment: moment(createdAt) });
  const used = lastUsedAt ? t('used', { moment: moment(lastUsedAt) }) : t('unused');
  return (
    <StepRow name={t('passkey', { name })} facts={`${made} ${used}`}>
      {children}
    </StepRow>
  );
}

type StepRowProps = { name: string; facts: string; children?: ReactNode };

function StepRow({ name, facts, children }: StepRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <span className="min-w-0">
        <span className="block font-semibold break-words">{name}</span>
        <span className="block text-ink-soft">{facts}</span>
      </span>
      {children}
    </li>
  );
}
