import { useTranslations } from 'next-intl';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { healthSigns } from '@/domain/audiometry/red-flags';

/** Warning signs for which a doctor should come before a hearing aid, collapsed under a heading that says so. */
export function DoctorSignsList() {
  const t = useTranslations('health-signs');
  return (
    <Accordion>
      <AccordionItem heading={t('heading')}>
        <p>{t('lead')}</p>
        <ul className="my-3 list-disc pl-6">
          {healthSigns.map((sign) => (
            <li key={sign}>{t(`sign.${sign}`)}</li>
          ))}
        </ul>
        <p className="font-semibold text-ink">{t('today')}</p>
      </AccordionItem>
    </Accordion>
  );
}
