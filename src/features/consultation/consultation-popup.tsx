import { Link } from '@/components/ui/text/link';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { pushEvent } from '@/client/data-layer';
import { NotSent } from '@/components/forms/not-sent';
import { Button } from '@/components/ui/button';
import { ModalDialog } from '@/components/ui/dialogs/modal-dialog';
import { showToast } from '@/components/ui/toasts/toast';
import { useOpener } from '@/components/ui/dialogs/use-opener';
import { successCatalogue } from '@/domain/failures/error-catalogue';
import { localeOf } from '@/domain/words/locale';
import { paths } from '@/domain/pages/paths';
import { loadMessages } from '@/messages/load';
import { CallBackFields } from './call-back-fields';
import { useCallBack } from './use-call-back';

type PopupProps = { onClose: () => void };

/** Fetches the words that the popup shows; no page brings them along. */
export async function prepareConsultationPopup(): Promise<ComponentType<PopupProps>> {
  const { lang } = document.documentElement;
  const locale = localeOf(lang);
  const messages = await loadMessages(locale, ['call-back', 'errors', 'ui']);
  return function PreparedPopup(props: PopupProps) {
    return (
      <NextIntlClientProvider locale={locale} messages={messages}>
        <ConsultationPopup {...props} />
      </NextIntlClientProvider>
    );
  };
}

const idPrefix = 'consultation';

/** Asks, once a day, whether the visitor would like a call. It has no address of its own. */
function ConsultationPopup({ onClose }: PopupProps) {
  const t = useTranslations('call-back');
  const errors = useTranslations('errors');
  const returnFocus = useOpener(true);
  const form = useCallBack(idPrefix, {
    // Before the call (spec 4).
    onSending: () => pushEvent({ event: 'popup-subscription' }),
    onSent: ({ isPhoneUnwanted }) => {
      onClose();
      const words = isPhoneUnwanted ? t('sentOnce') : errors(successCatalogue.consultationBooked);
      void showToast('success', words);
    },
  });
  return (
    <ModalDialog
      title={t('title')}
      isOpen
      onClose={onClose}
      returnFocus={returnFocus}
      aside={<CallPromise />}
    >
      <form {...form.formProps} className="grid gap-5">
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
        <p className="text-center text-sm text-ink-soft">
          {t.rich('calendar', {
            calendar: (words) => (
              <Link
                href={paths.bookConsultation}
                onClick={onClose}
                className="inline-flex min-h-target items-center font-semibold text-ink underline decoration-accent decoration-[1.5px] underline-offset-[0.3em]"
              >
                {words}
              </Link>
            ),
          })}
        </p>
      </form>
    </ModalDialog>
  );
}

/** Describes the call, next to the form where there is space. */
function CallPromise() {
  const t = useTranslations('call-back');
  return (
    <div className="dark relative grid h-full content-end overflow-hidden bg-spruce-900 p-10 text-birch-50">
      <div aria-hidden className="lines-footer absolute inset-x-0 top-0 h-3/5" />
      <p className="relative font-display text-2xl leading-tight">
        <span className="block text-[8.5rem] leading-[0.85] tracking-tighter">{t('minutes')}</span>{' '}
        {t('minutesText')}
      </p>
      <p className="relative mt-5 text-birch-50/85">{t('promise')}</p>
    </div>
  );
}
