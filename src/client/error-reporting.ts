/** One error and where it came from. */
export type ErrorReport = { error: unknown; source: string };

type Sink = (report: ErrorReport) => void;

/** What happened before the reporter had loaded; the first ones tell most, so later ones are dropped. */
const earlyReports: ErrorReport[] = [];
const earlyReportLimit = 20;

let sink: Sink | null = null;

/** Reports an error that was caught. Waits for the reporter, and goes nowhere on installations without one. */
export function reportError(error: unknown, source: string): void {
  const report = { error, source };
  if (sink) sink(report);
  else if (earlyReports.length < earlyReportLimit) earlyReports.push(report);
}

/** Catches what nobody caught, until the reporter brings its own listeners. Returns the way to stop. */
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

/** Hands over to the reporter: first what was kept, in order, then everything as it happens. */
export function connectErrorSink(newSink: Sink): void {
  sink = newSink;
  for (const report of earlyReports.splice(0)) newSink(report);
}
