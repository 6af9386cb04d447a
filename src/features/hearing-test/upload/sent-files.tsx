import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { deferred } from '@/components/ui/loading/deferred';
import { Modal } from '@/components/ui/dialogs/modal';
import type { TestResult } from '@/domain/audiometry/test-result';
import { isImage, type UploadedFile } from '@/domain/hearing/upload';
import { tellFailure } from '@/features/failures/public';
import { keepFinishedTest } from '../finished-test';
import { FileSize } from './pending-files';
import { fetchFile } from './upload-requests';

/** Loaded only by people with a paper audiogram. */
const PlotEditor = deferred(() => import('./plot-editor').then((module) => module.PlotEditor));

type SentFilesProps = {
  files: readonly UploadedFile[];
  onRemove: (id: string) => Promise<void>;
  onPlotted?: () => void;
};

/**
 * The visitor's uploaded files; each can be saved, transcribed and deleted. They stand last: the list comes with an answer
 * of the shop, and nothing may move under a finger.
 */
export function SentFiles({ files, onRemove, onPlotted }: SentFilesProps) {
  const t = useTranslations('hearing-upload');
  const [plotted, setPlotted] = useState<Blob | null>(null);
  const [isPlotting, setIsPlotting] = useState(false);

  function plot(picture: Blob | null) {
    setPlotted(picture);
    setIsPlotting(true);
  }

  /** Stores the result as a finished test on this device, from where the visitor continues. */
  function keep(result: TestResult) {
    keepFinishedTest({ result, answers: null });
    onPlotted?.();
  }

  return (
    <>
      {onPlotted && (
        <div className="grid justify-items-start gap-2">
          <p className="text-sm">{t('plot.offer')}</p>
          <Button variant="quiet" size="sm" className="-ml-4" onClick={() => plot(null)}>
            {t('plot.openTable')}
          </Button>
          <Modal
            title={t('plot.heading')}
            size="wide"
            isOpen={isPlotting}
            onClose={() => setIsPlotting(false)}
          >
            <PlotEditor picture={plotted} onDone={keep} />
          </Modal>
        </div>
      )}
      {files.length > 0 && (
        <section aria-label={t('sent')} className="grid gap-2">
          <h3 className="text-sm font-semibold">{t('sent')}</h3>
          <ul className="border-t border-line">
            {files.map((file) => (
              <SentRow
                key={file.id}
                file={file}
                onRemove={onRemove}
                onPlot={onPlotted && isImage(file.extension) ? plot : undefined}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type SentRowProps = {
  file: UploadedFile;
  onRemove: (id: string) => Promise<void>;
  onPlot?: (picture: Blob) => void;
};

function SentRow({ file, onRemove, onPlot }: SentRowProps) {
  const t = useTranslations('hearing-upload');
  const [busyWith, setBusyWith] = useState<'remove' | 'fetch' | null>(null);
  const { id, name } = file;

  async function remove() {
    setBusyWith('remove');
    await onRemove(id);
    setBusyWith(null);
  }

  async function withBytes(onBytes: (bytes: Blob) => void) {
    setBusyWith('fetch');
    const answer = await fetchFile(id);
    setBusyWith(null);
    if (answer.ok) onBytes(answer.value);
    else tellFailure('generic', answer, 'hearing-upload');
  }

  return (
    <li className="grid gap-1 border-b border-line py-3">
      <span className="leading-snug font-semibold break-words">{name}</span>
      <FileSize bytes={file.size} />
      <span className="flex flex-wrap gap-x-2">
        {onPlot && (
          <RowButton isBusy={busyWith !== null} onClick={() => void withBytes(onPlot)}>
            {t('plot.open')} <span className="sr-only">{name}</span>
          </RowButton>
        )}
        <RowButton
          isBusy={busyWith !== null}
          onClick={() => void withBytes((bytes) => saveAs(bytes, name))}
        >
          {t('save')} <span className="sr-only">{name}</span>
        </RowButton>
        <RowButton isBusy={busyWith !== null} onClick={() => void remove()}>
          {t('remove')} <span className="sr-only">{name}</span>
        </RowButton>
      </span>
    </li>
  );
}

function RowButton(props: React.ComponentProps<typeof Button>) {
  return <Button variant="quiet" size="sm" className="-ml-4" {...props} />;
}

/** The token must not appear in an address, so the file is fetched first and then saved. */
function saveAs(bytes: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
