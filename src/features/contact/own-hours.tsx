import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { supportHoursIn } from '@/domain/support-hours';

const never = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The page is written before anybody is there to have a zone. */
const noZone = () => null;

/** Our hours by the visitor's own clock, where that is another one. */
export function OwnHours() {
  const t = useTranslations('contact.ways');
  const locale = useLocale();
  const zone = useSyncExternalStore(never, ownZone, noZone);
  const hours = zone === null ? null : supportHoursIn(zone, { now: new Date(), locale });
  return hours && <span className="block">{t('yourHours', hours)}</span>;
}
