import { useTranslations } from 'next-intl';
import { array, number, object, string, type InferType } from 'yup';
import { Badge } from '@/components/ui/text/badge';
import { TextLink } from '@/components/ui/text/text-link';
import { staffPaths } from '@/domain/staff/staff-paths';
import {
  adapters,
  openJobStates,
  outageKinds,
  ports,
  serviceStates,
} from '@/domain/failures/shop-status';
import { RecordView } from '../record/record-view';
import { useAnswer } from '../record/use-answer';
import { useClinicTime } from '../record/use-clinic-time';
import { AdminPage } from '../shell/admin-page';

const serviceSchema = object({
  port: string().oneOf(ports).required(),
  adapter: string().oneOf(adapters).required(),
  name: string().nullable().defined(),
  health: object({
    state: string().oneOf(serviceStates).required(),
    lastSuccessAt: string().nullable().defined(),
    lastFailure: object({ at: string().required(), kind: string().oneOf(outageKinds).required() })
      .nullable()
      .defined(),
  })
    .nullable()
    .defined(),
});

/** The answer of `/api/admin-status`. */
const statusSchema = object({
  services: array(serviceSchema.required()).required(),
  queue: array(
    object({
      state: string().oneOf(openJobStates).required(),
      count: number().required(),
      since: string().required(),
    }).required(),
  ).required(),
});
type Status = InferType<typeof statusSchema>;
type Service = InferType<typeof serviceSchema>;

/** The shop's services with their state, and the waiting jobs. */
export function StatusScreen() {
  const sections = useTranslations('admin.sections');
  const answered = useAnswer('/api/admin-status', statusSchema);
  return (
    <AdminPage section="status" title={sections('status')}>
      <RecordView answered={answered}>{(status) => <Parts status={status} />}</RecordView>
    </AdminPage>
  );
}

function Parts({ status }: { status: Status }) {
  const t = useTranslations('admin-status');
  const { moment } = useClinicTime();
  return (
    <div className="grid gap-10">
      <section aria-labelledby="services">
        <h2 id="services" className="mb-3 text-xl font-semibold">
          {t('services')}
        </h2>
        <ul className="border-t-[1.5px] border-ink">
          {status.services.map((service) => (
            <ServiceRow key={service.port} service={service} />
          ))}
        </ul>
        <p className="mt-4 text-ink-soft">{t('note')}</p>
      </section>
      <section aria-labelledby="queue">
        <h2 id="queue" className="mb-3 text-xl font-semibold">
          {t('queue')}
        </h2>
        {status.queue.length === 0 && <p>{t('queueEmpty')}</p>}
        <ul>
          {status.queue.map(({ state, count, since }) => (
            <li key={state} className="border-b border-line py-3">
              {t(`jobs.${state}`, { count, moment: moment(since) })}
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <TextLink href={staffPaths.adminJobs}>{t('toJobs')}</TextLink>
        </p>
      </section>
    </div>
  );
}

function ServiceRow({ service: { port, adapter, name, health } }: { service: Service }) {
  const t = useTranslations('admin-status');
  const { moment } = useClinicTime();
  return (
    <li className="grid gap-1 border-b border-line py-3 md:grid-cols-[14rem_1fr_auto]">
      <span className="font-semibold">{t(`ports.${port}`)}</span>
      <span>
        {name ?? t(`adapters.${adapter}`)}
        {health && (
          <span className="block text-ink-soft">
            {health.lastSuccessAt === null
              ? t('noSuccess')
              : t('lastSuccess', { moment: moment(health.lastSuccessAt) })}
            {health.lastFailure && (
              <span className="block">
                {t('lastFailure', {
                  moment: moment(health.lastFailure.at),
                  kind: t(`kinds.${health.lastFailure.kind}`),
                })}
              </span>
            )}
          </span>
        )}
      </span>
      <span>{health && <StateBadge state={health.state} />}</span>
    </li>
  );
}

function StateBadge({ state }: { state: (typeof serviceStates)[number] }) {
  const t = useTranslations('admin-status.states');
  const tones = { asked: 'positive', resting: 'negative', trying: 'attention' } as const;
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
