import type { Config } from './config';
import { createLog, type Log } from './log';

/** The log; what it calls an error is reported too, where errors are gathered. */
export async function openLog(config: Config): Promise<Log> {
  const { sentryDsn, isBuilding, environment } = config;
  if (sentryDsn === null || isBuilding) return createLog(config);
  const [{ createCollector }, { createOwnErrors }] = await Promise.all([
    import('./error-reports/collector'),
    import('./error-reports/own-errors'),
  ]);
  const onError = createOwnErrors({
    collector: createCollector(sentryDsn),
    environment,
    onLost: (error) => log.warn({ err: error }, 'A report of an error was lost'),
  });
  const log: Log = createLog(config, { onError });
  return log;
}
