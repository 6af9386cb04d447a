import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { hoursOnClock, type SupportDay } from '@/domain/consultations/support-hours';

const never = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The page is rendered on the server, where the visitor's time zone is unknown. */
const noZone = () => null;

/** Our hours in the visitor's time zone. */
export function OwnHours({ day }: { day: SupportDay }) {
  const t = useTranslations('contact.ways');
  const locale = useLocale();
  const timeZone = useSyncExternalStore(never, ownZone, noZone);
  const hours = timeZone === null ? null : hoursOnClock(day, { timeZone, locale });
  return hours && <span className="block">{t('yourHours', hours)}</span>;
}
