import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import type { FoundRecord, FoundRecordAnswer } from '@/domain/accounts/found-record';
import { firstOfMonth } from '@/domain/words/first-of-month';
import { useFound } from './use-found';

type FoundCardProps = {
  /** A record was added to the account: lists on the page must be read again. */
  onKept?: () => void;
  className?: string;
};

/** Each unowned record under the customer's address, with a question, and then its outcome. */
export function FoundCard({ onKept, className }: FoundCardProps) {
  const t = useTranslations('account.found');
  const { records, last, answer } = useFound(onKept);
  const outcome = useRef<HTMLParagraphElement>(null);

  // The pressed button is gone, so the focus moves to the outcome.
  useEffect(() => {
    if (last.count > 0) outcome.current?.focus();
  }, [last]);

  if (records.length === 0 && last.outcome === null) return null;
  return (
    <section
      aria-labelledby="found-records"
      className={cx('grid gap-5 rounded-md border border-line bg-aurora-50 p-5 sm:p-6', className)}
    >
      <div>
        <h2 id="found-records" className="font-display text-2xl">
          {t('heading')}
        </h2>
        {records.length > 0 && <p className="mt-2 max-w-text">{t('text')}</p>}
      </div>
      <div role="status" className="empty:hidden">
        {last.outcome && (
          <p
            ref={outcome}
            tabIndex={-1}
            className={cx('font-semibold', last.outcome === 'failed' && 'text-cranberry-700')}
          >
            {t(last.outcome)}
          </p>
        )}
      </div>
      <ul className="grid gap-5 empty:hidden">
        {records.map((record) => (
          <FoundItem key={record.id} record={record} onAnswer={(said) => answer(record, said)} />
        ))}
      </ul>
    </section>
  );
}

type FoundItemProps = {
  record: FoundRecord;
  /** Never rejects. */
  onAnswer: (said: FoundRecordAnswer) => Promise<void>;
};

/** One question. A no must be confirmed in place: it cannot be undone. */
function FoundItem({ record: { kind, id, at }, onAnswer }: FoundItemProps) {
  const t = useTranslations('account.found');
  const format = useFormatter();
  const [isSure, setIsSure] = useState(false);
  const [busyWith, setBusyWith] = useState<FoundRecordAnswer | null>(null);
  const sure = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isSure) sure.current?.focus();
  }, [isSure]);

  async function say(said: FoundRecordAnswer) {
    setBusyWith(said);
    await onAnswer(said);
    setBusyWith(null);
    setIsSure(false);
  }

  const busy = (said: FoundRecordAnswer) => ({ isBusy: busyWith === said, busyLabel: t('busy') });
  const question = `found-${id}`;
  return (
    <li className="grid gap-3 border-t border-line pt-5">
      <p id={question} className="max-w-text font-semibold">
        {t(`question.${kind}`, {
          date: firstOfMonth(format.dateTime(new Date(at), { dateStyle: 'long' })),
        })}
      </p>
      {isSure ? (
        <div ref={sure} tabIndex={-1} role="group" aria-label={t('confirm')} className="grid gap-3">
          <p>{t('confirm')}</p>
          <div className="flex flex-wrap gap-3">
            <Button {...busy('not_mine')} onClick={() => void say('not_mine')}>
              {t('confirmYes')}
            </Button>
            <Button variant="secondary" onClick={() => setIsSure(false)}>
              {t('confirmNo')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button {...busy('mine')} aria-describedby={question} onClick={() => void say('mine')}>
            {t('mine')}
          </Button>
          <Button variant="secondary" aria-describedby={question} onClick={() => setIsSure(true)}>
            {t('notMine')}
          </Button>
        </div>
      )}
    </li>
  );
}
