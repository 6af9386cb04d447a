import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { NotSent } from '@/components/forms/not-sent';
import { useKitForm } from '@/components/forms/use-kit-form';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { maximumChatLength } from '@/domain/consultations/conversation';

type Said = { text: string; email: string };

type ChatFormProps = {
  /** Our team is away, so an answer needs an address. */
  asksForEmail: boolean;
  /** The last message was not sent. */
  hasFailed: boolean;
  /** True when it was sent. */
  onSend: (said: Said) => Promise<boolean>;
};

const loadRules = () =>
  import('@/domain/schemas/short-forms').then((rules) => rules.findChatProblems);

/** The message form. It has the focus when the window opens. */
export function ChatForm({ asksForEmail, hasFailed, onSend }: ChatFormProps) {
  const t = useTranslations('chat');
  const { field, isSending, isLost, formProps } = useKitForm<Said>({
    name: 'chat',
    fields: ['email', 'text'],
    start: { email: '', text: '' },
    loadRules,
    help: { email: 'email', text: 'chat' },
    limits: { text: maximumChatLength },
  });
  useEffect(() => document.getElementById('chat-text')?.focus(), []);

  async function send({ text, email }: Said): Promise<boolean> {
    const isSent = await onSend({ text, email: asksForEmail ? email : '' });
    document.getElementById('chat-text')?.focus();
    return isSent;
  }

  return (
    <form {...formProps(send)} className="grid gap-3 border-t border-line p-4">
      {asksForEmail && (
        <TextField
          {...field('email')}
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <TextAreaField
        {...field('text')}
        label={t('message')}
        rows={2}
        maxLength={maximumChatLength}
      />
      <p role="alert" className="text-sm text-danger empty:hidden">
        {hasFailed && t('failed')}
      </p>
      <NotSent isShown={isLost} />
      <Button
        type="submit"
        size="sm"
        isBusy={isSending}
        busyLabel={t('sending')}
        className="justify-self-end"
      >
        {t('send')}
      </Button>
    </form>
  );
}
