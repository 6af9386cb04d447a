import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { reportError } from '@/client/error-reporting';
import type { ChatView } from '@/domain/consultations/conversation';
import { tellFailure } from '@/features/failures/public';
import { readChat, say } from './chat-requests';

/** How often an open window asks for answers. */
const askEveryMs = 5000;

/** The visitor's chat, kept fresh while its window is in sight. */
export function useChat() {
  const locale = useLocale();
  const [view, setView] = useState<ChatView | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

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
    setHasFailed(false);
    const address = email.trim();
    const answer = await say({ text: text.trim(), locale, ...(address && { email: address }) });
    if (answer.ok) setView(answer.value);
    else {
      tellFailure('contact', answer, 'chat');
      setHasFailed(true);
    }
    return answer.ok;
  }

  return { view, hasFailed, send };
}

/** An answer that was on its way while a message went out knows less than what is shown. */
function fresher(shown: ChatView | null, heard: ChatView): ChatView {
  return shown && heard.messages.length > 0 && heard.messages.length < shown.messages.length
    ? shown
    : heard;
}
