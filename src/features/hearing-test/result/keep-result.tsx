import { useFormatter, useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { reportError } from '@/client/error-reporting';
import { refusalOf } from '@/client/requests/store-answer';
import { SendFailure } from '@/components/forms/not-sent';
import { Button, ButtonLink } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { TextField } from '@/components/ui/fields/text-field';
import { isEmail } from '@/domain/accounts/account';
import type { HealthSign } from '@/domain/audiometry/red-flags';
import type { TestResult } from '@/domain/audiometry/test-result';
import { localeOf } from '@/domain/words/locale';
import { paths } from '@/domain/pages/paths';
import { queryPaths } from '@/domain/pages/query-paths';
import { keepFlow, noteUpdate, useFlowStore } from '../flow/flow-store';
import { LaterSigns } from './later-signs';
import { OrdersOfTest } from './orders-of-test';
import type { SavedAnswer } from './result-requests';

type KeepResultProps = {
  result: TestResult;
  /** Signs reported with the result; the same tick box covers storing them. */
  signs: readonly HealthSign[];
  /** Id of this test run, so that saving it twice stores it once. */
  sessionId: string;
  saved: SavedAnswer | null;
  onSaved: (saved: SavedAnswer) => void;
};

type Problem = 'email' | 'consent';

/** The only way for a result to leave the device: a consent form with nothing ticked. */
export function KeepResult({ result, signs, sessionId, saved, onSaved }: KeepResultProps) {
  const t = useTranslations('hearing-result.keep');
  return (
    <section aria-labelledby="keep-result" className="mt-12 border-t border-line pt-10 lg:mt-16">
      <h2 id="keep-result" className="font-display text-2xl">
        {t('heading')}
      </h2>
      <div role="status">{saved && <Saved answer={saved} signs={signs} />}</div>
      {!saved && <KeepForm result={result} signs={signs} sessionId={sessionId} onSaved={onSaved} />}
    </section>
  );
}

function KeepForm({ result, signs, sessionId, onSaved }: Omit<KeepResultProps, 'saved'>) {
  const t = useTranslations('hearing-result.keep');
  const { locale } = useRouter();
  const flow = useFlowStore((state) => state.flow);
  const orderId = useFlowStore((state) => state.selectedOrder);
  const [name, setName] = useState(flow?.name ?? '');
  const [email, setEmail] = useState(flow?.email ?? '');
  const [hasConsent, setHasConsent] = useState(false);
  const [wantsFollowUp, setWantsFollowUp] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function save() {
    setIsBusy(true);
    setHasFailed(false);
    // After a test without a network this code is not there.
    const answer = await import('./result-requests')
      .then(({ saveResult }) =>
        saveResult({
          result,
          signs,
          email: email.trim(),
          name: name.trim(),
          locale: localeOf(locale),
          sessionId,
          wantsFollowUp,
          orderId,
        }),
      )
      .catch(refusalOf);
    setIsBusy(false);
    if (!answer.ok) {
      reportError(new Error(`save hearing result: ${answer.code}`), 'hearing-test');
      return setHasFailed(true);
    }
    const updated = new Date().toISOString();
    keepFlow({ name: name.trim(), email: email.trim(), skip: false, updated });
    noteUpdate();
    onSaved(answer.value);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found: Problem[] = [
      ...(isEmail(email.trim()) ? [] : (['email'] as const)),
      ...(hasConsent ? [] : (['consent'] as const)),
    ];
    setProblems(found);
    if (found.length === 0) void save();
    else document.getElementById(`keep-${found[0]}`)?.focus();
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={handleSubmit}
      className="mt-3 grid max-w-[36.5rem] gap-5"
    >
      <p className="text-ink-soft">{t('local')}</p>
      <TextField
        label={t('name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="name"
        maxLength={500}
      />
      <TextField
        id="keep-email"
        label={t('email')}
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problems.includes('email') ? t('emailInvalid') : undefined}
        autoComplete="email"
      />
      <CheckboxField
        id="keep-consent"
        label={t('consent')}
        hint={t('consentHint')}
        checked={hasConsent}
        onChange={(event) => setHasConsent(event.target.checked)}
        error={problems.includes('consent') ? t('consentMissing') : undefined}
      />
      <CheckboxField
        label={t('followUp')}
        hint={t('followUpHint')}
        checked={wantsFollowUp}
        onChange={(event) => setWantsFollowUp(event.target.checked)}
      />
      {hasFailed && <SendFailure>{t('failed')}</SendFailure>}
      <Button type="submit" isBusy={isBusy} busyLabel={t('busy')} className="justify-self-start">
        {t('action')}
      </Button>
    </form>
  );
}

type SavedProps = { answer: SavedAnswer; signs: readonly HealthSign[] };

function Saved({ answer: { saved, orders }, signs }: SavedProps) {
  const t = useTranslations('hearing-result.keep');
  const format = useFormatter();
  const orderId = useFlowStore((state) => state.selectedOrder);
  const date = format.dateTime(new Date(saved.expiresAt), { dateStyle: 'long' });
  return (
    <div className="mt-3 grid justify-items-start gap-4">
      <p className="text-lg">{t('saved', { date })}</p>
      <LaterSigns saved={saved} signs={signs} />
      <OrdersOfTest orders={orders} />
      <p className="flex flex-wrap gap-3">
        {orderId && (
          <ButtonLink href={queryPaths.checkoutSuccess(orderId)}>{t('order')}</ButtonLink>
        )}
        <ButtonLink href={paths.accountHearing} variant="secondary">
          {t('history')}
        </ButtonLink>
      </p>
    </div>
  );
}
