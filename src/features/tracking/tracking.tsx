import { useRouter } from 'next/router';
import { NextIntlClientProvider } from 'next-intl';
import { useEffect, type ComponentType } from 'react';
import { defaultLocale, isLocale } from '@/domain/locale';
import { loadMessages } from '@/messages/load';
import { PrivacyChoices } from './privacy-choices';
import { whenAtRest } from '@/components/ui/when-at-rest';
import { forgetForeignCookies, isTagManagerHere, loadTagManager } from './tag-manager';
import { isPersonalAddress, isTrackedRoute } from './tracked-routes';
import { keepChoice, useIsAskedAnew, useTrackingChoice } from './tracking-choice';

type TrackingProps = { tagManagerId: string };

/** The question with its words, and what follows from its answer. */
export async function prepareTracking(): Promise<ComponentType<TrackingProps>> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const messages = await loadMessages(locale, ['tracking']);
  return function PreparedTracking(props: TrackingProps) {
    return (
      <NextIntlClientProvider locale={locale} messages={messages}>
        <Tracking {...props} />
      </NextIntlClientProvider>
    );
  };
}

/**
 * A script that was let in stays as long as its page does. So a no after a yes, and the way to a page of one's own,
 * load the page anew, without it.
 */
function Tracking({ tagManagerId }: TrackingProps) {
  const { asPath, isReady, locale = defaultLocale } = useRouter();
  const choice = useTrackingChoice();
  const isAskedAnew = useIsAskedAnew();
  const isTracked = isTrackedRoute(asPath);
  const isAllowed = choice === 'yes' && isTracked;
  // Until the router is ready it does not know the address's query.
  const isPersonal = !isReady || isPersonalAddress(asPath);

  useEffect(() => {
    if (choice !== null && !isAllowed && isTagManagerHere()) {
      if (choice === 'no') forgetForeignCookies();
      window.location.reload();
    }
    if (!isAllowed || isPersonal) return;
    return whenAtRest(() => loadTagManager(tagManagerId));
  }, [choice, isAllowed, isPersonal, tagManagerId]);

  if (!isTracked || (choice !== 'unasked' && !isAskedAnew)) return null;
  return <PrivacyChoices onChoose={(isYes) => keepChoice(isYes, locale)} />;
}
