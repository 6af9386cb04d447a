import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CalendarDays } from '@/components/icons/calendar-days';
import type { Icon } from '@/components/icons/drawn';
import { MessageCircle } from '@/components/icons/message-circle';
import { Phone } from '@/components/icons/phone';
import { env } from '@/client/env';
import { openChat, useChatRequested } from '@/client/chat-request';
import { Button, ButtonLink, GoLink } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Container } from '@/components/ui/text/section';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/pages/paths';

/** Three ways to reach a person. */
export function WaysToReachUs() {
  const t = useTranslations('support');
  return (
    <div className="border-b border-line">
      <Container>
        <ul className="grid max-lg:divide-y max-lg:divide-line lg:flex lg:flex-wrap lg:divide-x lg:divide-line">
          <Way icon={Phone} name={t('call')}>
            <p className="font-display text-3xl">
              <a href={brand.supportPhone.href} className="whitespace-nowrap hover:underline">
                {brand.supportPhone.display}
              </a>
            </p>
            <p className="text-ink-soft">{t('hours')}</p>
            <GoLink href={paths.form}>{t('callBack')}</GoLink>
          </Way>
          <Way icon={MessageCircle} name={t('chat')}>
            <p className="font-display text-2xl">{t('chatTitle')}</p>
            <p className="text-xs text-ink-soft">{t('chatHours')}</p>
            <ChatButton />
            <GoLink href={paths.contact}>{t('write')}</GoLink>
          </Way>
          <Way icon={CalendarDays} name={t('consultation')}>
            <p className="font-display text-2xl">{t('consultationTitle')}</p>
            <ButtonLink href={paths.bookConsultation} variant="secondary" size="sm">
              {t('book')}
            </ButtonLink>
          </Way>
        </ul>
      </Container>
    </div>
  );
}

/** Opens our chat, or leads to that of another service. */
function ChatButton() {
  const t = useTranslations('support');
  const isOpening = useChatRequested();
  if (env.chatUrl !== null) {
    return (
      <a href={env.chatUrl} rel="noreferrer" className={buttonLook('secondary', 'sm')}>
        {t('openChat')}
      </a>
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      isBusy={isOpening}
      busyLabel={t('openingChat')}
      onClick={openChat}
    >
      {t('openChat')}
    </Button>
  );
}

type WayProps = { icon: Icon; name: string; children: ReactNode };

function Way({ icon: Icon, name, children }: WayProps) {
  return (
    <li className="grid content-start justify-items-start gap-3 py-8 lg:flex-[1_1_12rem] lg:px-10 lg:py-12 lg:first:flex-[1.4_1_16.8rem] lg:first:pl-0">
      <h2 className="flex items-center gap-2 text-sm font-medium">
        <Icon aria-hidden size={22} strokeWidth={1.75} />
        {name}
      </h2>
      {children}
    </li>
  );
}
