import { useTranslations } from 'next-intl';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { X } from '@/components/icons/x';
import { cx } from '@/components/ui/cx';
import { IconButton } from '@/components/ui/icon-button';
import type { ChatMessage } from '@/domain/consultations/conversation';
import { ChatForm } from './chat-form';
import { useChat } from './use-chat';

/** The open chat. The page beside it stays usable; on a phone the chat covers the page. */
export function ChatWindow({ onClose }: { onClose: () => void }) {
  const t = useTranslations('chat');
  const { view, hasFailed, send } = useChat();
  useStillPage();

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <div
      role="dialog"
      aria-modal={false}
      aria-labelledby="chat-title"
      onKeyDown={handleKey}
      className="fixed inset-0 z-40 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-page text-ink shadow-overlay md:inset-auto md:right-4 md:bottom-4 md:h-160 md:max-h-[calc(100dvh-2rem)] md:w-100 md:rounded-lg"
    >
      <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5">
        <h2 id="chat-title" className="font-display text-2xl">
          {t('title')}
        </h2>
        <IconButton label={t('close')} isBare onClick={onClose}>
          <X aria-hidden size={24} />
        </IconButton>
      </div>
      <Log messages={view?.messages ?? []}>
        {view && <p className="font-medium">{view.isOpen ? t('open') : t('away')}</p>}
        <p className="text-sm text-ink-soft">{t('hours')}</p>
      </Log>
      <ChatForm
        asksForEmail={view !== null && !view.isOpen && view.email === null}
        hasFailed={hasFailed}
        onSend={send}
      />
    </div>
  );
}

function Log({ messages, children }: { messages: readonly ChatMessage[]; children: ReactNode }) {
  const t = useTranslations('chat');
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [messages.length]);
  return (
    <div className="overflow-y-auto p-5" tabIndex={0} role="log" aria-label={t('log')}>
      <div className="mb-5 grid gap-1">{children}</div>
      <ol className="grid gap-4">
        {messages.map(({ id, author, text }) => (
          <li key={id} className={cx('max-w-[85%]', author === 'visitor' && 'justify-self-end')}>
            <p className="text-xs text-ink-soft">{author === 'visitor' ? t('you') : t('team')}</p>
            <p className="mt-1 rounded-md bg-plate px-4 py-3 break-words whitespace-pre-wrap">
              {text}
            </p>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </div>
  );
}

/** Below 768 px the window covers the page, which must not move behind it (spec 9). */
function useStillPage() {
  useEffect(() => {
    const narrow = window.matchMedia('(max-width: 767.98px)');
    const { body } = document;
    const before = body.style.overflow;
    const hold = () => {
      body.style.overflow = narrow.matches ? 'hidden' : before;
    };
    hold();
    narrow.addEventListener('change', hold);
    return () => {
      narrow.removeEventListener('change', hold);
      body.style.overflow = before;
    };
  }, []);
}
