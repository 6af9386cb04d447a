import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { object, type Schema } from 'yup';
import { adminRequest } from '@/client/requests/admin-requests';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialogs/modal';
import { showToast } from '@/components/ui/toasts/toast';
import type { CallEnding } from '@/domain/consultations/booking';
import { CallNotesButton } from '../trials/call-notes-button';
import { useClinicTime } from '../record/use-clinic-time';
import { useNow } from '../record/use-now';
import type { Call } from '@/domain/staff/answers/call';

const anything: Schema<object> = object();

type CallStepsProps = { call: Call; onChanged: () => void };

/** Actions for a call: cancel a future one, record the outcome of one whose time has come. */
export function CallSteps({ call, onChanged }: CallStepsProps) {
  const t = useTranslations('admin-consultations');
  const words = useTranslations('admin.record');
  const [isBusy, setIsBusy] = useState(false);
  const isToCome = Date.parse(call.start) > useNow();
  if (call.status === 'canceled') return null;

  async function change(path: string, body: object, done: string) {
    setIsBusy(true);
    const answer = await adminRequest(path, { answer: anything, body });
    setIsBusy(false);
    if (answer.ok) await showToast('success', done);
    else await showToast('error', words(answer.code === 'conflict' ? 'movedOn' : 'failed'));
    onChanged();
  }

  if (isToCome) {
    return (
      <CancelButton
        call={call}
        isBusy={isBusy}
        onCancel={() =>
          void change('/api/admin-cancel-booking', { booking_id: call.id }, t('canceled'))
        }
      />
    );
  }
  const notes = (
    <CallNotesButton label={t('notes')} name={call.name} about={{ booking_id: call.id }} />
  );
  const end = (ending: CallEnding) =>
    void change(
      '/api/admin-end-call',
      { booking_id: call.id, ending, seen: call.status },
      t('saved'),
    );
  return (
    <span className="flex flex-wrap gap-2">
      {(['done', 'missed'] as const)
        .filter((ending) => ending !== call.status)
        .map((ending) => (
          <Button
            key={ending}
            size="sm"
            variant="secondary"
            isBusy={isBusy}
            onClick={() => end(ending)}
          >
            {t(ending)} <span className="sr-only">{call.name}</span>
          </Button>
        ))}
      {notes}
    </span>
  );
}

type CancelButtonProps = { call: Call; isBusy: boolean; onCancel: () => void };

/** Asks for confirmation: it cannot be undone, and a mail is sent. */
function CancelButton({ call, isBusy, onCancel }: CancelButtonProps) {
  const t = useTranslations('admin-consultations');
  const { moment } = useClinicTime();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" isBusy={isBusy} onClick={() => setIsAsking(true)}>
        {t('cancel')} <span className="sr-only">{call.name}</span>
      </Button>
      <Modal title={t('cancelHeading')} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <div className="grid gap-5">
          <p>{t('cancelText', { name: call.name, moment: moment(call.start) })}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              onClick={() => {
                setIsAsking(false);
                onCancel();
              }}
            >
              {t('cancel')}
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('keep')}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  );
}
