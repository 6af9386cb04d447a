import { useTranslations } from 'next-intl';
import { useId, useState, type ChangeEvent } from 'react';
import { controlLook, FieldFrame } from '@/components/ui/fields/field-frame';
import { tellFailure } from '@/features/failures/public';
import { loadAidsRequests } from './aids-store';

type PhotoFieldProps = {
  label: string;
  /** How many were sent. */
  count: number;
  onSent: (id: string) => void;
};

/** Sends a photo as soon as it is chosen. */
export function PhotoField({ label, count, onSent }: PhotoFieldProps) {
  const t = useTranslations('aids.claim');
  const id = useId();
  const [isSending, setIsSending] = useState(false);

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setIsSending(true);
    const answer = await loadAidsRequests()
      .then((requests) => requests.sendPhoto(file))
      .catch(() => null);
    setIsSending(false);
    if (answer?.ok) onSent(answer.value);
    else tellFailure('upload', answer, 'aids');
  }

  return (
    <FieldFrame id={id} label={label}>
      <input
        id={id}
        type="file"
        accept=".jpg,.jpeg,.png,.webp,.pdf"
        className={`${controlLook} file:mr-4 file:min-h-target file:rounded-full file:border-0 file:bg-birch-200 file:px-5 file:font-semibold file:text-ink`}
        onChange={(event) => void send(event)}
      />
      <p role="status" className="text-ink-soft empty:hidden">
        {isSending ? t('photoSending') : count > 0 ? t('photosSent', { count }) : ''}
      </p>
    </FieldFrame>
  );
}
