import { useTranslations } from 'next-intl';
import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { maximumChatLength } from '@/domain/conversation';
import type { ChatProblem } from './use-chat';

type ChatFormProps = {
  /** Nobody of ours is there: an answer needs somewhere to go. */
  asksForEmail: boolean;
  problem: ChatProblem | null;
  isSending: boolean;
  /** True when it went out. */
  onSend: (said: { text: string; email: string }) => Promise<boolean>;
};

/** Where one writes. It has the focus when the window opens. */
export function ChatForm({ asksForEmail, problem, isSending, onSend }: ChatFormProps) {
  const t = useTranslations('chat');
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  useEffect(() => document.getElementById('chat-text')?.focus(), []);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isSent = await onSend({ text, email: asksForEmail ? email : '' });
    if (isSent) setText('');
    document.getElementById('chat-text')?.focus();
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void handleSubmit(event)}
      className="grid gap-3 border-t border-line p-4"
    >
      {asksForEmail && (
        <TextField
          id="chat-email"
          label={t('email')}
          hint={t('emailHint')}
          error={problem === 'email' ? t('problem.email') : undefined}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <TextAreaField
        id="chat-text"
        label={t('message')}
        error={problem === 'text' ? t('problem.text') : undefined}
        rows={2}
        maxLength={maximumChatLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem === 'failed' && t('problem.failed')}
      </p>
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
