import { createHash } from 'node:crypto';
import { access, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { isSystemError } from '@/server/base/system-error';
import { attachmentsOf } from '../attachments';
import { messageIdOf } from '../message-id';
import { recipientOf } from '../recipient';
import type { Mail, MailMessage } from '../port';
import { cleanUpOutbox } from './clean-up-outbox';

/**
 * Writes mail to files instead of sending it: each message becomes `<time>-<id>.eml`, as it would have been sent, and a
 * `.json` of its parts. The id comes from the message's key, so that a second try finds the first.
 */
export function createOutbox(options: { folder: string; from: string; now?: () => Date }): Mail {
  const { folder, from, now = () => new Date() } = options;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    adapter: 'outbox',
    removeBefore: (before) => cleanUpOutbox(folder, before),
    async send(message) {
      const { date, isFirst } = await tryOf(folder, message, now());
      const base = path.join(
        folder,
        `${date.toISOString().replaceAll(/[:.]/g, '-')}-${idOf(message)}`,
      );
      if (!isFirst && (await exists(`${base}.json`))) return;

      const composed = await composer.sendMail({
        ...partsOf(message),
        to: recipientOf(message.to),
        headers: message.headers,
        attachments: attachmentsOf(message.attachments),
        from,
        date,
        messageId: messageIdOf(message.key),
      });
      await write(`${base}.eml`, composed.message);
      // The .json is written last and marks the message as complete.
      const parts = { ...partsOf(message), date: date.toISOString() };
      await write(`${base}.json`, JSON.stringify(parts, null, 2) + '\n');
    },
  };
}

function idOf({ key }: MailMessage): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}

/** When a message was first tried, which is in its file names; and whether that is now. */
type Try = { date: Date; isFirst: boolean };

/** Kept in a file of its own for each message: searching all messages would take longer the more were sent. */
async function tryOf(folder: string, message: MailMessage, now: Date): Promise<Try> {
  const tries = path.join(folder, '.tries');
  const note = path.join(tries, idOf(message));
  try {
    await writeFile(note, now.toISOString(), { mode: 0o600, flag: 'wx' });
    return { date: now, isFirst: true };
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) {
      await mkdir(tries, { recursive: true, mode: 0o700 });
      return tryOf(folder, message, now);
    }
    if (!isSystemError(error, 'EEXIST')) throw error;
  }
  const noted = new Date(await readFile(note, 'utf8'));
  if (!Number.isNaN(noted.getTime())) return { date: noted, isFirst: false };
  await writeFile(note, now.toISOString(), { mode: 0o600 });
  return { date: now, isFirst: false };
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return false;
    throw error;
  }
}

function partsOf({ to, subject, html, text }: MailMessage) {
  return { to, subject, html, text };
}

/** Written under another name and ending first, so that a reader of the folder never sees half a message. */
async function write(
  file: string,
  content: string | Buffer | NodeJS.ReadableStream,
): Promise<void> {
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) {
    throw new TypeError('The composer was asked for a buffer');
  }
  // Ignored by the bundler, which would otherwise trace the whole project for a path known only at run time.
  const draft = path.join(
    /* turbopackIgnore: true */ path.dirname(file),
    `.${path.basename(file)}.draft`,
  );
  const handle = await open(/* turbopackIgnore: true */ draft, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
