import type { Config } from '../settings/config';
import type { Collector } from '../error-reports/collector';
import type { CircuitBreakers } from '../circuit-breakers/circuit-breakers';
import { createLog, type Log } from '../log/log';

type OpenedLog = { log: Log; errorCollector: Collector | null };

/** The log; its errors are also reported to the configured collector. */
export async function openLog(
  config: Config,
  circuitBreakers: CircuitBreakers,
): Promise<OpenedLog> {
  const { sentryDsn, environment } = config;
  if (sentryDsn === null) return { log: createLog(config), errorCollector: null };
  const [{ createCollector }, { createOwnErrors }] = await Promise.all([
    import('../error-reports/collector'),
    import('../error-reports/own-errors'),
  ]);
  const errorCollector = createCollector(sentryDsn, circuitBreakers);
  const onError = createOwnErrors({
    collector: errorCollector,
    environment,
    onLost: (error) => log.warn({ err: error }, 'A report of an error was lost'),
  });
  const log: Log = createLog(config, { onError });
  return { log, errorCollector };
}
