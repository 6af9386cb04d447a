import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { object, type Schema } from 'yup';
import { adminRequest } from '@/client/requests/admin-requests';
import { Badge } from '@/components/ui/text/badge';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import { callRequestList } from '@/domain/consultations/consultation';
import { listFilter, type ListColumn } from '../list/admin-list';
import { ListScreen } from '../list/list-screen';
import { useList } from '../list/use-list';
import { DoNotPhone } from '../record/do-not-phone';
import { useClinicTime } from '../record/use-clinic-time';
import { callRequestSchema, type CallRequest } from '@/domain/staff/answers/call';
import { PhoneLink } from './call-person';
import { ConsultationViews } from './consultation-views';

const setup = { ...callRequestList, path: '/api/admin-call-requests', row: callRequestSchema };

const anything: Schema<object> = object();

/** Call-back requests. */
export function CallRequestsScreen() {
  const t = useTranslations('admin-consultations');
  const list = useList(setup);
  return (
    <ListScreen
      section="consultations"
      list={list}
      name={t('requests')}
      columns={useColumns(list.reload)}
      searchHint={t('searchHint')}
      filters={[
        listFilter('state', t('state'), callRequestList.filters.state, (value) =>
          t(`states.${value}`),
        ),
      ]}
      emptyText={t('noRequests')}
      above={<ConsultationViews view="requests" />}
    />
  );
}

function useColumns(onChanged: () => void): ListColumn<CallRequest>[] {
  const t = useTranslations('admin-consultations');
  const { moment } = useClinicTime();
  return [
    { id: 'asked', header: t('asked'), sort: '-asked', cell: ({ createdAt }) => moment(createdAt) },
    {
      id: 'who',
      header: t('who'),
      isRowHeader: true,
      cell: ({ name, email }) => (
        <span className="inline-grid">
          {name}
          <span className="font-normal break-all text-ink-soft">{email}</span>
        </span>
      ),
    },
    {
      id: 'phone',
      header: t('phone'),
      cell: (callRequest) => <RequestPhone callRequest={callRequest} />,
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ doneAt }) => (
        <span className="inline-grid justify-items-start gap-1">
          <Badge tone={doneAt === null ? 'attention' : 'positive'}>
            {t(`states.${doneAt === null ? 'waiting' : 'done'}`)}
          </Badge>
          {doneAt !== null && <span className="text-ink-soft">{moment(doneAt)}</span>}
        </span>
      ),
    },
    {
      id: 'steps',
      header: t('actions'),
      cell: (callRequest) => <RequestStep callRequest={callRequest} onChanged={onChanged} />,
    },
  ];
}

function RequestPhone({
  callRequest: { phone, doNotPhone, isOnceOnly },
}: {
  callRequest: CallRequest;
}) {
  const t = useTranslations('admin-consultations');
  const isCallable = !doNotPhone || isOnceOnly;
  return (
    <span className="inline-grid justify-items-start gap-1">
      {isCallable ? <PhoneLink phone={phone} /> : phone}
      {doNotPhone && <DoNotPhone />}
      {isOnceOnly && <span className="text-ink-soft">{t('onceOnly')}</span>}
    </span>
  );
}

function RequestStep({
  callRequest,
  onChanged,
}: {
  callRequest: CallRequest;
  onChanged: () => void;
}) {
  const t = useTranslations('admin-consultations');
  const words = useTranslations('admin.record');
  const [isBusy, setIsBusy] = useState(false);
  const isDone = callRequest.doneAt !== null;

  async function change() {
    setIsBusy(true);
    const body = { id: callRequest.id, is_done: !isDone };
    const answer = await adminRequest('/api/admin-call-request', { answer: anything, body });
    setIsBusy(false);
    if (answer.ok) await showToast('success', t('saved'));
    else await showToast('error', words('failed'));
    onChanged();
  }

  return (
    <Button size="sm" variant="secondary" isBusy={isBusy} onClick={() => void change()}>
      {t(isDone ? 'callAgain' : 'called')} <span className="sr-only">{callRequest.name}</span>
    </Button>
  );
}
