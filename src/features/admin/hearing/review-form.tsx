import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { adminRequest } from '@/client/requests/admin-requests';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { showToast } from '@/components/ui/toasts/toast';
import { maximumNoteLength, type ReviewDecision } from '@/domain/hearing/hearing-review';
import { staffPaths } from '@/domain/staff/staff-paths';
import { useClinicTime } from '../record/use-clinic-time';
import { reviewAnswerSchema, type StaffTest, type TestOrder } from '@/domain/staff/answers/hearing';
import { Part } from '../record/part';

type ReviewFormProps = { test: StaffTest; onChanged: () => void };

type Fault = 'movedOn' | 'failed';

/** The staff's decision about a test, and the orders that wait for it. */
export function ReviewForm({ test, onChanged }: ReviewFormProps) {
  const t = useTranslations('admin-hearing');
  const words = useTranslations('admin.record');
  const [note, setNote] = useState('');
  const [busyWith, setBusyWith] = useState<ReviewDecision | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);

  async function decide(decision: ReviewDecision) {
    setBusyWith(decision);
    setFault(null);
    const after = test.reviews.at(-1)?.id ?? null;
    const answer = await adminRequest('/api/admin-review-hearing-test', {
      answer: reviewAnswerSchema,
      body: { id: test.id, decision, note, after },
    });
    setBusyWith(null);
    if (answer.ok) {
      setNote('');
      await showToast('success', t('saved'));
    } else setFault(answer.code === 'conflict' ? 'movedOn' : 'failed');
    onChanged();
  }

  return (
    <Part heading={t('review')}>
      <div className="grid gap-5">
        <Decisions reviews={test.reviews} />
        <TextAreaField
          label={t('note')}
          hint={t('noteHint')}
          rows={4}
          maxLength={maximumNoteLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div role="alert">{fault && <Notice tone="attention">{words(fault)}</Notice>}</div>
        <div className="flex flex-wrap gap-3">
          <Button
            isBusy={busyWith === 'reviewed'}
            busyLabel={t('saving')}
            onClick={() => void decide('reviewed')}
          >
            {t('decisions.reviewed')}
          </Button>
          <Button
            variant="secondary"
            isBusy={busyWith === 'needs_more'}
            onClick={() => void decide('needs_more')}
          >
            {t('decisions.needs_more')}
          </Button>
        </div>
        <p className="text-ink-soft">{t('needsMoreHint')}</p>
        {test.reviewState !== 'needs_more' &&
          test.orders
            .filter(({ status }) => status === 'hold')
            .map((order) => <ToSheet key={order.id} order={order} />)}
      </div>
    </Part>
  );
}

function Decisions({ reviews }: Pick<StaffTest, 'reviews'>) {
  const t = useTranslations('admin-hearing');
  const { moment } = useClinicTime();
  if (reviews.length === 0) return null;
  return (
    <ol className="grid gap-3">
      {reviews.map(({ id, decision, note, staffName, at }) => (
        <li key={id}>
          <span className="font-semibold">{t(`decided.${decision}`)}</span>{' '}
          <span className="text-ink-soft">{t('by', { name: staffName, moment: moment(at) })}</span>
          {note && <span className="block break-words whitespace-pre-wrap">{note}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The way to an order on hold: its fitting sheet is signed there, which lets it go on. */
function ToSheet({ order: { id, number } }: { order: TestOrder }) {
  const t = useTranslations('admin-hearing');
  return (
    <ButtonLink href={staffPaths.adminOrder(id)} variant="secondary" className="justify-self-start">
      {t('toSheet', { number: number ?? id })}
    </ButtonLink>
  );
}
