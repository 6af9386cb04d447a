import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { closeChat, useChatRequested } from '@/client/chat-request';
import { MessageCircle } from '@/components/icons/message-circle';
import { Button } from '@/components/ui/button';
import { localeOf } from '@/domain/words/locale';
import { clinicTimeZone } from '@/domain/store';
import { loadMessages } from '@/messages/load';
import { ChatWindow } from './chat-window';
import { launcherPlace } from './launcher-place';

/** Loads the chat with its texts, ready to be shown. */
export async function prepareChat(): Promise<ComponentType> {
  const { lang } = document.documentElement;
  const locale = localeOf(lang);
  const messages = await loadMessages(locale, ['chat', 'errors', 'ui']);
  return function PreparedChat() {
    return (
      <NextIntlClientProvider locale={locale} messages={messages} timeZone={clinicTimeZone}>
        <Launcher />
      </NextIntlClientProvider>
    );
  };
}

function Launcher() {
  const t = useTranslations('chat');
  const [isPressed, setIsOpen] = useState(false);
  const isWanted = useChatRequested();
  const isOpen = isPressed || isWanted;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function close() {
    setIsOpen(false);
    closeChat();
  }

  if (isOpen) return <ChatWindow onClose={close} />;
  return (
    <Button ref={button} size="sm" onClick={() => setIsOpen(true)} className={launcherPlace}>
      <MessageCircle aria-hidden size={22} />
      {t('launcher')}
    </Button>
  );
}
