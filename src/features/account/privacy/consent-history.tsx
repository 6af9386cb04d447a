import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text/text-link';
import { paths } from '@/domain/pages/paths';
import { useTellFailure } from '@/features/auth/public';
import { firstOfMonth } from '@/domain/words/first-of-month';
import type { PrivacyOverview } from './privacy-requests';
import { loadPrivacyRequests } from './privacy-store';

type ConsentHistoryProps = { overview: PrivacyOverview; email: string };

/** Consents that the customer gave and withdrew, the latest first. */
export function ConsentHistory({ overview, email }: ConsentHistoryProps) {
  const t = useTranslations('privacy.consents');
  return (
    <section aria-labelledby="consents" className="border-t border-line pt-10">
      <h2 id="consents" className="font-display text-2xl">
        {t('heading')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('text')}</p>
      <div className="mt-5">
        {overview.isEmailProven ? (
          <ConsentList consents={overview.consents} />
        ) : (
          <ProveEmail email={email} />
        )}
      </div>
      <p className="mt-5">
        <TextLink href={paths.accountEmail} className="inline-flex min-h-target items-center">
          {t('change')}
        </TextLink>
      </p>
    </section>
  );
}

function ConsentList({ consents }: Pick<PrivacyOverview, 'consents'>) {
  const t = useTranslations('privacy.consents');
  const format = useFormatter();
  if (consents.length === 0) return <p>{t('none')}</p>;
  return (
    <ul aria-labelledby="consents" className="border-b border-line">
      {consents.map(({ id, purpose, isGiven, source, textVersion, at }) => (
        <li key={id} className="grid gap-0.5 border-t border-line py-4">
          <span className="font-semibold">{t(isGiven ? 'given' : 'withdrawn')}</span>
          <span>{t(`purpose.${purpose}`)}</span>
          <span className="text-ink-soft">
            <time dateTime={at}>
              {firstOfMonth(
                format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' }),
              )}
            </time>
            , {t(`source.${source}`)}
          </span>
          <span className="text-sm text-ink-soft">{t('version', { version: textVersion })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Anybody can type an address, so its consents are shown only after the mailed link was opened. */
function ProveEmail({ email }: { email: string }) {
  const t = useTranslations('privacy.consents');
  const tell = useTellFailure();
  const [step, setStep] = useState<'ready' | 'sending' | 'sent'>('ready');

  async function send() {
    setStep('sending');
    const sent = await loadPrivacyRequests().then((requests) => requests.mailProvingLink(email));
    setStep(sent.ok ? 'sent' : 'ready');
    if (!sent.ok) tell('generic', sent);
  }

  return (
    <Notice tone="note">
      <p role="status">{step === 'sent' ? t('proofSent', { email }) : t('unproven', { email })}</p>
      {step !== 'sent' && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          isBusy={step === 'sending'}
          busyLabel={t('sending')}
          onClick={() => void send()}
        >
          {t('prove')}
        </Button>
      )}
    </Notice>
  );
}
