import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import { helpedAnswers, type HelpedAnswer } from '@/domain/devices/adjustment';
import type { AdjustmentView } from './aids-requests';
import { clinicTimeZone } from '@/domain/store';
import { useAidsChange } from './aids-store';
import { scrollToAsked } from './scroll-to-asked';
import styles from './aids.module.css';

/** The requests so far; three days after a change each asks whether it helped. */
export function HelpedCards({ requests }: { requests: readonly AdjustmentView[] }) {
  if (requests.length === 0) return null;
  return (
    <ul id="helped" ref={scrollToAsked} className="grid gap-4">
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
  const format = useFormatter();
  const name = request.staffName ?? '';
  const date = format.dateTime(new Date(request.changedAt ?? request.createdAt), {
    dateStyle: 'long',
    timeZone: clinicTimeZone,
  });
  const asked = useId();
  const { isBusy, run } = useAidsChange();

  async function say(helped: HelpedAnswer) {
    if (await run((requests) => requests.sayHelped(request.id, helped, locale))) {
      await showToast('success', t('thanks'));
    }
  }

  return (
    <div className={styles.card}>
      <div className="grid gap-1">
        <p className="font-semibold">
          {t(`notice.${request.notice}`)}. {t(`status.${request.status}`, { name, date })}
        </p>
        {request.note !== '' && <p className="whitespace-pre-wrap">{request.note}</p>}
        {request.isAsked && <p id={asked}>{t('didItHelp')}</p>}
        {request.helped && <p>{t(`told.${request.helped}`)}</p>}
      </div>
      {request.isAsked && (
        <div role="group" aria-labelledby={asked} className="flex flex-wrap gap-3">
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
      )}
    </div>
  );
}
