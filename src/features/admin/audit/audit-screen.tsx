import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text/text-link';
import { auditActions, auditList } from '@/domain/staff/audit';
import { auditLineSchema, type AuditLine } from '@/domain/staff/answers/audit-line';
import { staffPaths } from '@/domain/staff/staff-paths';
import { listFilter, type ListColumn } from '../list/admin-list';
import { ListScreen } from '../list/list-screen';
import { useList } from '../list/use-list';
import { useClinicTime } from '../record/use-clinic-time';

const setup = { ...auditList, path: '/api/admin-audit-log', row: auditLineSchema };

/** The page of a record, for kinds that have one. */
const pageOf: Readonly<Record<string, (id: string) => string>> = {
  order: staffPaths.adminOrder,
  hearing_result: staffPaths.adminHearingTest,
  conversation: staffPaths.adminMessage,
};

/** The audit log: which staff member did what to which person's record. */
export function AuditScreen() {
  const t = useTranslations('admin-audit');
  const list = useList(setup);
  return (
    <ListScreen
      section="audit"
      list={list}
      columns={useColumns()}
      searchHint={t('searchHint')}
      filters={[listFilter('action', t('action'), auditActions, (value) => t(`actions.${value}`))]}
    />
  );
}

function useColumns(): ListColumn<AuditLine>[] {
  const t = useTranslations('admin-audit');
  const { moment } = useClinicTime();
  return [
    { id: 'at', header: t('when'), sort: '-at', cell: ({ at }) => moment(at) },
    { id: 'staff', header: t('who'), isRowHeader: true, cell: ({ staffName }) => staffName },
    { id: 'action', header: t('action'), cell: ({ action }) => t(`actions.${action}`) },
    { id: 'subject', header: t('subject'), cell: ({ subject }) => subject.replaceAll('_', ' ') },
    {
      id: 'record',
      header: t('record'),
      cell: ({ subject, recordId, action }) => {
        const page = action === 'list' ? undefined : pageOf[subject];
        const isRecord = page !== undefined && recordId !== 'none';
        return (
          <span className="break-all">
            {isRecord ? <TextLink href={page(recordId)}>{recordId}</TextLink> : recordId}
          </span>
        );
      },
    },
  ];
}
