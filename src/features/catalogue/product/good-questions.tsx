import { useTranslations } from 'next-intl';
import { useShopFacts } from '@/components/shop/shop-facts';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { linkTo } from '@/components/ui/text/rich-words';
import { Section } from '@/components/ui/text/section';
import { OutsideLink } from '@/components/ui/text/text-link';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/pages/paths';

/** Frequent questions before buying, answered in a few sentences. */
export function GoodQuestions() {
  const t = useTranslations('product.questions');
  const shared = useTranslations('catalogue');
  const { trialDays: days } = useShopFacts().promises;
  return (
    <Section>
      <div className="gap-x-6 lg:grid lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="font-display text-3xl">{t('heading')}</h2>
          <p className="mt-5 text-ink-soft">{t('orCall')}</p>
          <p>
            <OutsideLink
              href={brand.supportPhone.href}
              className="inline-flex min-h-target items-center"
            >
              {brand.supportPhone.display}
            </OutsideLink>
          </p>
          <p className="mt-3 text-ink-soft">
            {shared.rich('carePlanLink', { link: linkTo(paths.carePlan) })}
          </p>
        </div>
        <Accordion className="mt-6 lg:col-span-7 lg:col-start-6 lg:mt-0">
          <AccordionItem heading={t('glasses.question')} isOpen>
            {t('glasses.answer')}
          </AccordionItem>
          <AccordionItem heading={t('test.question')}>
            {t.rich('test.answer', { link: linkTo(paths.hearingTest) })}
          </AccordionItem>
          <AccordionItem heading={t('measure.question')}>{t('measure.answer')}</AccordionItem>
          <AccordionItem heading={t('insurance.question')}>
            {t.rich('insurance.answer', { link: linkTo(paths.hearingLossInsurance) })}
          </AccordionItem>
          <AccordionItem heading={t('trial.question')}>
            {t.rich('trial.answer', { days, link: linkTo(paths.returns) })}
          </AccordionItem>
        </Accordion>
      </div>
    </Section>
  );
}
