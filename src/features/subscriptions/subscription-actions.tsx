import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormSaved } from '@/components/forms/form-done';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialogs/modal';
import {
  actionsFor,
  type CustomerSubscription,
  type SubscriptionAction,
} from '@/domain/subscriptions/customer-subscription';
import { CancelDialog } from './cancel-dialog';
import { CardDialog } from './card-dialog';
import type { DialogProps } from './dialog-props';
import { KeepDialog, QuantityDialog, ResumeDialog } from './going-on-dialogs';
import { PauseDialog } from './pause-dialog';
import { PlanDialog } from './plan-dialog';
import type { SubscriptionChange } from './subscription-requests';
import type { ChangeOne } from './use-subscriptions';

const dialogs = {
  pause: PauseDialog,
  resume: ResumeDialog,
  keep: KeepDialog,
  plan: PlanDialog,
  quantity: QuantityDialog,
  card: CardDialog,
  cancel: CancelDialog,
} as const satisfies Record<SubscriptionAction, unknown>;

type SubscriptionActionsProps = { subscription: CustomerSubscription; change: ChangeOne };

/** The actions for a subscription; each asks for confirmation first. */
export function SubscriptionActions({ subscription, change }: SubscriptionActionsProps) {
  const t = useTranslations('subscriptions');
  const [action, setAction] = useState<SubscriptionAction>('pause');
  const [isOpen, setIsOpen] = useState(false);
  const [sending, setSending] = useState<DialogProps['sending']>('ready');
  const [done, setDone] = useState<{ words: string; count: number } | null>(null);
  const actions = actionsFor(subscription);
  const Dialog = dialogs[action];

  function open(chosen: SubscriptionAction) {
    setAction(chosen);
    setSending('ready');
    setIsOpen(true);
  }

  async function send(wanted: SubscriptionChange, words: string) {
    setSending('busy');
    const isDone = await change(subscription.id, wanted).catch(() => false);
    setSending(isDone ? 'ready' : 'failed');
    if (!isDone) return;
    setIsOpen(false);
    setDone((last) => ({ words, count: (last?.count ?? 0) + 1 }));
  }

  if (actions.length === 0 && !isOpen && !done) return null;
  return (
    <section aria-labelledby="subscription-actions">
      <h3 id="subscription-actions" className="text-lg font-semibold">
        {t('actions.heading')}
      </h3>
      {/* While the dialog closes, the page cannot take the focus: the line is announced too. */}
      <div role="status" className="mt-3 empty:hidden">
        {done && <FormSaved key={done.count}>{done.words}</FormSaved>}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        {actions.map((offered) => (
          <Button key={offered} variant="secondary" size="sm" onClick={() => open(offered)}>
            {t(`actions.${offered}`)}
          </Button>
        ))}
      </div>
      <Modal title={t(`dialogs.${action}.title`)} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Dialog
          subscription={subscription}
          sending={sending}
          send={(wanted, words) => void send(wanted, words)}
          onClose={() => setIsOpen(false)}
        />
      </Modal>
    </section>
  );
}
