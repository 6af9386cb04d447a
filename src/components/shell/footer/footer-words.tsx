import { Link } from '@/components/ui/text/link';
import type { ReactNode } from 'react';
import { brand } from '@/domain/brand';
import { BrandLink } from '../brand-link';
import { LanguageLink } from '../../languages/language-link';
import { footerColumns } from './footer-columns';
import type { MenuColumn } from '../menus/menu-types';
import { useShopFacts } from '../../shop/shop-facts';
import { useShellWords } from '../shell-words';

/** The part of the footer that is the same for everybody: the company, its telephone, and the links. */
export function FooterWords({ helpCentreUrl }: { helpCentreUrl?: string | null }) {
  const words = useShellWords();
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 md:max-lg:grid-cols-4 lg:flex lg:flex-wrap lg:*:flex-[1_1_8rem] max-md:@min-[17rem]:grid-cols-2">
        <div className="col-span-full lg:flex-[1.35_1_10.8rem]!">
          <BrandLink />
          <p className="mt-6 max-w-76 text-ink-soft">{words.footerPromise}</p>
          <p className="mt-6">
            <a
              href={brand.supportPhone.href}
              className="inline-flex min-h-target items-center font-display text-[min(1.75rem,9vw)] leading-tight whitespace-nowrap underline decoration-accent decoration-[1.5px] underline-offset-[0.25em] hover:decoration-[2.5px]"
            >
              {brand.supportPhone.display}
            </a>
            <br />
            <span className="text-xs text-ink-soft">{words.hours}</span>
          </p>
          <p className="mt-6">
            <LanguageLink className={columnLink} />
          </p>
          <CompanyLines />
        </div>
        {footerColumns.map((column) => (
          <FooterColumn key={column.heading} column={column}>
            {column.heading === 'help' && helpCentreUrl && <HelpCentre href={helpCentreUrl} />}
          </FooterColumn>
        ))}
      </div>
    </div>
  );
}

/** The company's name and address, as on an envelope. */
function CompanyLines() {
  const words = useShellWords();
  const { company } = useShopFacts();
  return (
    <p className="mt-6 max-w-76 text-xs text-ink-soft">
      {company.name}
      <br />
      {company.address}
      <br />
      {words.businessNumber} {company.businessNumber}
    </p>
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
