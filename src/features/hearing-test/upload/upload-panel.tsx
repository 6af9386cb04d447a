import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlLook, describedBy, FieldFrame } from '@/components/ui/fields/field-frame';
import { showToast } from '@/components/ui/toasts/toast';
import { errorCatalogue, successCatalogue, type ErrorKey } from '@/domain/failures/error-catalogue';
import { uploadAccept } from '@/domain/hearing/upload';
import { PendingFiles } from './pending-files';
import { SentFiles } from './sent-files';
import { useUploads } from './use-uploads';

type UploadPanelProps = {
  /** The order the files are for; null before there is one. */
  orderId: string | null;
  /** The e-mail for the files; null where an account or an order identifies the owner. */
  email: string | null;
  /** Called after something arrived. */
  onSent?: () => void;
  /**
   * Called when a transcribed audiogram is stored on this device as a finished test: leave for another page and replace
   * this address, because the dialog and its history entry are still there. Without this callback transcribing is not
   * offered.
   */
  onPlotted?: () => void;
};

/** Uploads results of a hearing test that was taken elsewhere: several files, each with its own progress. */
export function UploadPanel({ orderId, email, onSent, onPlotted }: UploadPanelProps) {
  const t = useTranslations('hearing-upload');
  const errors = useTranslations('errors');
  const [fault, setFault] = useState<ErrorKey | null>(null);
  const uploads = useUploads({ orderId, email });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const message = fault ? errors(errorCatalogue[fault]) : undefined;

  async function send() {
    const outcome = await uploads.send();
    setFault(outcome.fault);
    if (outcome.fault) input.current?.focus();
    if (outcome.sent === 0) return;
    if (input.current && outcome.fault === null) input.current.value = '';
    onSent?.();
    await showToast('success', errors(successCatalogue.fileUploaded));
  }

  return (
    <div className="grid gap-5">
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!uploads.isBusy) void send();
        }}
      >
        <FieldFrame id={id} label={t('field')} hint={t('hint')} error={message}>
          <input
            ref={input}
            id={id}
            type="file"
            multiple
            accept={uploadAccept}
            aria-invalid={message ? true : undefined}
            aria-describedby={describedBy(id, t('hint'), message)}
            onChange={(event) => {
              setFault(null);
              uploads.choose([...(event.target.files ?? [])]);
            }}
            className={`${controlLook} file:mr-4 file:min-h-target file:rounded-full file:border-0 file:bg-birch-200 file:px-5 file:font-semibold file:text-ink`}
          />
        </FieldFrame>
        <PendingFiles files={uploads.pending} isBusy={uploads.isBusy} onDrop={uploads.drop} />
        <Button
          type="submit"
          variant={
            uploads.sent.length > 0 && uploads.pending.length === 0 ? 'secondary' : 'primary'
          }
          isBusy={uploads.isBusy}
          busyLabel={t('sending')}
          className="justify-self-start"
        >
          {t('action')}
        </Button>
      </form>
      <SentFiles files={uploads.sent} onRemove={uploads.remove} onPlotted={onPlotted} />
      <p className="text-xs text-ink-soft">{t('privacy')}</p>
    </div>
  );
}
