import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { object } from 'yup';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { showToast } from '@/components/ui/toasts/toast';
import { staffPaths } from '@/domain/staff/staff-paths';
import { MutationFaultNotice } from '../record/mutation-fault';
import { Fact } from '../record/fact';
import { Part } from '../record/part';
import { RecordView } from '../record/record-view';
import { useAnswer } from '../record/use-answer';
import { useClinicTime } from '../record/use-clinic-time';
import { useMutation } from '../record/use-mutation';
import { AdminPage } from '../shell/admin-page';
import { staffMailSchema, type StaffMail } from '@/domain/staff/answers/mail';
import { MailBadge } from './mail-badge';

const resentSchema = object();

/** One mail as it was sent. */
export function MailScreen() {
  const sections = useTranslations('admin.sections');
  const { id } = useRouter().query;
  const path = typeof id === 'string' ? `/api/admin-mail?id=${encodeURIComponent(id)}` : null;
  const answered = useAnswer(path, staffMailSchema);
  return (
    <AdminPage
      section="outbox"
      title={answered.value?.mail.subject ?? ''}
      back={{ href: staffPaths.adminOutbox, label: sections('outbox') }}
    >
      <RecordView answered={answered}>{({ mail }) => <Whole mail={mail} />}</RecordView>
    </AdminPage>
  );
}

function Whole({ mail }: { mail: StaffMail }) {
  const t = useTranslations('admin-commerce.outbox');
  const { moment } = useClinicTime();
  return (
    <div className="grid gap-10">
      <Part heading={t('about')}>
        <dl className="grid gap-3">
          <Fact label={t('to')}>
            <span className="break-all">{mail.email}</span>
          </Fact>
          <Fact label={t('status')}>
            <MailBadge {...mail} />
          </Fact>
          <Fact label={t('sent')}>{moment(mail.sentAt)}</Fact>
        </dl>
      </Part>
      {mail.words ? (
        <>
          <Resend id={mail.id} />
          <Part heading={t('looks')}>
            {/* The mail is a page of its own: nothing in it runs, and links do nothing. */}
            <iframe
              title={t('looks')}
              sandbox=""
              srcDoc={mail.words.html}
              className="h-[40rem] w-full rounded-md border border-line bg-white"
            />
          </Part>
          <Part heading={t('words')}>
            <pre
              tabIndex={0}
              aria-label={t('words')}
              className="max-h-[30rem] overflow-auto font-sans break-words whitespace-pre-wrap"
            >
              {mail.words.text}
            </pre>
          </Part>
        </>
      ) : (
        <Notice tone="note">{t('secret')}</Notice>
      )}
    </div>
  );
}

function Resend({ id }: Pick<StaffMail, 'id'>) {
  const t = useTranslations('admin-commerce.outbox');
  const { busyWith, fault, run } = useMutation('/api/admin-mail', resentSchema);

  async function resend() {
    if ((await run('resend', { id })) !== null) await showToast('success', t('resent'));
  }

  return (
    <div className="grid justify-items-start gap-4">
      <MutationFaultNotice fault={fault} />
      <Button variant="secondary" isBusy={busyWith !== null} onClick={() => void resend()}>
        {t('resend')}
      </Button>
    </div>
  );
}
