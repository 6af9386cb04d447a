import { useTranslations } from 'next-intl';
import { object } from 'yup';
import { Badge } from '@/components/ui/text/badge';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text/text-link';
import { showToast } from '@/components/ui/toasts/toast';
import { jobLineSchema, type JobLine } from '@/domain/staff/answers/job-line';
import { jobList, jobStates, type JobState } from '@/domain/staff/admin-lists';
import { staffPaths } from '@/domain/staff/staff-paths';
import { AdminList, listFilter, type ListColumn } from '../list/admin-list';
import { useList } from '../list/use-list';
import { MutationFaultNotice } from '../record/mutation-fault';
import { useClinicTime } from '../record/use-clinic-time';
import { useMutation } from '../record/use-mutation';
import { AdminPage } from '../shell/admin-page';

const setup = { ...jobList, path: '/api/admin-jobs', row: jobLineSchema };
const retriedSchema = object();

const tones: Record<JobState, 'neutral' | 'positive' | 'attention' | 'negative'> = {
  failed: 'negative',
  retry: 'attention',
  created: 'neutral',
  active: 'neutral',
  completed: 'positive',
};

/** Background jobs, including the failed ones. */
export function JobsScreen() {
  const t = useTranslations('admin-commerce.jobs');
  const sections = useTranslations('admin.sections');
  const list = useList(setup);
  const { busyWith, fault, run } = useMutation('/api/admin-retry-job', retriedSchema, list.reload);
  const columns = useColumns({ busyWith, retry: (id) => void retry(id) });

  async function retry(id: string) {
    if ((await run(id, { id })) === null) return;
    list.reload();
    await showToast('success', t('retried'));
  }

  return (
    <AdminPage section="jobs" title={sections('jobs')}>
      <div className="grid gap-4">
        <MutationFaultNotice fault={fault} />
        <AdminList
          list={list}
          name={sections('jobs')}
          columns={columns}
          filters={[listFilter('state', t('state'), jobStates, (value) => t(`states.${value}`))]}
          emptyText={t('empty')}
        />
      </div>
    </AdminPage>
  );
}

type Retrying = { busyWith: string | null; retry: (id: string) => void };

function useColumns({ busyWith, retry }: Retrying): ListColumn<JobLine>[] {
  const t = useTranslations('admin-commerce.jobs');
  const { moment } = useClinicTime();
  return [
    {
      id: 'name',
      header: t('name'),
      isRowHeader: true,
      cell: ({ name, orderId }) =>
        orderId === null ? name : <TextLink href={staffPaths.adminOrder(orderId)}>{name}</TextLink>,
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
    },
    {
      id: 'retries',
      header: t('retries'),
      isNumeric: true,
      cell: ({ retries }) => String(retries),
    },
    {
      id: 'created',
      header: t('created'),
      sort: '-createdAt',
      cell: ({ createdAt }) => moment(createdAt),
    },
    {
      id: 'ended',
      header: t('ended'),
      cell: ({ endedAt, startsAfter, state }) => {
        if (endedAt !== null) return moment(endedAt);
        return state === 'active' ? t('running') : t('from', { moment: moment(startsAfter) });
      },
    },
    {
      id: 'retry',
      header: t('action'),
      cell: ({ id, name, state }) =>
        state === 'failed' && (
          <Button
            variant="secondary"
            size="sm"
            isBusy={busyWith === id}
            aria-label={t('retryOf', { name })}
            onClick={() => retry(id)}
          >
            {t('retry')}
          </Button>
        ),
    },
  ];
}
