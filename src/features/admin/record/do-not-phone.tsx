import { useTranslations } from 'next-intl';
import { PhoneOff } from '@/components/icons/phone-off';

/** Shown next to customers who asked us not to call. */
export function DoNotPhone() {
  const t = useTranslations('admin.record');
  return (
    <span className="inline-flex items-center gap-2 rounded-sm bg-cranberry-100 px-3 py-1 text-xs leading-snug font-semibold text-cranberry-700">
      <PhoneOff aria-hidden size={16} strokeWidth={2.25} className="flex-none" />
      {t('doNotPhone')}
    </span>
  );
}
