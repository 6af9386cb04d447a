import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { StaffMove } from '@/domain/orders/order-machine';
import type { OrderView } from '@/domain/staff/answers/order';
import type { NextStep } from '@/domain/staff/next-step';
import { staffPaths } from '@/domain/staff/staff-paths';
import { OrderSheetPart } from '../fittings/order-sheet-part';
import { useMay } from '../shell/use-may';
import type { AdminOrderPartProps } from './order-part';
import { packingFormId } from './packing-form';
import { isPackingOpen, stepOf } from './stages/step-of';
import { useLabel } from './use-label';
import type { OrderState } from './use-order';

/** What the order needs next, as its only primary button; the other decisions beside it. */
export function NextStepPart(props: AdminOrderPartProps) {
  const { view, adminFacts } = props;
  const t = useTranslations('admin-order');
  const id = useId();
  const step = stepOf(view, adminFacts);
  return (
    <section aria-labelledby={id} className="grid content-start gap-4">
      <div>
        <p id={id} className="text-ink-soft">
          {t('nextStep')}
        </p>
        <h2 tabIndex={-1} className="font-display text-2xl outline-none">
          {t(`steps.${step}.title`)}
        </h2>
      </div>
      <p>{t(`steps.${step}.text`)}</p>
      <Reasons view={view} />
      <SheetOfOrder {...props} step={step} />
      <Actions {...props} step={step} />
    </section>
  );
}

/** Why an order is on hold, and what its province asks for. */
function Reasons({ view: { order, hearing } }: { view: OrderView }) {
  const t = useTranslations('admin-order');
  const reasons = useTranslations('admin-orders.reasons');
  if (order.status !== 'hold') return null;
  return (
    <>
      <p>
        {order.holdReason ? t('waitsFor', { reason: reasons(order.holdReason) }) : t('heldByUs')}
      </p>
      {hearing?.missing && (
        <p>
          {t('ruleAsks', {
            rule: t(`rules.${hearing.rule}`),
            missing: t(`missingWhat.${hearing.missing}`),
          })}
        </p>
      )}
    </>
  );
}

/** The fitting sheet to sign, for the clinic: signing it approves the order. */
function SheetOfOrder({ view, state, adminFacts, step }: AdminOrderPartProps & StepProps) {
  const t = useTranslations('admin-order');
  const { order, hearing } = view;
  const decide = useDecide(state);
  if (order.status !== 'hold' || !hearing || !adminFacts.isSheetMissing) return null;
  return (
    <OrderSheetPart
      orderId={order.id}
      isNext={step === 'sheet'}
      onSigned={() => decide('approve', t('moved.approve'))}
    />
  );
}

type StepProps = { step: NextStep };

/** The clinic can approve its holds, and makes no other change to orders. */
function useDecide({ change }: OrderState) {
  const mayChange = useMay('orders.change');
  const path = mayChange ? '/api/admin-move-order' : '/api/admin-approve-order';
  return async (move: StaffMove, done: string) => {
    await change(path, { move }, done);
  };
}

/** The move that a step's own button already makes. */
const moveOfStep: Partial<Record<NextStep, StaffMove>> = {
  approve: 'approve',
  pick_up: 'complete',
};

/** Cancelling refunds everything, so it asks for confirmation. */
function Actions(props: AdminOrderPartProps & StepProps) {
  const { view, state, adminFacts, step } = props;
  const t = useTranslations('admin-order');
  const isCompleteLater = isPackingOpen(view) && adminFacts.moves.includes('complete');
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState<StaffMove | null>(null);
  const send = useDecide(state);
  const others = adminFacts.moves.filter(
    (move) => move !== moveOfStep[step] && !(move === 'complete' && isCompleteLater),
  );

  async function decide(move: StaffMove) {
    if (busy) return;
    setBusy(move);
    await send(move, t(`moved.${move}`));
    setBusy(null);
    setIsAsked(false);
  }

  return (
    <>
      <div className="grid justify-items-start gap-3">
        <StepButton {...props} busy={busy} onDecide={(move) => void decide(move)} />
        <div className="flex flex-wrap gap-x-2 gap-y-1">
          {others.map((move) => (
            <Button
              key={move}
              size="sm"
              variant={move === 'approve' ? 'secondary' : 'quiet'}
              isBusy={busy === move}
              onClick={() => (move === 'cancel' ? setIsAsked(true) : void decide(move))}
            >
              {t(`moves.${move}`)}
            </Button>
          ))}
        </div>
        {isCompleteLater && <p className="text-ink-soft">{t('completeLater')}</p>}
      </div>
      {isAsked && (
        <Notice tone="attention">
          <p className="mb-3">{t('cancelQuestion')}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              size="sm"
              variant="secondary"
              isBusy={busy === 'cancel'}
              onClick={() => void decide('cancel')}
            >
              {t('cancelYes')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setIsAsked(false)}>
              {t('cancelNo')}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}

type StepButtonProps = AdminOrderPartProps &
  StepProps & {
    busy: StaffMove | null;
    onDecide: (move: StaffMove) => void;
  };

/** The one primary button; none while others have to act first. */
function StepButton({ view, state, step, busy, onDecide }: StepButtonProps) {
  const t = useTranslations('admin-order');
  const label = useLabel({ view, state });
  const [isHanding, setIsHanding] = useState(false);
  const testId = step === 'look' ? view.hearing?.test?.id : view.hearing?.offered[0]?.id;
  const move = moveOfStep[step];

  async function handOver() {
    if (isHanding) return;
    setIsHanding(true);
    const parcel = view.shipments.find(({ leftAt }) => leftAt === null);
    const report = { shipment_id: parcel?.id, status: 'TRANSIT', place: null };
    await state.change('/api/admin-track-parcel', report, t('handedOverNow'));
    setIsHanding(false);
  }

  if ((step === 'look' || step === 'look_offered') && testId) {
    return <ButtonLink href={staffPaths.adminHearingTest(testId)}>{t('lookNow')}</ButtonLink>;
  }
  if (move) {
    return (
      <Button isBusy={busy === move} onClick={() => onDecide(move)}>
        {t(`moves.${move}`)}
      </Button>
    );
  }
  if (step === 'serials') {
    return <ButtonLink href={`#${packingFormId}`}>{t('enterSerials')}</ButtonLink>;
  }
  if (step === 'label') {
    return (
      <Button isBusy={label.isBusy} onClick={() => void label.make()}>
        {t('makeLabel')}
      </Button>
    );
  }
  if (step === 'hand_over') {
    return (
      <Button isBusy={isHanding} onClick={() => void handOver()}>
        {t('handOver')}
      </Button>
    );
  }
  return null;
}
