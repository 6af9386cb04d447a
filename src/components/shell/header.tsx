import type { ReactNode } from 'react';
import { Container } from '@/components/ui/text/section';
import { BrandLink } from './brand-link';
import { MainNav } from './menus/main-nav';
import { MenuButton } from './menus/menu-button';
import { PhoneLink } from './phone-link';
import { SearchLink } from './search-link';
import { useShellWords } from './shell-words';
import { staticComponent } from '../static-markup/static-component';

const LanguageLink = staticComponent('language-link', () =>
  import('../languages/language-link').then((module) => module.LanguageLink),
);

type HeaderProps = {
  cartButton: ReactNode;
  accountControl: ReactNode;
  settings?: ReactNode;
};

/**
 * Ink bar with the phone, then the 88 px bar (72 px below 1024). It wraps instead of widening the page when text is
 * larger or, on a phone, is spaced out.
 */
export function Header({ cartButton, accountControl, settings }: HeaderProps) {
  return (
    <header className="relative z-30">
      <InkBar />
      <div className="relative bg-page">
        <Container className="flex min-h-18 flex-wrap items-center gap-1 lg:min-h-22 xl:gap-x-6">
          <BrandLink />
          <MainNav />
          <div className="ml-auto flex flex-wrap items-center justify-end lg:-mr-2 xl:gap-1">
            <div className="hidden lg:block">{accountControl}</div>
            {cartButton}
            <MenuButton accountControl={accountControl} settings={settings} />
          </div>
        </Container>
      </div>
    </header>
  );
}

function InkBar() {
  const words = useShellWords();
  return (
    <div className="dark bg-spruce-900 text-xs">
      <Container className="flex min-h-target flex-wrap items-center justify-between gap-x-6">
        <span className="hidden lg:inline">{words.shippingPromise}</span>
        <div className="lg:order-last">
          <LanguageLink className="inline-flex min-h-target items-center" />
        </div>
        <SearchLink className="lg:order-last" />
        <span className="flex items-center gap-2 lg:ml-auto">
          {/* Room for the hours in any letters: they keep their place when ours come. */}
          <span className="hidden lg:inline-block" style={{ minWidth: '22.6em' }}>
            {words.questions}
          </span>
          <PhoneLink prefix={words.call} isPlain />
        </span>
      </Container>
    </div>
  );
}
