import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { reportError } from '@/client/error-reporting';
import { FormDone } from '@/components/forms/form-done';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import { brand } from '@/domain/brand';
import { errorCatalogue, errorKeyOf, successCatalogue } from '@/domain/failures/error-catalogue';
import type { GuestOrderValues } from '@/domain/orders/guest-order-form';
import { returnBlocks, type ReturnBlock } from '@/domain/orders/return-eligibility';
import { GuestForm } from './guest-form';

/** Spec 9: time limit of a request. */
const timeoutSeconds = 20;

/** Form to request a return by number, e-mail and postal code. */
export function GuestReturn() {
  const t = useTranslations('returns.form');
  const errors = useTranslations('errors');
  const words = useTranslations('orders.returnBlock');
  const [block, setBlock] = useState<ReturnBlock | null>(null);
  const [sentFor, setSentFor] = useState<string | null>(null);

  async function send(values: GuestOrderValues): Promise<boolean> {
    setBlock(null);
    const answer = await import('./guest-actions')
      .then((actions) => actions.requestGuestReturn(values))
      .catch(() => null);
    if (answer?.ok) {
      setSentFor(values.orderNumber?.trim() ?? '');
      void showToast('success', errors(successCatalogue.returnSubmitted));
      return true;
    }
    reportError(new Error(`return: ${answer?.code ?? 'no code'}`), 'returns');
    const known = returnBlocks.find((one) => one === answer?.param);
    // The reason stands in the page: a toast about wrong details would contradict it.
    if (known) {
      setBlock(known);
      return false;
    }
    const key = (answer && errorKeyOf({ code: answer.code })) ?? 'return';
    void showToast('error', errors(errorCatalogue[key], { seconds: timeoutSeconds }));
    return false;
  }

  if (sentFor !== null) {
    return (
      <FormDone heading={t('sentHeading')}>
        <p>{t('sentText', { number: sentFor })}</p>
        <p>{t('sentNext')}</p>
        <Button variant="secondary" size="sm" onClick={() => setSentFor(null)}>
          {t('another')}
        </Button>
      </FormDone>
    );
  }
  return (
    <section aria-labelledby="guest-return" className="grid gap-5">
      <div>
        <h2 id="guest-return" className="font-display text-2xl">
          {t('heading')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('text')}</p>
      </div>
      <GuestForm
        name="return"
        fields={['orderNumber', 'email', 'postalCode', 'mainReason', 'reason']}
        labelledBy="guest-return"
        submitLabel={t('send')}
        busyLabel={t('sending')}
        onSend={send}
      />
      <p role="alert" className="text-cranberry-700 empty:hidden">
        {block && words(block, { phone: brand.supportPhone.display })}
      </p>
    </section>
  );
}
