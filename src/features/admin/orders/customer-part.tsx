import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { adminDocument } from '@/client/requests/admin-requests';
import { saveFile } from '@/client/requests/save-file';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/fields/select-field';
import { printedPhone } from '@/domain/checkout/checkout-address';
import type { OrderMail } from '@/domain/orders/order-event';
import { Fact } from '../record/fact';
import { Part, type AdminOrderPartProps, type PartProps } from './order-part';

/** The customer, how to reach them, and sending mails again. */
export function CustomerPart({ view, state }: PartProps) {
  const t = useTranslations('admin-order');
  const reader = useTranslations('admin.reader');
  const { order, customer, adminFacts } = view;

  async function saveReceipt() {
    const query = new URLSearchParams({ order_id: order.id }).toString();
    const answer = await adminDocument(`/api/admin-order-receipt?${query}`);
    if (answer.ok) saveFile(answer.value, `receipt-${order.number}.pdf`);
    else state.tellRefusal(answer);
  }

  return (
    <Part title={t('customer')}>
      {customer?.doNotPhone && (
        <Notice tone="attention" className="mb-4">
          {t('doNotPhone')}
        </Notice>
      )}
      <dl className="grid gap-2">
        <Fact label={t('name')}>
          <strong className="font-semibold">{nameOf(view)}</strong>
        </Fact>
        <Fact label={t('email')}>{order.account.email}</Fact>
        <Fact label={reader('label')}>{reader(customer?.language ?? order.displayLocale)}</Fact>
        {customer?.phone && (
          <Fact label={t('phone')}>
            {customer.doNotPhone ? t('phoneUnwanted') : printedPhone(customer.phone)}
          </Fact>
        )}
        {order.comments && <Fact label={t('comments')}>{order.comments}</Fact>}
      </dl>
      <Button size="sm" variant="secondary" onClick={() => void saveReceipt()} className="mt-3">
        {t('receipt')}
      </Button>
      {adminFacts && <MailAgain view={view} state={state} adminFacts={adminFacts} />}
    </Part>
  );
}

function MailAgain({ state, adminFacts }: AdminOrderPartProps) {
  const t = useTranslations('admin-order');
  const [mail, setMail] = useState<OrderMail>('confirmation');
  const [isBusy, setIsBusy] = useState(false);

  async function send() {
    if (isBusy) return;
    setIsBusy(true);
    await state.change('/api/admin-order-mail', { mail }, t('mailSent'));
    setIsBusy(false);
  }

  return (
    <div className="mt-4 grid gap-3">
      <SelectField
        label={t('mail')}
        value={mail}
        options={adminFacts.mails.map((value) => ({ value, label: t(`mails.${value}`) }))}
        onChange={(event) =>
          setMail(adminFacts.mails.find((one) => one === event.target.value) ?? 'confirmation')
        }
      />
      <Button
        size="sm"
        variant="secondary"
        isBusy={isBusy}
        onClick={() => void send()}
        className="justify-self-start"
      >
        {t('sendMail')}
      </Button>
    </div>
  );
}

/** A guest has no account with a name: then it is the name on the parcel. */
function nameOf({ customer, order: { shipping } }: PartProps['view']): string {
  const onParcel = shipping?.name ?? [shipping?.firstName, shipping?.lastName].join(' ').trim();
  return customer?.name ?? onParcel;
}
