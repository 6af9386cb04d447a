import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/text/badge';
import { Notice } from '@/components/ui/notice';
import { SupportPhone } from '@/components/ui/text/support-phone';
import { TextLink } from '@/components/ui/text/text-link';
import { orderStage, type CustomerOrder, type OrderStage } from '@/domain/orders/customer-order';
import { queryPaths } from '@/domain/pages/query-paths';

type Tone = ComponentProps<typeof Badge>['tone'];

const tones: Record<OrderStage, Tone> = {
  hearing_test_needed: 'attention',
  prescription_needed: 'attention',
  dispenser_review: 'attention',
  hearing_review: 'attention',
  fitting_sheet: 'attention',
  on_hold: 'attention',
  awaiting_payment: 'attention',
  in_progress: 'neutral',
  preparing: 'neutral',
  handed_over: 'attention',
  on_its_way: 'attention',
  delivery_problem: 'negative',
  sent_back: 'negative',
  arrived: 'positive',
  canceled: 'neutral',
  return_requested: 'neutral',
  return_approved: 'neutral',
  return_received: 'neutral',
  return_refunded: 'positive',
};

/** The stage of an order, in plain words. */
export function StageBadge({
  order,
}: {
  order: Pick<CustomerOrder, 'status' | 'holdReason' | 'afterSale'>;
}) {
  const t = useTranslations('orders.stage');
  const stage = orderStage(order);
  return <Badge tone={tones[stage]}>{t(stage)}</Badge>;
}

/** What the customer has to do or know before an order proceeds; nothing while it proceeds by itself. */
export function StageTodo({ order }: { order: CustomerOrder }) {
  const t = useTranslations('orders.todo');
  const stage = orderStage(order);
  switch (stage) {
    case 'hearing_test_needed':
    case 'prescription_needed':
      return (
        <Notice tone="attention">
          {t(stage)}{' '}
          <TextLink href={queryPaths.hearingTestFor(order.id)} className="inline-block py-2">
            {t(`send.${stage}`)}
          </TextLink>
        </Notice>
      );
    case 'dispenser_review':
    case 'hearing_review':
    case 'fitting_sheet':
      return <Notice tone="note">{t(stage)}</Notice>;
    case 'delivery_problem':
    case 'sent_back':
      return <Notice tone="attention">{t.rich(stage, { phone: () => <SupportPhone /> })}</Notice>;
    default:
      return null;
  }
}
