import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { MutationFault } from './use-mutation';

type MutationFaultProps = {
  fault: MutationFault | null;
  /** Text for a refusal by a rule; null for the general text. */
  refused?: string | null;
};

/** Announces as an alert why the mutation failed. */
export function MutationFaultNotice({ fault, refused }: MutationFaultProps) {
  const t = useTranslations('admin.record');
  return (
    <div role="alert" className="empty:hidden">
      {fault && (
        <Notice tone="attention">
          {fault.kind === 'refused' ? (refused ?? t('refused')) : t(fault.kind)}
        </Notice>
      )}
    </div>
  );
}
