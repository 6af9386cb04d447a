import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text/text-link';
import { mailList } from '@/domain/staff/admin-lists';
import { staffPaths } from '@/domain/staff/staff-paths';
import { listFilter, type ListColumn } from '../list/admin-list';
import { ListScreen } from '../list/list-screen';
import { useList } from '../list/use-list';
import { useClinicTime } from '../record/use-clinic-time';
import { mailLineSchema, type MailLine } from '@/domain/staff/answers/mail';
import { MailBadge } from './mail-badge';

const setup = { ...mailList, path: '/api/admin-mails', row: mailLineSchema };

/** Mails of the last months, including those that no server accepted. */
export function OutboxScreen() {
  const t = useTranslations('admin-commerce.outbox');
  const list = useList(setup);
  const columns = useColumns();
  return (
    <ListScreen
      section="outbox"
      list={list}
      columns={columns}
      searchHint={t('searchHint')}
      filters={[
        listFilter('state', t('status'), mailList.filters.state, (value) => t(`statuses.${value}`)),
      ]}
      emptyText={t('empty')}
    />
  );
}

function useColumns(): ListColumn<MailLine>[] {
  const t = useTranslations('admin-commerce.outbox');
  const { moment } = useClinicTime();
  return [
    {
      id: 'subject',
      header: t('subject'),
      isRowHeader: true,
      cell: ({ id, subject }) => <TextLink href={staffPaths.adminMail(id)}>{subject}</TextLink>,
    },
    {
      id: 'to',
      header: t('to'),
      cell: ({ email }) => <span className="break-all">{email}</span>,
    },
    { id: 'status', header: t('status'), cell: (mail) => <MailBadge {...mail} /> },
    { id: 'sent', header: t('sent'), sort: '-sentAt', cell: ({ sentAt }) => moment(sentAt) },
  ];
}
