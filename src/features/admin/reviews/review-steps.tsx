import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { number, object } from 'yup';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialogs/modal';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { showToast } from '@/components/ui/toasts/toast';
import { maximumReviewLength } from '@/domain/reviews/review';
import type { StaffReview } from '@/domain/staff/answers/staff-review';
import { MutationFaultNotice } from '../record/mutation-fault';
import { useMutation } from '../record/use-mutation';

type StepsProps = { review: StaffReview; onChanged: () => void };

const changedSchema = object({ revision: number().integer().required() });

/** Answering a review, hiding it for abuse, and showing it again. */
export function ReviewSteps(props: StepsProps) {
  const t = useTranslations('admin-reviews');
  const { review } = props;
  const [asked, setAsked] = useState<'answer' | 'hide' | null>(null);
  const name = review.signedName ?? t('nobody');
  const close = () => setAsked(null);
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" variant="secondary" onClick={() => setAsked('answer')}>
        {t(review.answer === null ? 'answer' : 'changeAnswer')}{' '}
        <span className="sr-only">{t('of', { name })}</span>
      </Button>
      {review.hiddenAt === null ? (
        <Button size="sm" variant="secondary" onClick={() => setAsked('hide')}>
          {t('hide')} <span className="sr-only">{t('of', { name })}</span>
        </Button>
      ) : (
        <ShowButton {...props} />
      )}
      <Modal title={t('answerHeading')} isOpen={asked === 'answer'} onClose={close}>
        <AnswerForm {...props} onDone={close} />
      </Modal>
      <Modal title={t('hideHeading')} isOpen={asked === 'hide'} onClose={close}>
        <HideForm {...props} onDone={close} />
      </Modal>
    </span>
  );
}

type FormProps = StepsProps & { onDone: () => void };

function AnswerForm({ review, onChanged, onDone }: FormProps) {
  const t = useTranslations('admin-reviews');
  const [answer, setAnswer] = useState(review.answer ?? '');
  const { busyWith, fault, change } = useChange('/api/admin-answer-review', review, onChanged);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (await change({ answer })) onDone();
  }

  return (
    <form noValidate method="post" onSubmit={(event) => void save(event)} className="grid gap-5">
      <MutationFaultNotice fault={fault} />
      <blockquote className="wrap-anywhere whitespace-pre-wrap text-ink-soft">
        {review.text}
      </blockquote>
      <TextAreaField
        label={t('answerLabel')}
        hint={t('answerHint')}
        rows={6}
        maxLength={maximumReviewLength}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Button type="submit" isBusy={busyWith !== null} className="justify-self-start">
        {t('answerSave')}
      </Button>
    </form>
  );
}

function HideForm({ review, onChanged, onDone }: FormProps) {
  const t = useTranslations('admin-reviews');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { busyWith, fault, change } = useChange('/api/admin-hide-review', review, onChanged);

  async function hide(event: FormEvent) {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '' && (await change({ reason }))) onDone();
  }

  return (
    <form noValidate method="post" onSubmit={(event) => void hide(event)} className="grid gap-5">
      <MutationFaultNotice fault={fault} />
      <p>{t('hideText')}</p>
      <TextAreaField
        label={t('hideLabel')}
        rows={3}
        maxLength={200}
        value={reason}
        error={isMissing ? t('reasonMissing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" isBusy={busyWith !== null} className="justify-self-start">
        {t('hideSave')}
      </Button>
    </form>
  );
}

function ShowButton({ review, onChanged }: StepsProps) {
  const t = useTranslations('admin-reviews');
  const { busyWith, fault, change } = useChange('/api/admin-hide-review', review, onChanged);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        isBusy={busyWith !== null}
        onClick={() => void change({ reason: '' })}
      >
        {t('show')}{' '}
        <span className="sr-only">{t('of', { name: review.signedName ?? t('nobody') })}</span>
      </Button>
      <MutationFaultNotice fault={fault} />
    </>
  );
}

/** One change of the version on the screen; true when it is saved. */
function useChange(path: string, { id, revision }: StaffReview, onChanged: () => void) {
  const t = useTranslations('admin-reviews');
  const { busyWith, fault, run } = useMutation(path, changedSchema, onChanged);
  async function change(what: object): Promise<boolean> {
    const isDone = (await run(id, { id, revision, ...what })) !== null;
    if (!isDone) return false;
    onChanged();
    void showToast('success', t('saved'));
    return true;
  }
  return { busyWith, fault, change };
}
