import { Link } from '@/components/ui/text/link';
import type { ReactNode } from 'react';
import { staticComponent } from '@/components/static-markup/static-component';
import { Container } from '@/components/ui/text/section';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/pages/paths';
import { useShellWords } from '../shell-words';

const FooterRest = staticComponent('footer-words', () =>
  import('./footer-words').then((module) => module.FooterWords),
);

type FooterProps = {
  settings?: ReactNode;
  helpCentreUrl?: string | null;
  privacyChoices?: ReactNode;
};

/**
 * Dark footer of every page, over the loudness lines at 22 % opacity. A narrow window shows no lines, because they
 * would run through the text.
 */
export function Footer({ settings, helpCentreUrl, privacyChoices }: FooterProps) {
  return (
    <footer className="dark relative overflow-hidden bg-spruce-900">
      <span
        aria-hidden
        className="lines-footer absolute inset-0 text-aurora-300 opacity-22 max-lg:hidden"
      />
      <Container className="relative pt-22 pb-10">
        <FooterRest helpCentreUrl={helpCentreUrl} />
        {settings && (
          // Keeps its height, because these controls load after the page.
          <div className="mt-12 flex min-h-target flex-wrap gap-x-8 gap-y-3 text-sm">
            {settings}
          </div>
        )}
        <LegalLine privacyChoices={privacyChoices} />
      </Container>
    </footer>
  );
}

function LegalLine({ privacyChoices }: Pick<FooterProps, 'privacyChoices'>) {
  const words = useShellWords();
  const link = 'inline-flex min-h-target items-center underline-offset-[0.25em] hover:underline';
  return (
    <div className="mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-6 text-xs text-ink-soft">
      <span>© {brand.name}</span>
      <span>{words.screeningNotice}</span>
      <span className="flex flex-wrap gap-x-6">
        <Link href={paths.terms} prefetch={false} className={link}>
          {words.menu.terms}
        </Link>
        <Link href={paths.privacy} prefetch={false} className={link}>
          {words.menu.privacy}
        </Link>
        <Link href={paths.accountEmail} prefetch={false} className={link}>
          {words.menu.emailPreferences}
        </Link>
        {privacyChoices}
      </span>
    </div>
  );
}
