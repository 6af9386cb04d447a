import { useRouter } from 'next/router';
import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { pathHere } from '@/domain/pages/document-addresses';
import { holdsPrivate, watchPrivate, writePrivate } from '@/client/private/private-storage';
import { isTagManagerHere } from '@/client/private/tag-manager-script';
import { readAccountMark } from '@/client/storage/stored-account';
import { localeOf } from '@/domain/words/locale';
import { loadMessages } from '@/messages/load';
import { PrivacyChoices } from './privacy-choices';
import { whenAtRest } from '@/components/ui/loading/when-at-rest';
import { forgetForeignCookies, loadTagManager } from './tag-manager';
import { isKeepingRoute, isPersonalAddress, isTrackedRoute } from './tracked-routes';
import { keepChoice, useIsAskedAnew, useTrackingChoice } from './tracking-choice';

type TrackingProps = { tagManagerId: string };

/** Loads the question with its texts, and applies its answer. */
export async function prepareTracking(): Promise<ComponentType<TrackingProps>> {
  const { lang } = document.documentElement;
  const locale = localeOf(lang);
  const messages = await loadMessages(locale, ['tracking']);
  return function PreparedTracking(props: TrackingProps) {
    return (
      <NextIntlClientProvider locale={locale} messages={messages}>
        <Tracking {...props} />
      </NextIntlClientProvider>
    );
  };
}

/** Whether this device holds anything that a third-party script must not read: personal data, or a customer's login. */
const isDevicePrivate = () => holdsPrivate() || readAccountMark();

/**
 * A loaded script stays as long as its page, and can read everything the browser stores for us. So it is not loaded
 * while the device holds personal data. A no after a yes, a move to a private page, and another tab that starts to
 * store personal data reload the page without it.
 */
function Tracking({ tagManagerId }: TrackingProps) {
  const { asPath, isReady, locale } = useRouter();
  const path = pathHere(asPath);
  const choice = useTrackingChoice();
  const isAskedAnew = useIsAskedAnew();
  const isTracked = isTrackedRoute(path);
  const isPrivate = useSyncExternalStore(watchPrivate, isDevicePrivate, () => true);
  const isAllowed = choice === 'yes' && isTracked && !isPrivate;
  // Until the router is ready it does not know the address's query.
  const isPersonal = !isReady || isPersonalAddress(asPath);

  useEffect(() => {
    if (isKeepingRoute(path)) writePrivate('private-visit', true);
  }, [path]);

  useEffect(() => {
    if (choice !== null && !isAllowed && isTagManagerHere()) {
      if (choice === 'no') forgetForeignCookies();
      window.location.reload();
    }
    if (!isAllowed || isPersonal) return;
    return whenAtRest(() => {
      if (!isDevicePrivate()) loadTagManager(tagManagerId);
    });
  }, [choice, isAllowed, isPersonal, tagManagerId]);

  if (!isTracked || (choice !== 'unasked' && !isAskedAnew)) return null;
  return <PrivacyChoices onChoose={(isYes) => keepChoice(isYes, localeOf(locale))} />;
}
