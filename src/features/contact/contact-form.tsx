import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Notice } from '@/components/ui/notice';
import { linkTo } from '@/components/ui/rich-words';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { maximumLetterLength, maximumNameLength, type LetterProblem } from '@/domain/conversation';
import { errorCatalogue } from '@/domain/error-catalogue';
import { paths } from '@/domain/paths';
import { useLetter } from './use-letter';

/** A message to our team. */
export function ContactForm() {
  const t = useTranslations('contact.form');
  const errors = useTranslations('errors');
  const { values, setValue, website, setWebsite, problems, tries, isSending, sentTo, submit } =
    useLetter();
  const count = maximumLetterLength;
  const words = (problem: LetterProblem | undefined) => {
    if (problem === 'name') return errors(errorCatalogue.nameMandatory);
    return problem && t(`problem.${problem}`, { count });
  };
  const faults = Object.entries(problems).map(([field, problem]) => ({
    fieldId: `contact-${field}`,
    message: words(problem) ?? '',
  }));

  return (
    <form noValidate method="post" aria-label={t('label')} onSubmit={submit} className="grid gap-6">
      {faults.length > 0 && (
        <ErrorSummary
          key={tries}
          title={t('errorSummary', { count: faults.length })}
          errors={faults}
        />
      )}
      <TextField
        id="contact-name"
        label={t('name')}
        error={words(problems.name)}
        autoComplete="name"
        maxLength={maximumNameLength}
        value={values.name}
        onChange={(event) => setValue('name', event.target.value)}
      />
      <TextField
        id="contact-email"
        label={t('email')}
        hint={t('emailHint')}
        error={words(problems.email)}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        onChange={(event) => setValue('email', event.target.value)}
      />
      <TextAreaField
        id="contact-message"
        label={t('message')}
        hint={t('messageHint', { count })}
        error={words(problems.message)}
        rows={7}
        value={values.message}
        onChange={(event) => setValue('message', event.target.value)}
      />
      <Trap value={website} onType={setWebsite} />
      <p className="text-sm text-ink-soft">{t.rich('privacy', { link: linkTo(paths.privacy) })}</p>
      <Button
        type="submit"
        isBusy={isSending}
        busyLabel={t('sending')}
        className="justify-self-start"
      >
        {t('send')}
      </Button>
      {sentTo !== null && <Notice tone="note">{t('sent', { email: sentTo })}</Notice>}
    </form>
  );
}

/** A field that machines fill in and people, whatever they read the page with, never meet. */
function Trap({ value, onType }: { value: string; onType: (text: string) => void }) {
  const t = useTranslations('contact.form');
  return (
    <div hidden>
      <label>
        {t('website')}
        <input
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      </label>
    </div>
  );
}
