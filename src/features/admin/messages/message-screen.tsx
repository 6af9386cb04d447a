import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { cx } from '@/components/ui/cx';
import { OutsideLink } from '@/components/ui/text/text-link';
import { staffPaths } from '@/domain/staff/staff-paths';
import { Fact } from '../record/fact';
import { DoNotPhone } from '../record/do-not-phone';
import { RecordView } from '../record/record-view';
import { useAnswer } from '../record/use-answer';
import { useClinicTime } from '../record/use-clinic-time';
import { AdminPage } from '../shell/admin-page';
import { AnswerForm } from './answer-form';
import { conversationSchema, type Conversation } from '@/domain/staff/answers/conversation';
import { useSender } from './use-sender';
import { WaitingTime } from './waiting-time';

/** One letter or chat with all its messages, and the answer form. */
export function MessageScreen() {
  const t = useTranslations('admin-messages');
  const sections = useTranslations('admin.sections');
  const senderOf = useSender();
  const { query } = useRouter();
  const id = typeof query.id === 'string' ? query.id : null;
  const path = id === null ? null : `/api/admin-message?${new URLSearchParams({ id }).toString()}`;
  const answered = useAnswer(path, conversationSchema);
  const conversation = answered.value?.conversation;
  return (
    <AdminPage
      section="messages"
      title={conversation ? senderOf(conversation) : t('one')}
      back={{ href: staffPaths.adminMessages, label: sections('messages') }}
    >
      <RecordView answered={answered}>
        {({ conversation: shown }) => (
          <Thread
            key={shown.id}
            conversation={shown}
            onChanged={(changed) => answered.show({ conversation: changed })}
            onReload={answered.reload}
          />
        )}
      </RecordView>
    </AdminPage>
  );
}

type ThreadProps = {
  conversation: Conversation;
  onChanged: (changed: Conversation) => void;
  onReload: () => void;
};

function Thread({ conversation, onChanged, onReload }: ThreadProps) {
  const t = useTranslations('admin-messages');
  const reader = useTranslations('admin.reader');
  const [text, setText] = useState('');
  return (
    <div className="grid items-start gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <div className="grid gap-8">
        <Messages conversation={conversation} />
        <AnswerForm
          conversation={conversation}
          text={text}
          onText={setText}
          onChanged={onChanged}
          onReload={onReload}
        />
      </div>
      <dl className="grid gap-3 border-t-[1.5px] border-ink pt-5">
        <Fact label={t('status')}>
          <WaitingTime {...conversation} />
        </Fact>
        <Fact label={t('kind')}>{t(`kinds.${conversation.kind}`)}</Fact>
        <Fact label={reader('label')}>{reader(conversation.locale)}</Fact>
        <Fact label={t('email')}>
          {conversation.email === null ? (
            t('noEmail')
          ) : (
            <OutsideLink href={`mailto:${conversation.email}`} className="break-all">
              {conversation.email}
            </OutsideLink>
          )}
        </Fact>
        {conversation.doNotPhone && (
          <Fact label={t('preference')}>
            <DoNotPhone />
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Messages({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('admin-messages');
  const { moment } = useClinicTime();
  const sender = useSender()(conversation);
  return (
    <ol aria-label={t('thread')} className="grid gap-4">
      {conversation.messages.map(({ id, author, text, at }) => (
        <li
          key={id}
          className={cx(
            'grid max-w-[44rem] gap-2 rounded-md border px-5 py-4',
            author === 'staff'
              ? 'border-aurora-600 bg-aurora-50 md:ml-14'
              : 'border-line bg-white md:mr-14',
          )}
        >
          <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
            <span className="font-semibold break-all text-ink">
              {author === 'staff' ? t('us') : sender}
            </span>
            {moment(at)}
          </p>
          <p className="text-sm leading-normal break-words whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ol>
  );
}
