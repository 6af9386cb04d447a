import { createHash } from 'node:crypto';
import { createJobQueue } from '@/server/jobs/queue';
import { createAdminJobs } from '@/server/jobs/admin-jobs';
import { testDatabases } from '@/testing/shops/database';
import { testSealer } from '@/testing/shops/engine';
import { pino } from 'pino';
import type { MailMessage } from '../mail/port';
import { sentMailPersonalData } from './sent-mail-personal-data';
import { recordMails } from './sent-mails';

const message: MailMessage = {
  key: 'hearing-result-1',
  to: 'Margaret@example.com',
  subject: 'Your result is saved',
  html: '<p>About your hearing</p>',
  text: 'About your hearing',
};

const all = { page: 1, pageSize: 25, sort: '-sentAt', search: '', state: '' };

describe.each(testDatabases())('mail that is noted on $kind', ({ use }) => {
  const shop = use();
  let sent: MailMessage[];
  let isDown: boolean;
  let room: ReturnType<typeof recordMails>;
  beforeEach(() => {
    sent = [];
    isDown = false;
    const queue = createJobQueue({ db: shop.db, log: pino({ level: 'silent' }) });
    room = recordMails({
      db: shop.db,
      jobs: queue,
      mail: {
        adapter: 'smtp',
        async send(mail) {
          if (isDown) throw new Error('Nobody takes mail');
          sent.push(mail);
        },
      },
      sealer: testSealer,
      now: () => new Date('2026-11-21T12:00:00Z'),
    });
  });

  const listed = async (asked = all) => (await room.sentMails.page(asked)).results;

  test('words from before they were packed are read as they lie there', async () => {
    await room.mail.send(message);
    const [line] = await listed();
    const id = line?.id ?? '';
    const { subject, key, html, text } = message;
    const sealed = testSealer.seal(JSON.stringify({ subject, key, html, text }), id);
    await shop.db.query('update sent_mails set sealed = $2 where id = $1', [id, sealed]);
    expect((await room.sentMails.find(id))?.words).toEqual({ html, text });
  });

  test('tries of one mail are one line; what it says lies sealed', async () => {
    isDown = true;
    await expect(room.mail.send(message)).rejects.toThrow('Nobody takes mail');
    expect(await listed({ ...all, state: 'failed' })).toMatchObject([{ tries: 1 }]);
    isDown = false;
    await room.mail.send(message);
    const [line, ...others] = await listed({ ...all, search: 'margaret@EXAMPLE.com' });
    expect(others).toEqual([]);
    expect(line).toMatchObject({ status: 'sent', tries: 2, subject: message.subject });
    expect((await room.sentMails.find(line?.id ?? ''))?.words).toEqual({
      html: message.html,
      text: message.text,
    });
    const [row] = await shop.db.query<{ all: string }>(
      'select json_agg(m)::text as all from sent_mails m',
    );
    expect(row?.all).not.toMatch(/hearing|result/);
  });

  test('what went out does not go again when its job is tried once more', async () => {
    await room.mail.send(message);
    await room.mail.send(message);
    expect(sent).toHaveLength(1);
    expect(await listed()).toMatchObject([{ status: 'sent', tries: 1 }]);
  });

  test('a key is nobody else’s, and a farewell leaves nothing behind', async () => {
    await room.mail.send({ ...message, text: 'secret key', trace: 'subject' });
    await room.mail.send({ ...message, key: 'account-deleted-1', trace: 'none' });
    expect(sent).toHaveLength(2);
    const [line, ...others] = await listed();
    expect(others).toEqual([]);
    expect((await room.sentMails.find(line?.id ?? ''))?.words).toBeNull();
    expect(await room.sentMails.resend(line?.id ?? '')).toEqual({ ok: false, code: 'mail_secret' });
  });

  test('sent again it is a mail of its own, however often the job is tried', async () => {
    await room.mail.send(message);
    const [line] = await listed();
    expect(await room.sentMails.resend(line?.id ?? '')).toEqual({ ok: true });
    const jobs = await createAdminJobs({ db: shop.db }).page({ ...all, sort: '-createdAt' });
    expect(jobs.results).toMatchObject([{ name: 'send-mail-again', state: 'created' }]);
    await room.sentMails.sendAgain(line?.id ?? '', 'request');
    await room.sentMails.sendAgain(line?.id ?? '', 'request');
    expect(sent.map(({ key }) => key)).toEqual([message.key, `${message.key}-again-request`]);
    expect(await listed()).toHaveLength(2);
    expect(await room.sentMails.resend('nothing')).toEqual({ ok: false, code: 'mail_not_found' });
  });

  test('who proved the address gets told of it, and takes it along when they leave', async () => {
    await room.mail.send(message);
    const subject = { accountId: 'a', email: 'margaret@example.com', isEmailProven: false };
    expect(await sentMailPersonalData.export(shop.db, subject)).toEqual([]);
    await shop.db.transaction((tx) => sentMailPersonalData.erase(tx, subject, new Date()));
    const proven = { ...subject, isEmailProven: true };
    expect(await sentMailPersonalData.export(shop.db, proven)).toHaveLength(1);
    await shop.db.transaction((tx) => sentMailPersonalData.erase(tx, proven, new Date()));
    expect(await listed()).toEqual([]);
  });

  test('nobody who guesses a mail’s key finds its row, and what the version before sent does not go again', async () => {
    const plain = createHash('sha256').update(message.key).digest('hex').slice(0, 24);
    await room.mail.send(message);
    expect((await listed())[0]?.id).not.toBe(plain);
    expect(sent).toHaveLength(1);
    await shop.db.query('update sent_mails set id = $1', [plain]);
    await room.mail.send(message);
    expect(sent).toHaveLength(1);
  });

  test('a failed job is tried once more when somebody says so, others stay', async () => {
    const adminJobs = createAdminJobs({ db: shop.db });
    await room.mail.send(message);
    await room.sentMails.resend((await listed())[0]?.id ?? '');
    const failed = { ...all, sort: '-createdAt', state: 'failed' };
    const [job] = (await adminJobs.page({ ...failed, state: '' })).results;
    expect(await adminJobs.retry(job?.id ?? '')).toEqual({ ok: false, code: 'job_not_failed' });
    await shop.db.query(`update pgboss.job set state = 'failed', retry_count = 5`);
    expect((await adminJobs.page(failed)).results).toMatchObject([{ id: job?.id, retries: 5 }]);
    expect(await adminJobs.retry(job?.id ?? '')).toEqual({ ok: true });
    expect((await adminJobs.page({ ...failed, state: 'retry' })).count).toBe(1);
    expect(await adminJobs.retry('8f14e45f-ceea-467f-ab1e-6d4f8a1c0f6e')).toEqual({
      ok: false,
      code: 'job_not_found',
    });
  });
});
