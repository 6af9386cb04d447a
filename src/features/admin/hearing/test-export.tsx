import { useTranslations } from 'next-intl';
import { saveFile } from '@/client/requests/save-file';
import { Button } from '@/components/ui/button';
import { resultAsCsv, resultAsJson } from '@/domain/hearing/hearing-export';
import { DocumentButton } from '@/features/hearing-test/for-staff';
import type { StaffTest } from '@/domain/staff/answers/hearing';

/** Exports the test as a file. The audit log already has the view of this test. */
export function TestExport({ test: { result, name, signs } }: { test: StaffTest }) {
  const t = useTranslations('admin-hearing');
  const day = result.takenAt.slice(0, 10);
  const save = (text: string, type: string, extension: string) =>
    saveFile(new Blob([text], { type }), `hearing-result-${day}.${extension}`);
  return (
    <>
      <DocumentButton
        kind="result"
        result={result}
        name={name}
        signs={signs}
        label={t('pdf')}
        isTight
      />
      <Button
        variant="secondary"
        onClick={() => save(resultAsCsv(result, signs), 'text/csv', 'csv')}
      >
        {t('csv')}
      </Button>
      <Button
        variant="secondary"
        onClick={() => save(resultAsJson(result, signs), 'application/json', 'json')}
      >
        {t('json')}
      </Button>
    </>
  );
}
