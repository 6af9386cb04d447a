import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { MutationFault } from './use-mutation';

type MutationFaultProps = {
  fault: MutationFault | null;
  /** Words for a rule that spoke against it; general ones when there are none. */
  refused?: string | null;
};

/** Says at once, and loud, why nothing was done. */
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
