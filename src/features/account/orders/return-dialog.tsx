import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import { NotSent } from '@/components/forms/not-sent';
import { useKitForm } from '@/components/forms/use-kit-form';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialogs/modal';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { showToast } from '@/components/ui/toasts/toast';
import { brand } from '@/domain/brand';
import type { CustomerOrder } from '@/domain/orders/customer-order';
import { successCatalogue } from '@/domain/failures/error-catalogue';
import { returnBlocks, type ReturnBlock } from '@/domain/orders/return-eligibility';
import { maximumReasonLength } from '@/domain/orders/return-request';
import { tellFailure } from '@/features/failures/public';
import { MainReasonField } from '../main-reason-field';
import { loadOrderActions } from './lazy-order-actions';
import type { ReturnReasons } from './return-draft';

type ReturnDialogProps = { order: CustomerOrder; isOpen: boolean; onClose: () => void };

/** Asks for the customer's main reason for the return by one tap, and for more in their own words if they like. */
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
  const words = useTranslations('orders.returnBlock');
  const { form, field, block, isSending, isLost, formProps } = useReturn(order, onDone);
  return (
    <form {...formProps} className="grid gap-5">
      <p className="text-ink-soft">{t('text', { number: order.number })}</p>
      <Controller
        control={form.control}
        name="mainReason"
        render={({ field: { ref, ...main } }) => (
          <MainReasonField {...main} focusRef={ref} error={field('mainReason').error} />
        )}
      />
      <TextAreaField
        {...field('reason')}
        label={t('reason')}
        hint={t('reasonHint', { count: maximumReasonLength })}
      />
      <p role="alert" className="text-cranberry-700 empty:hidden">
        {block && words(block, { phone: brand.supportPhone.display })}
      </p>
      <NotSent isShown={isLost} />
      <Button type="submit" isBusy={isSending} busyLabel={t('busy')} className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  );
}

const nothingGiven: ReturnReasons = { mainReason: null, reason: '' };

const loadRules = () =>
  import('@/domain/schemas/short-forms').then((rules) => rules.findReturnReasonProblems);

function useReturn(order: CustomerOrder, onDone: () => void) {
  const errors = useTranslations('errors');
  const [block, setBlock] = useState<ReturnBlock | null>(null);
  const kit = useKitForm({
    name: 'return-dialog',
    fields: ['mainReason', 'reason'],
    start: nothingGiven,
    loadRules,
    help: { mainReason: 'reason', reason: 'reason' },
    limits: { reason: maximumReasonLength },
  });
  const { getValues, reset } = kit.form;

  useEffect(() => {
    void loadOrderActions().then((actions) => {
      const draft = actions.readReturnDraft(order.id);
      const { mainReason, reason } = getValues();
      if (mainReason === null && reason === '') reset(draft);
    });
  }, [order.id, getValues, reset]);

  async function ask(reasons: ReturnReasons): Promise<boolean> {
    setBlock(null);
    const answer = await loadOrderActions()
      .then((actions) => actions.requestReturn(order.id, reasons))
      .catch(() => null);
    if (answer?.ok) {
      onDone();
      void showToast('success', errors(successCatalogue.returnSubmitted));
      return true;
    }
    setBlock(returnBlocks.find((known) => known === answer?.param) ?? null);
    tellFailure('return', answer, 'orders');
    return false;
  }

  return { ...kit, formProps: kit.formProps(ask), block };
}
