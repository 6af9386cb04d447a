import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import { helpedAnswers, type HelpedAnswer } from '@/domain/devices/adjustment';
import type { AdjustmentView } from './aids-requests';
import { useAidsChange } from './aids-store';

/** The requests so far; three days after a change each asks whether it helped. */
export function HelpedCards({ requests }: { requests: readonly AdjustmentView[] }) {
  if (requests.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {requests.map((request) => (
        <li key={request.id} className="bg-birch-100 p-6">
          <HelpedCard request={request} />
        </li>
      ))}
    </ul>
  );
}

function HelpedCard({ request }: { request: AdjustmentView }) {
  const t = useTranslations('aids.change');
  const locale = useLocale();
  const { isBusy, run } = useAidsChange();

  async function say(helped: HelpedAnswer) {
    if (await run((requests) => requests.sayHelped(request.id, helped, locale))) {
      await showToast('success', t('thanks'));
    }
  }

  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t(`notice.${request.notice}`)}</p>
      <p>{t(`status.${request.status}`, { name: request.staffName ?? '' })}</p>
      {request.note !== '' && <p className="whitespace-pre-wrap">{request.note}</p>}
      {request.isAsked && (
        <>
          <p>{t('didItHelp')}</p>
          <div className="flex flex-wrap gap-3">
            {helpedAnswers.map((answer) => (
              <Button
                key={answer}
                variant="secondary"
                isBusy={isBusy}
                onClick={() => void say(answer)}
              >
                {t(`helped.${answer}`)}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
