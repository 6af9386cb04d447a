import { useTranslations } from 'next-intl';
import { useClinicTime } from '../record/use-clinic-time';
import type { Login } from '@/domain/staff/answers/logins';

/** A login in words: the device, and when it began and was used. */
export function useLoginWords() {
  const t = useTranslations('admin.logins');
  const { moment } = useClinicTime();
  return {
    device({ browser, system }: Login): string {
      if (browser && system) return t('device', { browser, system });
      return browser ?? system ?? t('unknownDevice');
    },
    times: ({ begunAt, lastUsedAt }: Login) =>
      t('times', { begun: moment(begunAt), used: moment(lastUsedAt) }),
  };
}
