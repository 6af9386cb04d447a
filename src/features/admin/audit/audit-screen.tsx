import { useTranslations } from 'next-intl';
import { object, string, type InferType } from 'yup';
import { TextLink } from '@/components/ui/text/text-link';
import { auditActions, auditList } from '@/domain/staff/audit';
import { staffPaths } from '@/domain/staff/staff-paths';
import { AdminList, listFilter, type ListColumn } from '../list/admin-list';
import { useList } from '../list/use-list';
import { useClinicTime } from '../record/use-clinic-time';
import { AdminPage } from '../shell/admin-page';

const rowSchema = object({
  id: string().required(),
  staffName: string().required(),
  action: string().oneOf(auditActions).required(),
  /** The kind of record and its id; never its content. */
  subject: string().required(),
  recordId: string().required(),
  /** ISO UTC. */
  at: string().required(),
});
type AuditRow = InferType<typeof rowSchema>;

const setup = { ...auditList, path: '/api/admin-audit-log', row: rowSchema };

/** The page of a record, for kinds that have one. */
const pageOf: Readonly<Record<string, (id: string) => string>> = {
  order: staffPaths.adminOrder,
  hearing_result: staffPaths.adminHearingTest,
  conversation: staffPaths.adminMessage,
};

/** The audit log: which staff member did what to which person's record. */
export function AuditScreen() {
  const t = useTranslations('admin-audit');
  const sections = useTranslations('admin.sections');
  const list = useList(setup);
  return (
    <AdminPage section="audit" title={sections('audit')}>
      <AdminList
        list={list}
        name={sections('audit')}
        columns={useColumns()}
        searchHint={t('searchHint')}
        filters={[
          listFilter('action', t('action'), auditActions, (value) => t(`actions.${value}`)),
        ]}
      />
    </AdminPage>
  );
}

function useColumns(): ListColumn<AuditRow>[] {
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
