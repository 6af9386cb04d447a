import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { TextLink } from '@/components/ui/text/text-link';
import { cents, formatMoneyInFull } from '@/domain/money';
import { maximumNoteLength, orderMails } from '@/domain/orders/order-event';
import { isHandOver } from '@/domain/orders/shipment';
import { staffPaths } from '@/domain/staff/staff-paths';
import type { AdminOrderView, OrderView } from '@/domain/staff/answers/order';
import { useMay } from '../shell/use-may';
import { FoldedPart, type PartProps } from './order-part';

type Moment = {
  key: string;
  at: string;
  text: string;
  /** Page with more details. */
  href?: string;
  by?: string | undefined;
  note?: string;
};

/** All events of an order, newest first, and a form for notes to colleagues. */
export function TimelinePart({ view, state }: PartProps) {
  const t = useTranslations('admin-order');
  const format = useFormatter();
  const moments = useMoments(view);
  const mayChange = useMay('orders.change');
  return (
    <FoldedPart
      title={t('timeline')}
      inShort={t('moments', {
        count: moments.length,
        date: format.dateTime(new Date(moments[0]?.at ?? view.order.createdAt), {
          dateStyle: 'medium',
        }),
      })}
    >
      {view.adminFacts && mayChange && <NoteForm view={view} state={state} />}
      <ol className="mt-5 grid gap-3">
        {moments.map((moment) => (
          <li key={moment.key} className="border-b border-line pb-3">
            <span className="block text-ink-soft">
              <time dateTime={moment.at}>
                {format.dateTime(new Date(moment.at), { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
              {moment.by && `, ${moment.by}`}
            </span>
            <span className="block">
              {moment.href ? <TextLink href={moment.href}>{moment.text}</TextLink> : moment.text}
            </span>
            {moment.note && <span className="block whitespace-pre-wrap">{moment.note}</span>}
          </li>
        ))}
      </ol>
    </FoldedPart>
  );
}

function useMoments({ order, shipments, returns, adminFacts }: OrderView): Moment[] {
  const t = useTranslations('admin-order');
  const eventText = useEventText(order.currency);
  const moments: Moment[] = [
    { key: 'placed', at: order.createdAt, text: t('placed') },
    ...shipments.flatMap(({ id, carrier, trackingCode, createdAt, events }): Moment[] => [
      ...(isHandOver({ carrier })
        ? []
        : [{ key: id, at: createdAt, text: t('handedOver', { code: trackingCode }) }]),
      ...events.map(({ at, status, place }) => ({
        key: `${id}-${at}-${status}`,
        at,
        text: [t(`tracking.${status}`), place].filter(Boolean).join(', '),
      })),
    ]),
    ...returns.map(({ id, createdAt, status }) => ({
      key: id,
      at: createdAt,
      text: t('returnAsked', { status: t(`returnStates.${status}`) }),
      href: staffPaths.adminReturn(id),
    })),
    ...(adminFacts?.events ?? []).map((event) => ({
      key: event.id,
      at: event.at,
      text: eventText(event),
      by: event.staffName,
      ...(event.text !== null && { note: event.text }),
    })),
  ];
  return moments.toSorted((one, other) => other.at.localeCompare(one.at));
}

function useEventText(currency: OrderView['order']['currency']) {
  const t = useTranslations('admin-order');
  const locale = useLocale();
  return ({ kind, details }: AdminOrderView['events'][number]): string => {
    if (kind === 'refunded' || kind === 'captured') {
      const amount = formatMoneyInFull(cents(Number(details.amount ?? 0)), currency, locale);
      return t(kind === 'refunded' ? 'eventRefunded' : 'eventCaptured', { amount });
    }
    if (kind === 'mail_sent') {
      const mail = orderMails.find((one) => one === details.mail) ?? 'confirmation';
      return t('eventMail', { mail: t(`mails.${mail}`) });
    }
    return t(`events.${kind}`);
  };
}

function NoteForm({ state }: PartProps) {
  const t = useTranslations('admin-order');
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy || text.trim() === '') return;
    setIsBusy(true);
    if (await state.change('/api/admin-order-note', { text: text.trim() }, t('noteSaved'))) {
      setText('');
    }
    setIsBusy(false);
  }

  return (
    <form noValidate method="post" onSubmit={save} className="grid max-w-xl gap-3">
      <TextAreaField
        label={t('note')}
        hint={t('noteHint')}
        rows={3}
        maxLength={maximumNoteLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        isBusy={isBusy}
        className="justify-self-start"
      >
        {t('saveNote')}
      </Button>
    </form>
  );
}
