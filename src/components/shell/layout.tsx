import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useModalHistory } from '@/components/ui/dialogs/use-modal-address';
import { Footer } from './footer/footer';
import { Header } from './header';
import { shellFor } from './shell-for';
import { SlimBar } from './menus/slim-bar';
import { useShellWords } from './shell-words';
import { useShownPrices } from './use-shown-prices';

type LayoutProps = {
  /** The layout knows nothing about the shop's features: cart, account and settings are passed in. */
  cartButton: ReactNode;
  accountControl: ReactNode;
  /** Controls for a visitor's settings on all pages. */
  settings?: ReactNode;
  /** Another site with answers to common questions. */
  helpCentreUrl?: string | null;
  /** A control to change the consent to analytics; only where there are analytics. */
  privacyChoices?: ReactNode;
  /** Overlays of any page: drawers, popups, chat. */
  overlays?: ReactNode;
  children: ReactNode;
};

/** Skip link, header, the page's content and footer, as far as the route shows them. */
export function Layout({
  cartButton,
  accountControl,
  settings,
  helpCentreUrl,
  privacyChoices,
  overlays,
  children,
}: LayoutProps) {
  const { pathname } = useRouter();
  const { header, hasFooter } = shellFor(pathname);
  useModalHistory();
  useShownPrices();
  return (
    <>
      <div data-frame className="relative flex min-h-dvh flex-col">
        <SkipLink />
        {header === 'full' && <Header {...{ cartButton, accountControl, settings }} />}
        {(header === 'slim' || header === 'half') && (
          <SlimBar isCheckout={pathname.startsWith('/checkout')} isHalf={header === 'half'} />
        )}
        {header === 'own' ? (
          children
        ) : (
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
        )}
        {hasFooter && <Footer {...{ settings, helpCentreUrl, privacyChoices }} />}
      </div>
      {overlays}
    </>
  );
}

function SkipLink() {
  const words = useShellWords();
  return (
    <a
      href="#main"
      className="sr-only z-60 rounded-full bg-ink px-6 py-3 font-semibold text-birch-50 focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-6 focus:py-3"
    >
      {words.skipToContent}
    </a>
  );
}
