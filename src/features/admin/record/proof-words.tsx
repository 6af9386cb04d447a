import { useTranslations } from 'next-intl';
import type { RecordProof } from '@/domain/hearing/record-proof';
import { useClinicTime } from './use-clinic-time';

/** How we know that a record belongs to the owner of its address. */
export function ProofWords({ proof: { kind, confirmedAt } }: { proof: RecordProof }) {
  const t = useTranslations('admin.record.proofs');
  const { moment } = useClinicTime();
  return <>{t(kind, { moment: confirmedAt === null ? '' : moment(confirmedAt) })}</>;
}

/** The same, below the person's name in a list. */
export function ProofLine({ proof }: { proof: RecordProof }) {
  return (
    <span className="text-sm font-normal text-ink-soft">
      <ProofWords proof={proof} />
    </span>
  );
}
