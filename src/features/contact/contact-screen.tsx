import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CalendarDays } from '@/components/icons/calendar-days';
import type { Icon } from '@/components/icons/drawn';
import { Mail } from '@/components/icons/mail';
import { Phone } from '@/components/icons/phone';
import { Search } from '@/components/icons/search';
import { GoLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Container } from '@/components/ui/text/section';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/pages/paths';
import type { SupportDay } from '@/domain/consultations/support-hours';
import { ContactForm } from './contact-form';
import { OwnHours } from './own-hours';

/** The contact form, next to every other way to reach a person. */
export function ContactScreen({ day }: { day: SupportDay }) {
  const t = useTranslations('contact');
  return (
    <Container className="grid items-start gap-x-24 gap-y-14 pt-8 pb-section lg:flex lg:flex-wrap lg:pt-14">
      <div className="grid gap-8 lg:flex-[7_1_21rem]">
        <div>
          <h1 className="font-display text-4xl">{t('heading')}</h1>
          <p className="mt-4 max-w-form text-lg text-ink-soft">{t('lead')}</p>
        </div>
        <div className="max-w-form">
          <ContactForm />
        </div>
      </div>
      <div className="grid gap-6 lg:flex-[5_1_15rem]">
        <Ways day={day} />
        <Notice tone="attention">{t('urgent')}</Notice>
      </div>
    </Container>
  );
}

function Ways({ day }: { day: SupportDay }) {
  const t = useTranslations('contact.ways');
  return (
    <section aria-labelledby="ways" className="bg-plate p-6 lg:p-10">
      <h2 id="ways" className="font-display text-2xl">
        {t('heading')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        <Way icon={Phone} name={t('call')}>
          <a
            href={brand.supportPhone.href}
            className="inline-flex min-h-target items-center font-display text-2xl whitespace-nowrap hover:underline"
            style={{ fontSize: 'min(var(--text-2xl), 7.2vw)' }}
          >
            {brand.supportPhone.display}
          </a>
          <p className="text-sm text-ink-soft">
            {t('hours')}
            <OwnHours day={day} />
          </p>
          <GoLink href={paths.form}>{t('callBack')}</GoLink>
        </Way>
        <Way icon={Mail} name={t('email')}>
          <a
            href={`mailto:${brand.supportEmail}`}
            className="inline-flex min-h-target items-center font-semibold break-all underline decoration-accent decoration-[1.5px] underline-offset-[0.25em]"
          >
            {brand.supportEmail}
          </a>
        </Way>
        <Way icon={CalendarDays} name={t('consultation')}>
          <p className="text-sm text-ink-soft">{t('consultationText')}</p>
          <GoLink href={paths.bookConsultation}>{t('book')}</GoLink>
        </Way>
        <Way icon={Search} name={t('answers')}>
          <p className="text-sm text-ink-soft">{t('answersText')}</p>
          <GoLink href={paths.support}>{t('support')}</GoLink>
        </Way>
      </ul>
    </section>
  );
}

type WayProps = { icon: Icon; name: string; children: ReactNode };

function Way({ icon: Icon, name, children }: WayProps) {
  return (
    <li className="flex flex-wrap gap-x-4 py-5">
      <Icon aria-hidden size={22} strokeWidth={1.75} className="mt-1" />
      {/* Below the icon where letters are very large. */}
      <div className="grid min-w-0 flex-[1_1_8rem] gap-1">
        <h3 className="font-medium">{name}</h3>
        {children}
      </div>
    </li>
  );
}
