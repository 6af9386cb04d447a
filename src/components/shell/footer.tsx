import { Link } from '@/components/ui/link';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/section';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/paths';
import { BrandLink } from './brand-link';
import { footerColumns } from './footer-columns';
import type { MenuColumn } from './menu-types';
import { useShellWords } from './shell-words';

type FooterProps = {
  settings?: ReactNode;
  helpCentreUrl?: string | null;
  privacyChoices?: ReactNode;
};

/** Dark foot of every page, on the loudness lines at 22 %. */
export function Footer({ settings, helpCentreUrl, privacyChoices }: FooterProps) {
  const words = useShellWords();
  return (
    <footer className="dark relative overflow-hidden bg-spruce-900">
      <span aria-hidden className="lines-footer absolute inset-0 text-aurora-300 opacity-22" />
      <Container className="relative pt-22 pb-10">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 md:max-lg:grid-cols-4 lg:grid-cols-[1.35fr_repeat(4,1fr)]">
          <div className="col-span-full lg:col-span-1">
            <BrandLink />
            <p className="mt-6 max-w-76 text-ink-soft">{words.footerPromise}</p>
            <p className="mt-6">
              <a
                href={brand.supportPhone.href}
                className="inline-flex min-h-target items-center font-display text-[1.75rem] leading-tight whitespace-nowrap underline decoration-accent decoration-[1.5px] underline-offset-[0.25em] hover:decoration-[2.5px]"
              >
                {brand.supportPhone.display}
              </a>
              <br />
              <span className="text-xs text-ink-soft">{words.hours}</span>
            </p>
          </div>
          {footerColumns.map((column) => (
            <FooterColumn key={column.heading} column={column}>
              {column.heading === 'help' && helpCentreUrl && <HelpCentre href={helpCentreUrl} />}
            </FooterColumn>
          ))}
        </div>
        {settings && (
          // Its room is kept: what is set here is fetched when the page is there.
          <div className="mt-12 flex min-h-target flex-wrap gap-x-8 gap-y-3 text-sm">
            {settings}
          </div>
        )}
        <LegalLine privacyChoices={privacyChoices} />
      </Container>
    </footer>
  );
}

const columnLink =
  'inline-flex min-h-target items-center py-2 leading-snug underline-offset-[0.25em] hover:underline';

function FooterColumn({ column, children }: { column: MenuColumn; children?: ReactNode }) {
  const { menu: words } = useShellWords();
  const headingId = `footer-${column.heading}`;
  return (
    <nav aria-labelledby={headingId}>
      <p id={headingId} className="mb-3 text-sm leading-snug font-medium text-ink-soft">
        {words[column.heading]}
      </p>
      <ul>
        {column.links.map((link) => (
          <li key={link.label}>
            <Link href={link.href} prefetch={false} className={columnLink}>
              {words[link.label]}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

function HelpCentre({ href }: { href: string }) {
  const { menu: words } = useShellWords();
  return (
    <li>
      <a href={href} rel="noreferrer" className={columnLink}>
        {words.helpCentre}
      </a>
    </li>
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
