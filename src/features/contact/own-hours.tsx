import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { hoursOnClock, type SupportDay } from '@/domain/consultations/support-hours';

const never = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The page is written before anybody is there to have a zone. */
const noZone = () => null;

/** Our hours by the visitor's own clock. */
export function OwnHours({ day }: { day: SupportDay }) {
  const t = useTranslations('contact.ways');
  const locale = useLocale();
  const timeZone = useSyncExternalStore(never, ownZone, noZone);
  const hours = timeZone === null ? null : hoursOnClock(day, { timeZone, locale });
  return hours && <span className="block">{t('yourHours', hours)}</span>;
}
