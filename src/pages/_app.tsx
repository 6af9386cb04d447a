import type { AppProps } from 'next/app';
import { env } from '@/client/env';
import { reportError } from '@/client/error-reporting';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import { ErrorFallback } from '@/components/shell/error-fallback';
import { Layout } from '@/components/shell/layout';
import { PageHead } from '@/components/shell/page-head';
import { usePageLinks } from '@/components/shell/page-links/use-page-links';
import { ShellProviders } from '@/components/shell/shell-providers';
import { AccountControl } from '@/features/auth/public';
import { CartButton, CartOverlays, changeCurrency } from '@/features/cart/public';
import { ChatPlace } from '@/features/chat/public';
import { CodeGate } from '@/features/code-gate/public';
import { ConsultationDoor } from '@/features/consultation/public';
import { useFlowEntry } from '@/features/hearing-test/public';
import { loadLanguageSwitch } from '@/features/language/public';
import { VisitorSettings } from '@/features/settings/public';
import { PrivacyChoicesButton, TrackingPlace } from '@/features/tracking/public';
import type { ShellProps } from '@/server/pages/page-props';
import { hedvigLetters, radioCanada } from '@/styles/fonts';
import '@/styles/globals.css';

const reportOverlay = (error: unknown) => reportError(error, 'overlays');

/**
 * Every page has its messages and metadata in its props (`pageProps`). Only Next's own error page has none and is shown
 * alone.
 */
export default function App({ Component, pageProps, router }: AppProps<Partial<ShellProps>>) {
  usePageLinks(loadLanguageSwitch);
  useFlowEntry();
  if (!pageProps.messages?.shell) return <Component {...pageProps} />;
  return (
    <ShellProviders words={pageProps.messages.shell} shop={pageProps.shop ?? null}>
      {pageProps.meta && <PageHead meta={pageProps.meta} />}
      {/* Named here as well as on <html>: Next preloads only the fonts that _app or a page uses. */}
      <div className={`${radioCanada.variable} ${hedvigLetters.variable}`}>
        <CodeGate isOn={env.isGated}>
          <Layout
            cartButton={<CartButton />}
            accountControl={<AccountControl />}
            settings={<VisitorSettings onCurrency={changeCurrency} />}
            helpCentreUrl={env.helpCentreUrl}
            privacyChoices={env.tagManagerId && <PrivacyChoicesButton />}
            overlays={
              <ErrorBoundary resetKey={router.asPath} onError={reportOverlay}>
                <CartOverlays />
                <ChatPlace chatUrl={env.chatUrl} />
                <ConsultationDoor />
                <TrackingPlace tagManagerId={env.tagManagerId} />
              </ErrorBoundary>
            }
          >
            <ErrorBoundary
              resetKey={router.asPath}
              onError={(error) => reportError(error, router.pathname)}
              fallback={<ErrorFallback />}
            >
              <Component {...pageProps} />
            </ErrorBoundary>
          </Layout>
        </CodeGate>
      </div>
    </ShellProviders>
  );
}
