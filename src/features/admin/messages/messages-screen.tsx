import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text/text-link';
import {
  conversationKinds,
  conversationStatuses,
  messageList,
} from '@/domain/consultations/conversation';
import { staffPaths } from '@/domain/staff/staff-paths';
import { listFilter, type ListColumn } from '../list/admin-list';
import { ListScreen } from '../list/list-screen';
import { useList } from '../list/use-list';
import { DoNotPhone } from '../record/do-not-phone';
import { ProofLine } from '../record/proof-words';
import { useClinicTime } from '../record/use-clinic-time';
import { conversationLineSchema, type ConversationLine } from '@/domain/staff/answers/conversation';
import { useSender } from './use-sender';
import { WaitingTime } from './waiting-time';

const setup = { ...messageList, path: '/api/admin-messages', row: conversationLineSchema };

/** Letters and chats, the longest wait first. */
export function MessagesScreen() {
  const t = useTranslations('admin-messages');
  const list = useList(setup);
  const columns = useColumns();
  return (
    <ListScreen
      section="messages"
      list={list}
      columns={columns}
      searchHint={t('searchHint')}
      filters={[
        listFilter('status', t('status'), conversationStatuses, (value) => t(value)),
        listFilter('kind', t('kind'), conversationKinds, (value) => t(`kinds.${value}`)),
      ]}
      emptyText={t('empty')}
    />
  );
}

function useColumns(): ListColumn<ConversationLine>[] {
  const t = useTranslations('admin-messages');
  const { moment } = useClinicTime();
  const senderOf = useSender();
  return [
    {
      id: 'from',
      header: t('from'),
      isRowHeader: true,
      cell: (line) => (
        <span className="inline-grid justify-items-start gap-1 break-all">
          <TextLink href={staffPaths.adminMessage(line.id)}>{senderOf(line)}</TextLink>
          {line.name !== null && line.email !== null && (
            <span className="font-normal text-ink-soft">{line.email}</span>
          )}
          {line.email !== null && <ProofLine proof={line.proof} />}
          {line.doNotPhone && <DoNotPhone />}
        </span>
      ),
    },
    { id: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: 'status',
      header: t('status'),
      sort: 'waiting',
      cell: (line) => <WaitingTime {...line} />,
    },
    {
      id: 'updated',
      header: t('lastMessage'),
      sort: '-updated',
      cell: ({ updatedAt }) => moment(updatedAt),
    },
  ];
}
