import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Check } from '@/components/icons/check';
import { ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { nextSteps, type NextStep, type PlacedOrder } from '@/domain/checkout/checkout-order';
import { orderPaths } from '@/domain/pages/order-paths';
import { queryPaths } from '@/domain/pages/query-paths';
import {
  expressShippingId,
  pickupAddress,
  pickupId,
  priorityShippingId,
} from '@/domain/orders/shipping';
import { firstOfMonth } from '@/domain/words/first-of-month';
import { holdWords } from '../sections/hold-words';

/** The steps from the order to the delivery, including what the customer still has to do. */
export function NextSteps({ order }: { order: PlacedOrder }) {
  const t = useTranslations('checkout-success.next');
  const steps = nextSteps(order);
  return (
    <section>
      <h2 className="font-display text-3xl">{t('heading')}</h2>
      <ol className="mt-6 lg:mt-8">
        {steps.map(({ kind }, index) => (
          <Step
            key={kind}
            number={index + 1}
            state={stateAt(index)}
            isLast={index === steps.length - 1}
          >
            <StepText kind={kind} order={order} />
          </Step>
        ))}
      </ol>
    </section>
  );
}

type StepState = 'done' | 'now' | 'later';

/** The first step, the order, is done; the second is the current one. */
function stateAt(index: number): StepState {
  if (index === 0) return 'done';
  return index === 1 ? 'now' : 'later';
}

type StepProps = { number: number; state: StepState; isLast: boolean; children: ReactNode };

function Step({ number, state, isLast, children }: StepProps) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={cx('relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-5', !isLast && 'pb-9')}
    >
      {!isLast && (
        <span
          aria-hidden
          className={cx(
            'absolute top-10 bottom-0 left-[1.1875rem] border-l-2',
            state === 'done' ? 'border-aurora-600' : 'border-line',
          )}
        />
      )}
      <span
        aria-hidden
        className={cx(
          'grid size-10 place-items-center rounded-full font-semibold',
          state === 'done' && 'bg-aurora-600 text-white',
          state === 'now' && 'border-[2.5px] border-ink',
          state === 'later' && 'border-2 border-control',
        )}
      >
        {state === 'done' ? <Check size={22} strokeWidth={3} /> : number}
      </span>
      <div>{children}</div>
    </li>
  );
}

/** Services whose days we know. */
const ourServices = [priorityShippingId, expressShippingId, pickupId] as const;

/** Holds in which the customer need not send anything. */
const ourHolds: readonly NextStep['kind'][] = ['hearing-review', 'fitting-sheet'];

function StepText({ kind, order }: { kind: NextStep['kind']; order: PlacedOrder }) {
  const t = useTranslations('checkout-success.next');
  const format = useFormatter();
  const hold = holdWords(kind);
  if (hold) {
    return (
      <Words title={t(`${hold}.title`)} text={t(`${hold}.text`)}>
        {!ourHolds.includes(kind) && <SendHearing order={order} />}
      </Words>
    );
  }
  const { serviceId, serviceName } = order.delivery;
  const service = ourServices.find((id) => id === serviceId);
  const days = service ? t(`days.${service}`) : '';
  switch (kind) {
    case 'placed':
      return (
        <Words
          title={t('placed')}
          text={firstOfMonth(
            format.dateTime(new Date(order.placedAt), {
              weekday: 'long',
              month: 'long',
              day: 'numeric',
            }),
          )}
        />
      );
    case 'set-up':
      return <Words title={t('setUp')} text={t('setUpText')} />;
    case 'pack':
      return <Words title={t('pack')} text={t('packText')} />;
    case 'pick-up':
      return (
        <Words
          title={t('pickUp')}
          text={t('pickUpText', {
            place: service === pickupId ? pickupAddress : serviceName,
            ready: days,
          })}
        />
      );
    default:
      return (
        <Words
          title={order.holdReason ? t('ship') : t('shipOther')}
          text={t('shipText', { service: serviceName, days })}
        />
      );
  }
}

/** Both links include this order's id, so that the data sent belongs to it. */
function SendHearing({ order }: { order: PlacedOrder }) {
  const t = useTranslations('checkout-success.next');
  return (
    <div className="mt-5 flex flex-wrap gap-3 max-sm:grid">
      <ButtonLink href={queryPaths.hearingTestFor(order.id)}>{t('takeTest')}</ButtonLink>
      <ButtonLink href={orderPaths.uploadFor(order.id)} variant="secondary">
        {t('uploadTest')}
      </ButtonLink>
    </div>
  );
}

function Words({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <>
      <h3 className="text-xl leading-[1.4] font-semibold">{title}</h3>
      <p className="max-w-[29rem] text-ink-soft">{text}</p>
      {children}
    </>
  );
}
