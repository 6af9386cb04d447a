import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { reportError } from '@/client/error-reporting';
import { isEmail } from '@/domain/account';
import type { ChatView } from '@/domain/conversation';
import { tellFailure } from '@/features/failures/public';
import { readChat, say } from './chat-requests';

/** How often an open window asks for answers. */
const askEveryMs = 5000;

export type ChatProblem = 'text' | 'email' | 'failed';

/** The visitor's chat, kept fresh while its window is in sight. */
export function useChat() {
  const locale = useLocale();
  const [view, setView] = useState<ChatView | null>(null);
  const [problem, setProblem] = useState<ChatProblem | null>(null);
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    let isOver = false;
    let wasAway = false;
    const ask = async () => {
      if (document.hidden) return;
      const answer = await readChat();
      if (isOver) return;
      if (answer.ok) setView((shown) => fresher(shown, answer.value));
      // Asked every few seconds: one report for each time that nobody answers, and nobody is disturbed by it.
      else if (!wasAway) reportError(new Error(`chat: ${answer.code}`), 'chat');
      wasAway = !answer.ok;
    };
    void ask();
    const timer = setInterval(() => void ask(), askEveryMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);

  /** True when it went out. */
  async function send({ text, email }: { text: string; email: string }): Promise<boolean> {
    if (isSending) return false;
    const wrong = problemOf(text, email);
    setProblem(wrong);
    if (wrong) return false;
    setIsSending(true);
    const address = email.trim();
    const answer = await say({ text: text.trim(), locale, ...(address && { email: address }) });
    setIsSending(false);
    if (answer.ok) setView(answer.value);
    else {
      tellFailure('contact', answer, 'chat');
      setProblem('failed');
    }
    return answer.ok;
  }

  return { view, problem, isSending, send };
}

function problemOf(text: string, email: string): ChatProblem | null {
  if (text.trim() === '') return 'text';
  return email.trim() !== '' && !isEmail(email) ? 'email' : null;
}

/** An answer that was on its way while a message went out knows less than what is shown. */
function fresher(shown: ChatView | null, heard: ChatView): ChatView {
  return shown && heard.messages.length > 0 && heard.messages.length < shown.messages.length
    ? shown
    : heard;
}
