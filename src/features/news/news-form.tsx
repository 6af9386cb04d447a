import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { reportError } from '@/client/error-reporting';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { showToast } from '@/components/ui/toast';
import { isEmail } from '@/domain/account';
import { brand } from '@/domain/brand';
import { errorCatalogue, errorKeyOf } from '@/domain/error-catalogue';

/** Spec 9: how long a request is waited for. */
const timeoutSeconds = 20;

/** Asks for our news. The answer is the same for every address: the yes is the link in the mail. */
export function NewsForm({ sellerAddress }: { sellerAddress: string | null }) {
  const t = useTranslations('news.form');
  const consents = useTranslations('consents');
  const errors = useTranslations('errors');
  const { email, setEmail, isWrong, step, submit } = useNewsForm();

  if (step === 'sent') {
    return (
      <Notice tone="note">
        <p role="status">{t('sent', { email: email.trim() })}</p>
      </Notice>
    );
  }
  return (
    <form noValidate method="post" aria-label={t('label')} onSubmit={submit} className="grid gap-5">
      <TextField
        id="news-email"
        label={t('email')}
        error={isWrong ? errors(errorCatalogue.fieldEmail) : undefined}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <p className="text-ink-soft">
        {consents('emailOffers', {
          brand: brand.name,
          email: brand.supportEmail,
          phone: brand.supportPhone.display,
        })}
      </p>
      {sellerAddress && <p className="text-ink-soft">{sellerAddress}</p>}
      <Button
        type="submit"
        isBusy={step === 'sending'}
        busyLabel={t('sending')}
        className="justify-self-start"
      >
        {t('send')}
      </Button>
    </form>
  );
}

function useNewsForm() {
  const errors = useTranslations('errors');
  const [email, setEmail] = useState('');
  const [tries, setTries] = useState(0);
  const [step, setStep] = useState<'ready' | 'sending' | 'sent'>('ready');
  const isWrong = tries > 0 && !isEmail(email);

  async function send() {
    setStep('sending');
    const answer = await import('./news-requests').then((requests) => requests.askForNews(email));
    setStep(answer.ok ? 'sent' : 'ready');
    if (answer.ok) return;
    reportError(new Error(`subscribe: ${answer.code}`), 'news');
    const key = errorKeyOf({ code: answer.code }) ?? 'subscriptionUpdate';
    await showToast('error', errors(errorCatalogue[key], { seconds: timeoutSeconds }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    if (isEmail(email)) {
      if (step === 'ready') void send();
    } else document.getElementById('news-email')?.focus();
  }

  return { email, setEmail, isWrong, step, submit };
}
