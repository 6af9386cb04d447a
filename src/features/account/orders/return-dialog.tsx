import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { reportError } from '@/client/error-reporting';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { TextAreaField } from '@/components/ui/text-area-field';
import { showToast } from '@/components/ui/toast';
import { brand } from '@/domain/brand';
import type { CustomerOrder } from '@/domain/customer-order';
import { errorCatalogue, successCatalogue } from '@/domain/error-catalogue';
import { returnBlocks, type ReturnBlock } from '@/domain/return-eligibility';
import { maximumReasonLength } from '@/domain/return-request';
import { loadOrderActions } from './order-doors';

type ReturnDialogProps = { order: CustomerOrder; isOpen: boolean; onClose: () => void };

/** Why she wants to send it back, in her own words. */
export function ReturnDialog({ order, isOpen, onClose }: ReturnDialogProps) {
  const t = useTranslations('orders.returnDialog');
  return (
    <Modal title={t('title')} isOpen={isOpen} onClose={onClose}>
      <ReturnForm order={order} onDone={onClose} />
    </Modal>
  );
}

function ReturnForm({ order, onDone }: { order: CustomerOrder; onDone: () => void }) {
  const t = useTranslations('orders.returnDialog');
  const block = useTranslations('orders.returnBlock');
  const { reason, setReason, problem, block: refused, isSending, send } = useReturn(order, onDone);
  const field = useRef<HTMLTextAreaElement>(null);
  const count = maximumReasonLength;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSending && !send()) field.current?.focus();
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{t('text', { number: order.number })}</p>
      <TextAreaField
        ref={field}
        label={t('reason')}
        hint={t('reasonHint', { count })}
        error={problem ? t(problem, { count }) : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <p role="alert" className="text-cranberry-700 empty:hidden">
        {refused && block(refused, { phone: brand.supportPhone.display })}
      </p>
      <Button type="submit" isBusy={isSending} busyLabel={t('busy')} className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  );
}

function useReturn(order: CustomerOrder, onDone: () => void) {
  const errors = useTranslations('errors');
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [block, setBlock] = useState<ReturnBlock | null>(null);
  const [isSending, setIsSending] = useState(false);
  const problem = problemOf(reason);

  useEffect(() => {
    void loadOrderActions().then((actions) => {
      const draft = actions.readReturnDraft(order.id);
      setReason((typed) => typed || draft);
    });
  }, [order.id]);

  async function ask() {
    setIsSending(true);
    setBlock(null);
    const answer = await loadOrderActions()
      .then((actions) => actions.requestReturn(order.id, reason))
      .catch(() => null);
    setIsSending(false);
    if (answer?.ok) {
      onDone();
      return showToast('success', errors(successCatalogue.returnSubmitted));
    }
    reportError(new Error(`return: ${answer?.code ?? 'no code'}`), 'orders');
    setBlock(returnBlocks.find((known) => known === answer?.param) ?? null);
    await showToast('error', errors(errorCatalogue.return));
  }

  return {
    reason,
    setReason,
    problem: wasTried ? problem : null,
    block,
    isSending,
    /** False when the reason cannot be sent as it is. */
    send: () => {
      setWasTried(true);
      if (problem === null) void ask();
      return problem === null;
    },
  };
}

function problemOf(reason: string): 'reasonMissing' | 'reasonTooLong' | null {
  const { length } = reason.trim();
  if (length === 0) return 'reasonMissing';
  return length > maximumReasonLength ? 'reasonTooLong' : null;
}
