import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import { usePasskeySupport } from '@/features/passkeys/public';
import { MutationFaultNotice } from '@/features/admin/record/mutation-fault';
import { Part } from '../../record/part';
import { RecordView } from '../../record/record-view';
import { useAnswer } from '../../record/use-answer';
import { ChangeStep, type Change } from './change-step';
import { StepList } from './step-list';
import { stepsSchema, type Steps } from '@/domain/staff/answers/second-steps';
import { useMutation } from '@/features/admin/record/use-mutation';

const path = '/api/admin-login/second-steps';

/** A member's own second steps: the list, adding and removing, and new codes on paper. */
export function StepsPart() {
  const t = useTranslations('admin-logins.steps');
  const answered = useAnswer(path, stepsSchema);
  const { busyWith, fault, run } = useMutation(path, stepsSchema);
  const [change, setChange] = useState<Change | null>(null);
  const place = useRef<HTMLDivElement>(null);

  async function remove(name: string, body: object) {
    const steps = await run(name, body);
    if (steps === null) return;
    answered.show(steps);
    place.current?.focus();
    await showToast('success', t('removed'));
  }
  function leave() {
    setChange(null);
    place.current?.focus();
  }
  function finish(steps: Steps | null) {
    if (steps) answered.show(steps);
    else answered.reload();
    leave();
    if (steps) void showToast('success', t('added'));
  }

  return (
    <Part heading={t('heading')}>
      <p className="mb-4">{t('text')}</p>
      <MutationFaultNotice fault={fault} refused={fault?.param === 'last' ? t('last') : null} />
      <RecordView answered={answered}>
        {(steps) => (
          <div ref={place} tabIndex={-1} className="grid gap-5 outline-none">
            <StepList
              steps={steps}
              busyWith={busyWith}
              onRemove={(name, body) => void remove(name, body)}
            />
            {change === null ? (
              <Choices steps={steps} onChoose={setChange} />
            ) : (
              <ChangeStep
                key={change}
                change={change}
                steps={steps}
                onDone={finish}
                onCancel={leave}
              />
            )}
          </div>
        )}
      </RecordView>
    </Part>
  );
}

type ChoicesProps = { steps: Steps; onChoose: (change: Change) => void };

function Choices({ steps, onChoose }: ChoicesProps) {
  const t = useTranslations('admin-logins.steps');
  const isSupported = usePasskeySupport();
  const changes: readonly Change[] = [
    ...(isSupported ? (['passkey'] as const) : []),
    ...(steps.app ? [] : (['app'] as const)),
    'paper',
  ];
  return (
    <div className="flex flex-wrap gap-3">
      {changes.map((change) => (
        <Button key={change} variant="secondary" size="sm" onClick={() => onChoose(change)}>
          {t(`choose.${change}`)}
        </Button>
      ))}
    </div>
  );
}
