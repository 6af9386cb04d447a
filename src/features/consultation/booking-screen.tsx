import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { ClinicianWords } from '@/components/shop/clinician-words';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Notice } from '@/components/ui/notice';
import { Container } from '@/components/ui/text/section';
import { Spinner } from '@/components/ui/loading/spinner';
import type { BookingView } from '@/domain/consultations/booking';
import { brand } from '@/domain/brand';
import { useMailedValues } from '@/features/auth/public';
import { BookedCall } from './booked-call';
import { BookingForm } from './booking-form';
import { findCall } from './booking-requests';
import { CheckMail, ConfirmCall } from './confirm-call';

type BookingScreenProps = {
  /** Address of another site's calendar; null for our own. */
  schedulingUrl: string | null;
};

/** Books a free call; also the target of the links in booking mails. */
export function BookingScreen({ schedulingUrl }: BookingScreenProps) {
  const t = useTranslations('booking');
  return (
    <Container className="grid grid-cols-1 gap-x-20 gap-y-10 pt-8 pb-section lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-14">
      <div className="grid grid-cols-1 content-start gap-6">
        <h1 className="font-display text-4xl text-balance">{t('title')}</h1>
        <p className="text-lg text-ink-soft">{t('lead')}</p>
        <ul className="grid border-t border-line">
          {(['free', 'hours', 'companion'] as const).map((fact) => (
            <li key={fact} className="border-b border-line py-4">
              {t(`facts.${fact}`)}
            </li>
          ))}
        </ul>
        <ClinicianWords headingLevel={2} />
      </div>
      <div className="min-w-0">
        {schedulingUrl === null ? <OwnCalendar /> : <OtherCalendar href={schedulingUrl} />}
      </div>
    </Container>
  );
}

function OwnCalendar() {
  const mailed = useMailedValues('booking', 'confirm');
  const [booking, setBooking] = useState<BookingView | null>(null);
  const [isAnew, setIsAnew] = useState(false);
  const [isMailed, setIsMailed] = useState(false);

  function startAnew() {
    setBooking(null);
    setIsAnew(true);
  }

  if (booking) return <BookedCall booking={booking} onAnew={startAnew} />;
  if (mailed === null) return null;
  if (mailed.booking && !isAnew) {
    return <MailedBooking code={mailed.booking} onFound={setBooking} onAnew={startAnew} />;
  }
  if (mailed.confirm && !isAnew) {
    return <ConfirmCall call={mailed.confirm} onBooked={setBooking} onAnew={startAnew} />;
  }
  if (isMailed) return <CheckMail />;
  return <BookingForm onBooked={setBooking} onMailed={() => setIsMailed(true)} />;
}

type MailedBookingProps = {
  code: string;
  onFound: (booking: BookingView) => void;
  onAnew: () => void;
};

function MailedBooking({ code, onFound, onAnew }: MailedBookingProps) {
  const t = useTranslations('booking');
  const [step, setStep] = useState<'asking' | 'unknown' | 'failed'>('asking');
  const phone = brand.supportPhone.display;

  function take(answer: Awaited<ReturnType<typeof findCall>>) {
    if (answer.ok) return onFound(answer.value);
    const isUnknown = answer.code === 'not_found_error' || answer.code === 'validation_error';
    setStep(isUnknown ? 'unknown' : 'failed');
  }

  async function ask() {
    setStep('asking');
    take(await findCall(code));
  }

  const found = useEffectEvent(take);
  useEffect(() => {
    void findCall(code).then(found);
  }, [code]);

  if (step === 'asking') {
    return (
      <p role="status" className="flex min-h-target items-center gap-3 text-ink-soft">
        <Spinner />
        {t('loading')}
      </p>
    );
  }
  if (step === 'failed') {
    return (
      <Notice tone="attention">
        <p role="alert">{t('failed', { phone })}</p>
        <Button variant="secondary" size="sm" onClick={() => void ask()} className="mt-3">
          {t('again')}
        </Button>
      </Notice>
    );
  }
  return (
    <div className="grid justify-items-start gap-5">
      <h2 className="font-display text-2xl">{t('booked.unknownHeading')}</h2>
      <p className="text-ink-soft">{t('booked.unknownLead', { phone })}</p>
      <Button onClick={onAnew}>{t('booked.anew')}</Button>
    </div>
  );
}

function OtherCalendar({ href }: { href: string }) {
  const t = useTranslations('booking');
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-lg">{t('external')}</p>
      <a href={href} rel="noreferrer" className={buttonLook('primary', 'md')}>
        {t('externalAction')}
      </a>
    </div>
  );
}
