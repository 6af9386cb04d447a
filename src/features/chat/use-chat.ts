import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { reportError } from '@/client/error-reporting';
import type { ChatView } from '@/domain/consultations/conversation';
import { tellFailure } from '@/features/failures/public';
import { readChat, say } from './chat-requests';

/** How often an open chat checks for answers. */
const askEveryMs = 5000;

/** The visitor's chat, kept up to date while its window is visible. */
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
      // The chat is checked every few seconds: each outage is reported once, and visitors are not disturbed.
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

  /** True when it was sent. */
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

/** Keeps the newer of two views: an answer requested before a message was sent is older than the view shown. */
function fresher(shown: ChatView | null, heard: ChatView): ChatView {
  return shown && heard.messages.length > 0 && heard.messages.length < shown.messages.length
    ? shown
    : heard;
}
