import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { reportError } from '@/client/error-reporting';
import { useKitForm } from '@/components/forms/use-kit-form';
import { FormDone } from '@/components/forms/form-done';
import { NotSent } from '@/components/forms/not-sent';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { showToast } from '@/components/ui/toasts/toast';
import { brand } from '@/domain/brand';
import { errorCatalogue, errorKeyOf } from '@/domain/failures/error-catalogue';

/** Spec 9: time limit of a request. */
const timeoutSeconds = 20;

/** The newsletter form. The answer is the same for every address: the consent is given by the link in the mail. */
export function NewsForm({ sellerAddress }: { sellerAddress: string }) {
  const t = useTranslations('news.form');
  const consents = useTranslations('consents');
  const { field, isSending, isLost, formProps, sentTo } = useNewsForm();

  if (sentTo !== null) {
    return (
      <FormDone heading={t('sentHeading')}>
        <p>{t('sent', { email: sentTo })}</p>
      </FormDone>
    );
  }
  return (
    <form {...formProps} aria-label={t('label')} className="grid gap-5">
      <TextField
        {...field('email')}
        label={t('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <p className="text-ink-soft">
        {consents('emailOffers', {
          brand: brand.name,
          email: brand.supportEmail,
          phone: brand.supportPhone.display,
        })}
      </p>
      <p className="text-ink-soft">{sellerAddress}</p>
      <NotSent isShown={isLost} />
      <Button
        type="submit"
        isBusy={isSending}
        busyLabel={t('sending')}
        className="justify-self-start"
      >
        {t('send')}
      </Button>
    </form>
  );
}

const loadRules = () =>
  import('@/domain/schemas/short-forms').then((rules) => rules.findNewsProblems);

function useNewsForm() {
  const errors = useTranslations('errors');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const kit = useKitForm({
    name: 'news',
    fields: ['email'],
    start: { email: '' },
    loadRules,
    help: { email: 'email' },
  });

  async function send({ email }: { email: string }): Promise<boolean> {
    const answer = await import('./news-requests').then((requests) => requests.askForNews(email));
    if (answer.ok) {
      setSentTo(email.trim());
      return true;
    }
    reportError(new Error(`subscribe: ${answer.code}`), 'news');
    const key = errorKeyOf({ code: answer.code }) ?? 'subscriptionUpdate';
    void showToast('error', errors(errorCatalogue[key], { seconds: timeoutSeconds }));
    return false;
  }

  return { ...kit, formProps: kit.formProps(send), sentTo };
}
