import { useCallback, useEffect, useState } from 'react';
import type { ErrorKey } from '@/domain/failures/error-catalogue';
import { uploadFault, type UploadedFile } from '@/domain/hearing/upload';
import { tellFailure } from '@/features/failures/public';
import {
  listFiles,
  removeFile,
  sendFile,
  uploadFailure,
  type UploadPurpose,
} from './upload-requests';

/** A file that is chosen, being sent, or refused. */
export type PendingFile = {
  key: string;
  file: File;
  /** Share that was sent, 0 to 1; null while it waits for the button. */
  progress: number | null;
  fault: ErrorKey | null;
};

type Uploads = {
  pending: readonly PendingFile[];
  sent: readonly UploadedFile[];
  isBusy: boolean;
  choose(files: readonly File[]): void;
  drop(key: string): void;
  /** Sends the chosen files one after the other, and returns the outcome. */
  send(): Promise<{ sent: number; fault: ErrorKey | null }>;
  remove(id: string): Promise<void>;
};

/** A visitor's files for one purpose: chosen, being sent, and stored with us. */
export function useUploads(purpose: UploadPurpose): Uploads {
  const { orderId } = purpose;
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const [sent, setSent] = useState<readonly UploadedFile[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    let isShown = true;
    void listFiles(orderId).then((files) => {
      if (isShown) setSent((newer) => merged(newer, files));
    });
    return () => {
      isShown = false;
    };
  }, [orderId]);

  const change = useCallback((key: string, changes: Partial<PendingFile>) => {
    setPending((files) => files.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }, []);

  async function sendOne({ key, file }: PendingFile): Promise<ErrorKey | null> {
    change(key, { progress: 0, fault: null });
    const answer = await sendFile(file, purpose, (progress) => change(key, { progress }));
    if (!answer.ok) {
      const fault = uploadFailure(answer);
      change(key, { progress: null, fault });
      tellFailure(fault, answer, 'hearing-upload');
      return fault;
    }
    setPending((files) => files.filter((one) => one.key !== key));
    setSent((files) => merged([answer.value], files));
    return null;
  }

  async function send() {
    if (pending.length === 0) return { sent: 0, fault: 'fileMissing' as const };
    setIsBusy(true);
    let count = 0;
    let firstFault: ErrorKey | null = null;
    for (const one of pending) {
      const broken = uploadFault(one.file);
      if (broken) change(one.key, { fault: broken });
      const fault = broken ?? (await sendOne(one));
      if (fault === null) count += 1;
      firstFault ??= fault;
    }
    setIsBusy(false);
    return { sent: count, fault: firstFault };
  }

  return {
    pending,
    sent,
    isBusy,
    choose: (files) => setPending(files.map(toPending)),
    drop: (key) => setPending((files) => files.filter((one) => one.key !== key)),
    send,
    async remove(id) {
      const answer = await removeFile(id);
      if (answer.ok) setSent((files) => files.filter((one) => one.id !== id));
      else tellFailure('generic', answer, 'hearing-upload');
    },
  };
}

function toPending(file: File, index: number): PendingFile {
  return { key: `${index}-${file.name}-${file.size}`, file, progress: null, fault: null };
}

function merged(
  newer: readonly UploadedFile[],
  older: readonly UploadedFile[],
): readonly UploadedFile[] {
  const known = new Set(newer.map(({ id }) => id));
  return [...newer, ...older.filter(({ id }) => !known.has(id))];
}
