import { useTranslations } from 'next-intl';
import Head from 'next/head';
import { useState, type ReactNode } from 'react';
import { NotSent } from '@/components/forms/not-sent';
import { useFormSend } from '@/components/forms/use-form-send';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import type { AuthFields } from '@/domain/accounts/auth-form';
import { brand } from '@/domain/brand';
import { loadAuthActions } from './lazy-auth-actions';
import { authFieldId, brokenRules, loadAuthRules, type AuthForm } from './use-auth-form';
import { useAuthWords } from './use-auth-words';

type AuthFormFrameProps = {
  form: AuthForm;
  /** Page title, for the tab's title when the form has errors. */
  title: string;
  submitLabel: string;
  /** Sends the form to the server; never rejects. */
  onSend: (values: AuthFields) => Promise<void>;
  children: ReactNode;
};

/** A form of the login pages: the general error on top, its fields, its one button. */
export function AuthFormFrame({ form, title, submitLabel, onSend, children }: AuthFormFrameProps) {
  const t = useTranslations('auth');
  const words = useAuthWords();
  const [isSending, setIsSending] = useState(false);
  const { submitCount } = form.formState;
  const broken = submitCount > 0 ? brokenRules(form) : [];

  const { isLost, sendProps } = useFormSend();
  const submit = form.handleSubmit(async (values) => {
    setIsSending(true);
    await onSend(values);
    setIsSending(false);
  });

  return (
    <form
      {...sendProps({ load: () => Promise.all([loadAuthRules(), loadAuthActions()]), submit })}
      className="grid gap-6"
    >
      {broken.length > 0 && (
        <>
          <Head>
            <title>{`${t('errorTitle', { title })} | ${brand.name}`}</title>
          </Head>
          <ErrorSummary
            key={submitCount}
            title={t('errorSummary', { count: broken.length })}
            errors={broken.map(({ field, problem }) => ({
              fieldId: authFieldId(field),
              message: words(problem),
            }))}
          />
        </>
      )}
      {children}
      <NotSent isShown={isLost} />
      <Button type="submit" isBusy={isSending} busyLabel={t('sending')} className="w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
