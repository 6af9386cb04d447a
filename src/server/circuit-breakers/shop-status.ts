import {
  ports,
  type AdapterName,
  type openJobStates,
  type Port,
} from '@/domain/failures/shop-status';
import type { Config } from '@/server/settings/config';
import type { Database } from '@/server/db/database';
import type { ServiceHealth } from './circuit-breaker';
import type { CircuitBreakers } from './circuit-breakers';

type ShopStatus = {
  services: readonly {
    port: Port;
    adapter: AdapterName;
    /** The chosen provider where the settings offer several; null where the adapter's name is enough. */
    name: string | null;
    health: ServiceHealth | null;
  }[];
  /** Unfinished jobs by state; only states that have any. */
  queue: readonly { state: (typeof openJobStates)[number]; count: number; since: string }[];
};

const queueSql = `select state::text as state, count(*)::int as count, min(created_on) as since
  from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'
  group by state order by state`;

type StatusDeps = { config: Config; db: Database; circuitBreakers: CircuitBreakers };

/** The adapter of each port, its health since this process started, and the state of the queue. */
export async function readShopStatus({
  config,
  db,
  circuitBreakers,
}: StatusDeps): Promise<ShopStatus> {
  const health: ReadonlyMap<Port, ServiceHealth> = circuitBreakers.health();
  const adapterOf = adaptersOf(config, db);
  const services = ports.map((port) => ({
    port,
    adapter: adapterOf[port],
    name: adapterOf[port] === 'gateway' ? (config.gateway?.name ?? null) : null,
    health: health.get(port) ?? null,
  }));
  return { services, queue: await db.query<ShopStatus['queue'][number]>(queueSql) };
}

/** The adapters as configured. */
function adaptersOf(config: Config, db: Database): Record<Port, AdapterName> {
  const { swell, gateway, shippo } = config;
  return {
    database: db.kind,
    commerce: swell ? 'swell' : 'engine',
    payments: swell ? 'swell' : gateway ? 'gateway' : 'sandbox',
    mail: config.smtpUrl === null ? 'outbox' : 'smtp',
    files: config.s3 ? 's3' : 'disk',
    labels: swell ? 'swell' : shippo ? 'shippo' : 'printed',
    textMessages: config.twilio ? 'twilio' : 'outbox',
    texts: config.strapi ? 'strapi' : 'bundled',
    hearingTest: config.hearingTest ? 'external' : 'builtIn',
    errors: config.sentryDsn === null ? 'log' : 'sentry',
  };
}
