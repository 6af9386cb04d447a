import { useTranslations } from 'next-intl';
import { FormSaved } from '@/components/forms/form-done';
import { NotSent } from '@/components/forms/not-sent';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import { linkTo } from '@/components/ui/text/rich-words';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { maximumLetterLength, maximumNameLength } from '@/domain/consultations/conversation';
import { paths } from '@/domain/pages/paths';
import { useLetter } from './use-letter';

/** A message to our team. */
export function ContactForm() {
  const t = useTranslations('contact.form');
  const { field, faults, tries, isSending, isLost, formProps, website, setWebsite, sent } =
    useLetter();

  return (
    <form {...formProps} aria-label={t('label')} className="grid gap-6">
      {faults.length > 0 && (
        <ErrorSummary
          key={tries}
          title={t('errorSummary', { count: faults.length })}
          errors={faults}
        />
      )}
      <TextField
        {...field('name')}
        label={t('name')}
        autoComplete="name"
        maxLength={maximumNameLength}
      />
      <TextField
        {...field('email')}
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextAreaField
        {...field('message')}
        label={t('message')}
        hint={t('messageHint', { count: maximumLetterLength })}
        rows={7}
      />
      <Trap value={website} onType={setWebsite} />
      <p className="text-sm text-ink-soft">{t.rich('privacy', { link: linkTo(paths.privacy) })}</p>
      <NotSent isShown={isLost} />
      <Button
        type="submit"
        isBusy={isSending}
        busyLabel={t('sending')}
        className="justify-self-start"
      >
        {t('send')}
      </Button>
      {sent && <FormSaved key={sent.count}>{t('sent', { email: sent.to })}</FormSaved>}
    </form>
  );
}

/** A honeypot field: machines fill it in, and people never meet it, with screen readers neither. */
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
