import { useFormatter, useTranslations } from 'next-intl';
import { FileText } from '@/components/icons/file-text';
import { X } from '@/components/icons/x';
import { FieldError } from '@/components/ui/fields/field-frame';
import { IconButton } from '@/components/ui/icon-button';
import { Picture } from '@/components/ui/pictures/picture';
import { Progress } from '@/components/ui/loading/progress';
import { errorCatalogue } from '@/domain/failures/error-catalogue';
import { isImage, uploadExtensionOf } from '@/domain/hearing/upload';
import { usePicture } from './use-picture';
import type { PendingFile } from './use-uploads';

type PendingFilesProps = {
  files: readonly PendingFile[];
  isBusy: boolean;
  onDrop: (key: string) => void;
};

/** The chosen files, with previews of pictures and the progress of each file. */
export function PendingFiles({ files, isBusy, onDrop }: PendingFilesProps) {
  const t = useTranslations('hearing-upload');
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('chosen')} className="grid gap-3">
      {files.map((one) => (
        <PendingRow key={one.key} pending={one} isBusy={isBusy} onDrop={() => onDrop(one.key)} />
      ))}
    </ul>
  );
}

type PendingRowProps = { pending: PendingFile; isBusy: boolean; onDrop: () => void };

function PendingRow({ pending, isBusy, onDrop }: PendingRowProps) {
  const t = useTranslations('hearing-upload');
  const errors = useTranslations('errors');
  const format = useFormatter();
  const { file, progress, fault } = pending;
  const share = format.number(progress ?? 0, { style: 'percent' });
  return (
    <li className="grid gap-2 rounded-md border-[1.5px] border-line bg-white p-3">
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3">
        <Preview file={file} />
        <span className="grid">
          <span className="leading-snug font-semibold break-words">{file.name}</span>
          <FileSize bytes={file.size} />
        </span>
        {!isBusy && (
          <IconButton isBare label={t('drop', { name: file.name })} onClick={onDrop}>
            <X aria-hidden size={22} />
          </IconButton>
        )}
      </div>
      {progress !== null && (
        <Progress
          label={t('progressOf', { name: file.name })}
          value={Math.round(progress * 100)}
          max={100}
          valueText={t('progress', { share })}
        />
      )}
      {fault && <FieldError id={`${pending.key}-fault`} message={errors(errorCatalogue[fault])} />}
    </li>
  );
}

/** A file size in a readable unit. */
export function FileSize({ bytes }: { bytes: number }) {
  const t = useTranslations('hearing-upload');
  const megabytes = bytes / 1024 / 1024;
  return (
    <span className="text-xs text-ink-soft">
      {megabytes < 0.1
        ? t('kilobytes', { size: Math.max(1, Math.round(bytes / 1024)) })
        : t('megabytes', { size: Math.round(megabytes * 10) / 10 })}
    </span>
  );
}

/** A preview of the picture from this device; an icon for other files. An SVG runs no script inside an image. */
function Preview({ file }: { file: File }) {
  const extension = uploadExtensionOf(file.name);
  const picture = usePicture(extension !== null && isImage(extension) ? file : null);
  if (picture === null) {
    return (
      <span className="grid size-14 place-items-center rounded-sm bg-plate text-ink-soft">
        <FileText aria-hidden size={26} strokeWidth={1.75} />
      </span>
    );
  }
  return (
    // A local file: the image service is not needed.
    <Picture
      unoptimized
      src={picture.address}
      width={56}
      height={56}
      alt=""
      className="size-14 rounded-sm bg-plate object-cover"
    />
  );
}
