/** An error and its source. */
export type ErrorReport = { error: unknown; source: string };

type Sink = (report: ErrorReport) => void;

/** Errors from before the reporter was loaded; the first ones tell most, so later ones are dropped. */
const earlyReports: ErrorReport[] = [];
const earlyReportLimit = 20;

let sink: Sink | null = null;

/** Reports a caught error. It waits for the reporter; on installations without one it is dropped. */
export function reportError(error: unknown, source: string): void {
  const report = { error, source };
  if (sink) sink(report);
  else if (earlyReports.length < earlyReportLimit) earlyReports.push(report);
}

/** Collects uncaught errors until the reporter adds its own listeners. Returns a function that stops it. */
export function collectEarlyErrors(): () => void {
  const handleError = (event: ErrorEvent) => reportError(event.error ?? event.message, 'window');
  const handleRejection = (event: PromiseRejectionEvent) => reportError(event.reason, 'promise');
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
  };
}

/** Connects the reporter: it gets the kept errors in order, then each new one at once. */
export function connectErrorSink(newSink: Sink): void {
  sink = newSink;
  for (const report of earlyReports.splice(0)) newSink(report);
}
