import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Download } from '@/components/icons/download';
import { reportError } from '@/client/error-reporting';
import { saveFile } from '@/client/requests/save-file';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import type { HealthSign } from '@/domain/audiometry/red-flags';
import type { TestResult } from '@/domain/audiometry/test-result';
import { resultAsCsv, resultAsJson } from '@/domain/hearing/hearing-export';

/** The result as files to show to a professional: a PDF, a letter, a table, and the complete data. */
export function TakeAlong({
  result,
  name,
  signs,
}: {
  result: TestResult;
  name: string;
  /** Signs reported with it, so that all files match the screen. */
  signs: readonly HealthSign[];
}) {
  const t = useTranslations('hearing-result.takeAlong');
  const day = result.takenAt.slice(0, 10);

  function save(text: string, type: string, extension: string) {
    saveFile(new Blob([text], { type }), `hearing-result-${day}.${extension}`);
  }

  return (
    <details className="mt-10 border-y border-line">
      <summary className="min-h-target cursor-pointer py-3 font-semibold">
        {t('forProfessionals')}
      </summary>
      <div className="grid justify-items-start gap-3 pb-6">
        <p className="text-ink-soft">{t('forProfessionalsHint')}</p>
        <p className="flex flex-wrap gap-3">
          <DocumentButton kind="result" {...{ result, name, signs }} label={t('pdf')} />
          <DocumentButton kind="letter" {...{ result, name, signs }} label={t('letter')} />
        </p>
        <p className="text-xs text-ink-soft">{t('pdfHint')}</p>
        <p className="flex flex-wrap gap-x-2">
          <Button
            variant="quiet"
            size="sm"
            onClick={() => save(resultAsCsv(result, signs), 'text/csv', 'csv')}
          >
            {t('csv')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => save(resultAsJson(result, signs), 'application/json', 'json')}
          >
            {t('json')}
          </Button>
        </p>
      </div>
    </details>
  );
}

type DocumentButtonProps = {
  kind: 'result' | 'letter';
  result: TestResult;
  name: string;
  signs: readonly HealthSign[];
  label: string;
  /** Reserves no space for a progress text: for a button among others. */
  isTight?: boolean;
};

/** Requests a PDF and saves it as a file. */
export function DocumentButton(props: DocumentButtonProps) {
  const { kind, result, name, signs, label, isTight = false } = props;
  const t = useTranslations('hearing-result.takeAlong');
  const [isBusy, setIsBusy] = useState(false);

  async function fetchIt() {
    setIsBusy(true);
    const answer = await import('./result-requests')
      .then(({ fetchDocument }) => fetchDocument({ kind, result, name, signs }))
      .catch(() => null);
    setIsBusy(false);
    if (answer?.ok) {
      saveFile(answer.value, `hearing-${kind}-${result.takenAt.slice(0, 10)}.pdf`);
      return;
    }
    reportError(new Error(`hearing document: ${answer?.code ?? 'no code'}`), 'hearing-test');
    await showToast('error', t('failed'));
  }

  return (
    <Button
      variant="secondary"
      isBusy={isBusy}
      busyLabel={isTight ? undefined : t('pdfBusy')}
      onClick={() => void fetchIt()}
    >
      <Download aria-hidden size={20} />
      {label}
    </Button>
  );
}
