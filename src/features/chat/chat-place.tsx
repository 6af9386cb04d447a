import { useRouter } from 'next/router';
import { type ComponentType, useEffect, useState } from 'react';
import { pathHere } from '@/domain/pages/document-addresses';
import { reportError } from '@/client/error-reporting';
import { hasChat } from './has-chat';

/** Spec 9: the chat loads five seconds after the start, and shows two seconds later. */
const loadAfterMs = 5000;
const beginAfterMs = 2000;

type ChatPlaceProps = {
  /** Address of another service's chat; null for our own. */
  chatUrl?: string | null;
};

/** Place for the chat in `_app`. A page inside a frame has none. */
export function ChatPlace({ chatUrl = null }: ChatPlaceProps) {
  const { asPath } = useRouter();
  const isWanted = hasChat(pathHere(asPath));
  const [isTime, setIsTime] = useState(false);
  const [Chat, setChat] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (window.self !== window.top) return;
    const timer = setTimeout(() => setIsTime(true), loadAfterMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isTime || !isWanted || Chat) return;
    return beginChat(chatUrl, (Prepared) => setChat(() => Prepared));
  }, [isTime, isWanted, Chat, chatUrl]);

  return Chat && isWanted ? <Chat /> : null;
}

/**
 * Loads the chat at once and shows it after the pause, or later when loading takes longer. Returns a function that
 * cancels it.
 */
function beginChat(chatUrl: string | null, show: (Prepared: ComponentType) => void): () => void {
  const loading =
    chatUrl === null
      ? import('./chat').then(({ prepareChat }) => prepareChat())
      : import('./chat-link').then(({ prepareChatLink }) => prepareChatLink(chatUrl));
  loading.catch((failure: unknown) => reportError(failure, 'chat'));
  let isOver = false;
  const timer = setTimeout(() => {
    loading.then(
      (Prepared) => !isOver && show(Prepared),
      () => undefined,
    );
  }, beginAfterMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
