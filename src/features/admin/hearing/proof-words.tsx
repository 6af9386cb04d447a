import { useTranslations } from 'next-intl';
import type { RecordProof } from '@/domain/record-proof';
import { useClinicTime } from '../record/use-clinic-time';

/** How a record is known to be that of its address's owner. */
export function ProofWords({ proof: { kind, confirmedAt } }: { proof: RecordProof }) {
  const t = useTranslations('admin-hearing.proofs');
  const { moment } = useClinicTime();
  return <>{t(kind, { moment: confirmedAt === null ? '' : moment(confirmedAt) })}</>;
}
