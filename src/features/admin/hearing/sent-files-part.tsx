import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { object } from 'yup';
import { adminRequest } from '@/client/requests/admin-requests';
import { saveFile } from '@/client/requests/save-file';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialogs/modal';
import { showToast } from '@/components/ui/toasts/toast';
import type { TestResult } from '@/domain/audiometry/test-result';
import { PlotEditor } from '@/features/hearing-test/for-staff';
import { fetchOriginal } from '../files/file-requests';
import { FileViewer } from '../files/file-viewer';
import { firstPicture, renderFile } from '../files/render-file';
import { useClinicTime } from '../record/use-clinic-time';
import type { SentFile } from '@/domain/staff/answers/hearing';
import { OrderLinks } from './order-links';
import { Part } from '../record/part';
import { ProofWords } from '../record/proof-words';

type SentFilesPartProps = { files: readonly SentFile[]; onEntered: () => void };

/** Uploaded tests: shown as pictures and text, and entered as numbers by hand. */
export function SentFilesPart({ files, onEntered }: SentFilesPartProps) {
  const t = useTranslations('admin-hearing');
  const words = useTranslations('admin.record');
  const [read, setRead] = useState<{ file: SentFile; picture: Blob | null } | null>(null);
  const [isReading, setIsReading] = useState(false);

  async function enter(result: TestResult) {
    if (!read) return;
    const body = { file_id: read.file.id, result };
    const answer = await adminRequest('/api/admin-enter-audiogram', { answer: object(), body });
    if (!answer.ok) return showToast('error', words('failed'));
    setIsReading(false);
    onEntered();
    await showToast('success', t('entered'));
  }

  return (
    <Part heading={t('files')}>
      {files.length === 0 && <p className="text-ink-soft">{t('noFiles')}</p>}
      <ul className="grid">
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            onRead={(picture) => {
              setRead({ file, picture });
              setIsReading(true);
            }}
          />
        ))}
      </ul>
      <Modal
        title={t('enterHeading')}
        size="wide"
        isOpen={isReading}
        onClose={() => setIsReading(false)}
      >
        {read && <PlotEditor picture={read.picture} onDone={(result) => void enter(result)} />}
      </Modal>
    </Part>
  );
}

type FileRowProps = { file: SentFile; onRead: (picture: Blob | null) => void };

function FileRow({ file, onRead }: FileRowProps) {
  const t = useTranslations('admin-hearing');
  const words = useTranslations('admin.record');
  const { moment } = useClinicTime();
  const [isBusy, setIsBusy] = useState(false);
  const [isShown, setIsShown] = useState(false);

  async function read() {
    setIsBusy(true);
    onRead(await firstPicture(await renderFile(file.id, file.extension)));
    setIsBusy(false);
  }

  async function save() {
    const bytes = await fetchOriginal(file.id);
    if (bytes) saveFile(bytes, file.name);
    else await showToast('error', words('failed'));
  }

  return (
    <li className="grid gap-1 border-b border-line py-3 first:pt-0">
      <span className="font-semibold break-all">{file.name}</span>
      <span className="text-ink-soft">{moment(file.createdAt)}</span>
      <span className="text-ink-soft">
        <ProofWords proof={file.proof} />
      </span>
      {file.orders.length > 0 && <OrderLinks orders={file.orders} />}
      <span className="flex flex-wrap gap-2 pt-1">
        <Button size="sm" variant="secondary" onClick={() => setIsShown(true)}>
          {t('show')} <span className="sr-only">{file.name}</span>
        </Button>
        <Button size="sm" variant="secondary" isBusy={isBusy} onClick={() => void read()}>
          {t('enter')} <span className="sr-only">{file.name}</span>
        </Button>
      </span>
      <Modal title={file.name} size="wide" isOpen={isShown} onClose={() => setIsShown(false)}>
        <FileViewer file={file} onSave={() => void save()} />
      </Modal>
    </li>
  );
}
