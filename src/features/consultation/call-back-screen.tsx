import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NotSent } from '@/components/forms/not-sent';
import { useShown } from '@/components/forms/use-shown';
import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/text/section';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/pages/paths';
import { CallBackFields } from './call-back-fields';
import { useCallBack } from './use-call-back';

const idPrefix = 'call-back';

/** The call-back form as a separate page without header and footer: for links in mails, letters and other sites. */
export function CallBackScreen() {
  const t = useTranslations('call-back');
  const [note, setNote] = useState<string | null>(null);
  const heading = useShown<HTMLHeadingElement>(note);
  const phone = brand.supportPhone.display;
  const form = useCallBack(idPrefix, {
    onSent: ({ isPhoneUnwanted }) =>
      setNote(isPhoneUnwanted ? t('sentOnce') : t('form.sent', { phone })),
  });
  return (
    <Container className="pt-8 pb-section lg:pt-14">
      <div className="mx-auto grid max-w-form grid-cols-1 gap-8">
        <div className="grid grid-cols-1 gap-4">
          <h1
            ref={heading}
            tabIndex={-1}
            aria-describedby={`${idPrefix}-lead`}
            className="font-display text-4xl text-balance outline-none"
          >
            {note === null ? t('title') : t('form.sentHeading')}
          </h1>
          <p id={`${idPrefix}-lead`} className="text-lg text-ink-soft">
            {note ?? t('form.lead')}
          </p>
        </div>
        {note === null ? (
          <form {...form.formProps} className="grid grid-cols-1 gap-5">
            <CallBackFields field={form.field} />
            <NotSent isShown={form.isLost} />
            <Button
              type="submit"
              isBusy={form.isSending}
              busyLabel={t('sending')}
              className="mt-1 w-full"
            >
              {t('send')}
            </Button>
          </form>
        ) : (
          <ButtonLink href={paths.home} className="justify-self-start">
            {t('form.home')}
          </ButtonLink>
        )}
      </div>
    </Container>
  );
}
