import { useTranslations } from 'next-intl';
import { isMeasured, type RedFlag } from '@/domain/audiometry/red-flags';

/** Names of signs, reported or measured. */
export function useSignWords(): (sign: RedFlag['sign']) => string {
  const t = useTranslations('health-signs');
  return (sign) => (isMeasured(sign) ? t(`measured.${sign}`) : t(`sign.${sign}`));
}
