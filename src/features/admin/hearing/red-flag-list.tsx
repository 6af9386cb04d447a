import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/text/badge';
import type { RedFlag } from '@/domain/audiometry/red-flags';
import { useSignWords } from '@/features/hearing-test/for-staff';

/** Red flags, reported or measured; nothing without any. */
export function RedFlagList({ flags }: { flags: readonly RedFlag[] }) {
  const t = useTranslations('admin-hearing');
  const signWords = useSignWords();
  if (flags.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <Badge tone="negative">{t('redFlags')}</Badge>
      <ul className="list-disc pl-5">
        {flags.map(({ sign, urgency }) => (
          <li key={sign}>
            {signWords(sign)}
            {urgency === 'now' && <strong> ({t('urgent')})</strong>}
          </li>
        ))}
      </ul>
    </div>
  );
}
