import { useTranslations } from 'next-intl';
import { hearingConsentVersion } from '@/domain/hearing/hearing-result';
import { ProofWords } from '../record/proof-words';
import { useClinicTime } from '../record/use-clinic-time';
import type { StaffWaiver } from '@/domain/staff/answers/waiver';

/** Waivers: when, in which words, and how we know whose they are. */
export function WaiverList({ waivers }: { waivers: readonly StaffWaiver[] }) {
  const t = useTranslations('admin-hearing.waivers');
  const words = useTranslations('hearing-test.waiver');
  const { moment } = useClinicTime();
  return (
    <ul aria-label={t('heading')} className="grid gap-3">
      {waivers.map(({ id, email, textVersion, locale, at, proof }) => (
        <li key={id}>
          <span className="block font-semibold">{t('waived', { moment: moment(at) })}</span>
          <span className="block break-words">{t('by', { email })}</span>
          {textVersion === hearingConsentVersion && <q className="block">{words('accept')}</q>}
          <span className="block text-ink-soft">
            {t('wording', { version: textVersion, locale })}
          </span>
          <span className="block text-ink-soft">
            <ProofWords proof={proof} />
          </span>
        </li>
      ))}
    </ul>
  );
}
