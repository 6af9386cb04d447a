import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { GuestOrder } from '@/client/wire/guest-order-from-wire';
import { Button } from '@/components/ui/button';
import { lookUpHash } from '@/domain/pages/order-paths';
import type { GuestOrderValues } from '@/domain/orders/guest-order-form';
import { formatMoneyInFull } from '@/domain/money';
import { tellFailure } from '@/features/failures/public';
import { DeliverySteps } from '../orders/delivery-steps';
import { StageBadge } from '../orders/order-stage';
import { TrackLink } from '../orders/track-link';
import { useDay } from '../use-day';
import { GuestForm } from './guest-form';

type Found = { status: 'none' | 'failed' | 'unreachable' } | { status: 'found'; order: GuestOrder };

/** Shows the status of an order, given its number, e-mail and postal code; opens on request and at its own address. */
export function OrderLookUp() {
  const t = useTranslations('returns.lookUp');
  const [isPressed, setIsPressed] = useState(false);
  const isOpen = useIsAddressed() || isPressed;
  const [found, setFound] = useState<Found>({ status: 'none' });
  const form = useRef<HTMLDivElement>(null);

  // The button that opened the form is gone with it, so the focus moves to the first field.
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus();
  }, [isOpen]);

  async function send(values: GuestOrderValues): Promise<boolean> {
    setFound({ status: 'none' });
    const answer = await import('./guest-actions')
      .then((actions) => actions.lookUpOrder(values))
      .catch(() => null);
    if (answer?.ok) setFound({ status: 'found', order: answer.value });
    else if (answer?.code === 'validation_error') setFound({ status: 'failed' });
    else {
      setFound({ status: 'unreachable' });
      tellFailure('fetchOrder', answer, 'returns');
    }
    return false;
  }

  return (
    <section aria-labelledby="look-up" className="grid gap-5 border-t border-line pt-10">
      <div>
        <h2 id="look-up" className="font-display text-2xl">
          {t('heading')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('text')}</p>
      </div>
      {isOpen ? (
        <div ref={form}>
          <GuestForm
            name="look-up"
            fields={['orderNumber', 'email', 'postalCode']}
            labelledBy="look-up"
            submitLabel={t('send')}
            busyLabel={t('sending')}
            onSend={send}
          />
        </div>
      ) : (
        <Button
          variant="secondary"
          aria-expanded={false}
          className="justify-self-start"
          onClick={() => setIsPressed(true)}
        >
          {t('heading')}
        </Button>
      )}
      <div role="status">
        {found.status === 'found' && <FoundOrder order={found.order} />}
        {(found.status === 'failed' || found.status === 'unreachable') && (
          <p className="text-cranberry-700">{t(found.status)}</p>
        )}
      </div>
    </section>
  );
}

/** Whether the address asks for the look-up. The server never sees that part of it. */
function useIsAddressed(): boolean {
  // A link on the same page changes the address without an event of the browser's own.
  useRouter();
  return useSyncExternalStore(
    watchHash,
    () => window.location.hash === lookUpHash,
    () => false,
  );
}

function watchHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function FoundOrder({ order }: { order: GuestOrder }) {
  const t = useTranslations('returns.lookUp');
  const locale = useLocale();
  const day = useDay();
  // Only the order's customer may see the hold reason.
  const shown = { ...order, holdReason: null };
  const total = formatMoneyInFull(order.total, order.currency, locale);
  return (
    <article aria-labelledby="found-order" className="grid gap-5 border-t border-ink pt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id="found-order" className="font-display text-xl">
          {t('found', { number: order.number })}
        </h3>
        <StageBadge order={shown} />
      </div>
      <p className="text-ink-soft">{t('placed', { date: day(order.placedAt), total })}</p>
      <ul>
        {order.lines.map(({ id, name, quantity }) => (
          <li key={id}>{t('line', { name, count: quantity })}</li>
        ))}
      </ul>
      <DeliverySteps order={shown} />
      <TrackLink order={shown} />
    </article>
  );
}
