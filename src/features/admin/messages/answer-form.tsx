import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { adminRequest } from '@/client/requests/admin-requests';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { showToast } from '@/components/ui/toasts/toast';
import { maximumLetterLength } from '@/domain/consultations/conversation';
import { conversationSchema, type Conversation } from '@/domain/staff/answers/conversation';

/** Templates of frequent answers; staff edit the text before it is sent. */
const templates = ['delivery', 'fitting', 'charging', 'test', 'returns', 'call'] as const;

type AnswerFormProps = {
  conversation: Conversation;
  /** Kept by the thread, so that it survives when another person writes meanwhile. */
  text: string;
  onText: (text: string) => void;
  onChanged: (changed: Conversation) => void;
  onReload: () => void;
};

type Fault = 'empty' | 'movedOn' | 'failed';

/** Sends an answer, or marks that none is needed. Nobody answers without having seen the latest message. */
export function AnswerForm(props: AnswerFormProps) {
  const { conversation, text, onText, onChanged, onReload } = props;
  const t = useTranslations('admin-messages');
  const words = useTranslations('admin.record');
  const [busyWith, setBusyWith] = useState<'answer' | 'settle' | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const { id } = conversation;
  const after = conversation.messages.at(-1)?.id ?? '';

  async function send(what: 'answer' | 'settle') {
    if (what === 'answer' && text.trim() === '') return setFault('empty');
    setBusyWith(what);
    setFault(null);
    const path = what === 'answer' ? '/api/admin-message' : '/api/admin-settle-message';
    const body = { id, after, ...(what === 'answer' && { text }) };
    const answer = await adminRequest(path, { answer: conversationSchema, body });
    setBusyWith(null);
    if (!answer.ok) {
      setFault(answer.code === 'conflict' ? 'movedOn' : 'failed');
      if (answer.code === 'conflict') onReload();
      return;
    }
    if (what === 'answer') onText('');
    onChanged(answer.value.conversation);
    await showToast('success', t(what === 'answer' ? 'sent' : 'settled'));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busyWith === null) void send('answer');
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid max-w-[44rem] gap-4 border-t-[1.5px] border-ink pt-5"
    >
      <h2 className="text-xl font-semibold">{t('answerHeading')}</h2>
      <SelectField
        label={t('template')}
        hint={t('templateHint')}
        emptyLabel={t('noTemplate')}
        options={templates.map((value) => ({ value, label: t(`templates.${value}.name`) }))}
        value=""
        onChange={({ target: { value } }) => {
          const chosen = templates.find((template) => template === value);
          if (chosen) onText([text.trim(), t(`templates.${chosen}.text`)].join('\n\n').trim());
        }}
      />
      <TextAreaField
        label={t('answer')}
        hint={conversation.email === null ? t('chatOnly') : t('byMail')}
        error={fault === 'empty' ? t('emptyAnswer') : undefined}
        maxLength={maximumLetterLength}
        rows={8}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <div role="alert">
        {(fault === 'movedOn' || fault === 'failed') && (
          <Notice tone="attention">{fault === 'movedOn' ? t('movedOn') : words('failed')}</Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={busyWith === 'answer'} busyLabel={t('sending')}>
          {t('send')}
        </Button>
        {conversation.status === 'waiting' && (
          <Button
            variant="secondary"
            isBusy={busyWith === 'settle'}
            onClick={() => void send('settle')}
          >
            {t('settle')}
          </Button>
        )}
      </div>
    </form>
  );
}
