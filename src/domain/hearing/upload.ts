import type { ErrorKey } from '../failures/error-catalogue';

/** 10 MB in the sense of the specification: whole mebibytes. */
export const maximumUploadBytes = 10 * 1024 * 1024;

/** What one visitor or customer may keep with us at a time. */
export const uploadQuota = { files: 20, bytes: 100 * 1024 * 1024 } as const;

/** A file that neither an account nor an order nor an address leads to. */
export const guestUploadDays = 30;

/** Longest name that is kept, its ending included. */
const maximumNameLength = 100;

/** Allowed endings (spec 5) and what a file of each is sent back as. */
const mediaTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type UploadExtension = keyof typeof mediaTypes;

export const uploadExtensions = Object.keys(mediaTypes) as UploadExtension[];

const imageExtensions: ReadonlySet<UploadExtension> = new Set([
  'jpg',
  'jpeg',
  'png',
  'svg',
  'webp',
  'gif',
]);

/** What a file picker is told to offer. */
export const uploadAccept = uploadExtensions.map((extension) => `.${extension}`).join(',');

/** A file somebody gave us, as she may see it. */
export type UploadedFile = {
  id: string;
  /** As it was called where it came from, made harmless; for people only, never a path. */
  name: string;
  extension: UploadExtension;
  /** Bytes. */
  size: number;
  /** The order it was sent for; null before there is one. */
  orderId: string | null;
  /** ISO UTC. */
  createdAt: string;
};

/** Why a file is refused before anybody looks into it. */
export type UploadFault = Extract<ErrorKey, 'fileMissing' | 'fileExtension' | 'fileSize'>;

export function mediaTypeOf(extension: UploadExtension): string {
  return mediaTypes[extension];
}

export function isImage(extension: UploadExtension): boolean {
  return imageExtensions.has(extension);
}

/** The ending of a file's name, in whatever case it was written; null when it is none of ours. */
export function uploadExtensionOf(name: string): UploadExtension | null {
  const [, ending = ''] = /\.([^.]*)$/.exec(name) ?? [];
  return uploadExtensions.find((extension) => extension === ending.toLowerCase()) ?? null;
}

/** The first rule of spec 5 that a chosen file breaks, or null. A file without content was not chosen. */
export function uploadFault(file: { name: string; size: number } | null): UploadFault | null {
  if (file === null || file.size === 0) return 'fileMissing';
  if (uploadExtensionOf(file.name) === null) return 'fileExtension';
  return file.size > maximumUploadBytes ? 'fileSize' : null;
}

/**
 * A name that is safe to show, to store and to send in a header: only its last part, no characters that steer
 * terminals, text direction or file systems, and not too long. The ending stays, in lower case.
 */
export function displayNameOf(name: string, extension: UploadExtension): string {
  const ending = `.${extension}`;
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>|:*?%;]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const kept = [...stem].slice(0, maximumNameLength - ending.length).join('');
  return `${kept || 'file'}${ending}`;
}
