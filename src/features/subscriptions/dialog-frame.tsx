import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { brand } from '@/domain/brand';
import type { DialogProps } from './dialog-props';

type DialogFrameProps = Pick<DialogProps, 'sending' | 'onClose'> & {
  /** Label of the button that makes the change. */
  action: string;
  onSubmit: () => void;
  /** Nothing can be sent yet. */
  isWaiting?: boolean;
  children: ReactNode;
};

/** A dialog's question, its action button, a cancel button, and the error when the change failed. */
export function DialogFrame(props: DialogFrameProps) {
  const { sending, onClose, action, onSubmit, isWaiting = false, children } = props;
  const t = useTranslations('subscriptions.dialogs');
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (sending !== 'busy' && !isWaiting) onSubmit();
      }}
    >
      <div className="grid gap-5">{children}</div>
      <div role="alert" className="mt-5 empty:hidden">
        {sending === 'failed' && (
          <p className="font-medium text-danger">
            {t('notDone', { phone: brand.supportPhone.display })}
          </p>
        )}
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button
          type="submit"
          isBusy={sending === 'busy'}
          busyLabel={t('sending')}
          disabled={isWaiting}
        >
          {action}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
