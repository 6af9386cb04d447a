import type { ErrorKey } from '../failures/error-catalogue';

/** 10 MB in the sense of the specification: whole mebibytes. */
export const maximumUploadBytes = 10 * 1024 * 1024;

/** Limits for the files that one visitor or customer may keep with us at a time. */
export const uploadQuota = { files: 20, bytes: 100 * 1024 * 1024 } as const;

/** Lifetime of a file without an account, an order or an address. */
export const guestUploadDays = 30;

/** Longest stored name, including its extension. */
const maximumNameLength = 100;

/** Allowed extensions (spec 5) and the media type each is served as. */
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

/** The `accept` list for file pickers. */
export const uploadAccept = uploadExtensions.map((extension) => `.${extension}`).join(',');

/** What a file is for: a hearing test, or a hearing aid (a photo of it, or where it was bought). */
export const uploadPurposes = ['hearing_test', 'device'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** An uploaded file as its owner sees it. */
export type UploadedFile = {
  id: string;
  /** Original name, made harmless; for display only, never a path. */
  name: string;
  extension: UploadExtension;
  /** Bytes. */
  size: number;
  /** The order it belongs to; null before there is one. */
  orderId: string | null;
  purpose: UploadPurpose;
  /** ISO UTC. */
  createdAt: string;
};

/** Why a file is refused before its content is checked. */
export type UploadFault = Extract<ErrorKey, 'fileMissing' | 'fileExtension' | 'fileSize'>;

export function mediaTypeOf(extension: UploadExtension): string {
  return mediaTypes[extension];
}

export function isImage(extension: UploadExtension): boolean {
  return imageExtensions.has(extension);
}

/** The extension of a file's name, in any case; null when it is not allowed. */
export function uploadExtensionOf(name: string): UploadExtension | null {
  const [, ending = ''] = /\.([^.]*)$/.exec(name) ?? [];
  return uploadExtensions.find((extension) => extension === ending.toLowerCase()) ?? null;
}

/** The first rule of spec 5 that a chosen file breaks, or null. An empty file counts as not chosen. */
export function uploadFault(file: { name: string; size: number } | null): UploadFault | null {
  if (file === null || file.size === 0) return 'fileMissing';
  if (uploadExtensionOf(file.name) === null) return 'fileExtension';
  return file.size > maximumUploadBytes ? 'fileSize' : null;
}

/**
 * A name that is safe to show, to store and to send in a header: only its last part, not too long, without characters
 * that steer terminals, text direction or file systems. The extension stays, in lower case.
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
