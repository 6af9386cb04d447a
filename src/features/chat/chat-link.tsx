import { NextIntlClientProvider, useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { MessageCircle } from '@/components/icons/message-circle';
import { buttonLook } from '@/components/ui/button-look';
import { localeOf } from '@/domain/words/locale';
import { loadMessages } from '@/messages/load';
import { launcherPlace } from './launcher-place';

/**
 * For shops whose chat is run by another service: a link to it instead of our own chat, with none of its code on our
 * pages.
 */
export async function prepareChatLink(href: string): Promise<ComponentType> {
  const { lang } = document.documentElement;
  const locale = localeOf(lang);
  const messages = await loadMessages(locale, ['chat']);
  return function PreparedChatLink() {
    return (
      <NextIntlClientProvider locale={locale} messages={messages}>
        <ChatLink href={href} />
      </NextIntlClientProvider>
    );
  };
}

function ChatLink({ href }: { href: string }) {
  const t = useTranslations('chat');
  return (
    <section aria-label={t('title')}>
      <a href={href} rel="noreferrer" className={buttonLook('primary', 'sm', launcherPlace)}>
        <MessageCircle aria-hidden size={22} />
        {t('launcher')}
      </a>
    </section>
  );
}
