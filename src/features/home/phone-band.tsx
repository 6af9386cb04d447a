import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { onOneLine } from '@/components/ui/text/rich-words';
import { Section } from '@/components/ui/text/section';
import { TextLink } from '@/components/ui/text/text-link';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/pages/paths';

/** The ways to reach a person, the telephone first and largest. */
export function PhoneBand() {
  const t = useTranslations('home.talk');
  return (
    <Section band="plate">
      <h2 className="mb-4 font-display text-2xl">{t('title')}</h2>
      <a
        href={brand.supportPhone.href}
        className="font-display text-[clamp(2.75rem,1.4rem+6.2vw,7.25rem)] leading-none tracking-[-0.035em] wrap-anywhere decoration-accent decoration-[3px] underline-offset-[0.12em] hover:underline"
      >
        {brand.supportPhone.display}
      </a>
      <ul className="mt-12 grid gap-x-12 gap-y-6 border-t border-line pt-7 md:grid-cols-3">
        <Way title={t('phone')}>{t('hours')}</Way>
        <Way title={t('chat')}>{t.rich('chatReply', { nowrap: onOneLine })}</Way>
        <Way title={t('call')}>
          <TextLink href={paths.bookConsultation} className="-my-2 inline-block py-2.5 text-ink">
            {t('book')}
          </TextLink>
        </Way>
      </ul>
    </Section>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3 className="font-bold">{title}</h3>
      <p className="text-ink-soft">{children}</p>
    </li>
  );
}
