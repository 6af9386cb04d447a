import { useTranslations } from 'next-intl';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { linkTo } from '@/components/ui/text/rich-words';
import { Container } from '@/components/ui/text/section';
import { SupportPhone } from '@/components/ui/text/support-phone';
import { paths } from '@/domain/pages/paths';
import type { ReadingText } from '@/domain/pages/reading';
import { Prose } from '@/features/reading/public';
import { GuestReturn } from './guest-return';
import { OrderLookUp } from './order-look-up';

type ReturnsScreenProps = {
  trialDays: number;
  /** The whole policy. */
  text: ReadingText | null;
};

/** How returns work, with the return form and order look-up for guests. */
export function ReturnsScreen({ trialDays, text }: ReturnsScreenProps) {
  const t = useTranslations('returns');
  return (
    <Container
      // The policy follows the introduction; the form beside both may be as long as it likes.
      style={{ gridTemplateRows: 'auto 1fr' }}
      className="grid grid-cols-1 items-start gap-x-20 gap-y-12 pt-8 pb-section lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-14"
    >
      <div>
        <h1 className="font-display text-4xl">{t('heading')}</h1>
        <p className="mt-4 text-lg text-ink-soft">{t('intro', { days: trialDays })}</p>
        <p className="mt-4">{t.rich('account', { orders: linkTo(paths.accountOrders) })}</p>
      </div>
      <div className="grid grid-cols-1 gap-12 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <GuestReturn />
        <OrderLookUp />
      </div>
      <div className="grid grid-cols-1 gap-8">
        <section aria-labelledby="policy" className="grid gap-4 bg-plate p-6 lg:p-8">
          <h2 id="policy" className="font-display text-2xl">
            {t('policy.heading')}
          </h2>
          <p>{t('policy.trial', { days: trialDays })}</p>
          <p>{t('policy.before')}</p>
          <p>{t('policy.refund')}</p>
          <p>{t.rich('policy.help', { phone: () => <SupportPhone /> })}</p>
        </section>
        {text && (
          <Accordion>
            <AccordionItem heading={t('policy.whole')}>
              <Prose html={text.html} />
            </AccordionItem>
          </Accordion>
        )}
      </div>
    </Container>
  );
}
