import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { reportError } from '@/client/error-reporting';
import { Button, ButtonLink } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { showToast } from '@/components/ui/toasts/toast';
import { localeOf } from '@/domain/words/locale';
import { paths } from '@/domain/pages/paths';
import { queryPaths } from '@/domain/pages/query-paths';
import { keepFlow, showWay, useFlowStore } from '../flow/flow-store';

/** The waiver: its text, and an acknowledgement that cannot be given by accident. */
export function WaiverPanel({ html }: { html: string }) {
  const t = useTranslations('hearing-test.waiver');
  const { flow, selectedOrder } = useFlowStore();
  const { locale } = useRouter();
  const [isAccepted, setIsAccepted] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function waive() {
    if (!flow) return;
    setIsBusy(true);
    const answer = await import('../result/result-requests')
      .then(({ waiveTest }) =>
        waiveTest({
          email: flow.email,
          locale: localeOf(locale),
          orderId: selectedOrder,
        }),
      )
      .catch(() => null);
    setIsBusy(false);
    if (!answer?.ok) {
      reportError(new Error(`waiver: ${answer?.code ?? 'no code'}`), 'hearing-test');
      return showToast('error', t('failed'));
    }
    keepFlow({ ...flow, skip: true, updated: new Date().toISOString() });
    showWay('waiver');
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(!isAccepted);
    if (isAccepted && !isBusy) void waive();
  }

  if (flow?.skip) return <Waived orderId={selectedOrder} />;
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      {/* Our own Markdown, rendered on the server without raw HTML. */}
      <div
        className="grid max-h-80 gap-3 overflow-y-auto text-base [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-6"
        tabIndex={0}
        role="region"
        aria-label={t('text')}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <CheckboxField
        label={t('accept')}
        checked={isAccepted}
        onChange={(event) => setIsAccepted(event.target.checked)}
        error={isMissing ? t('missing') : undefined}
      />
      <Button type="submit" isBusy={isBusy} busyLabel={t('busy')} className="justify-self-start">
        {t('confirm')}
      </Button>
    </form>
  );
}

function Waived({ orderId }: { orderId: string | null }) {
  const t = useTranslations('hearing-test.waiver');
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <p>{t('done')}</p>
      {orderId ? (
        <ButtonLink href={queryPaths.checkoutSuccess(orderId)}>{t('order')}</ButtonLink>
      ) : (
        <ButtonLink href={paths.shop}>{t('shop')}</ButtonLink>
      )}
    </div>
  );
}
