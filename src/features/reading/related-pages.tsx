import { useTranslations } from 'next-intl';
import { ArrowRight } from '@/components/icons/arrow-right';
import { Link } from '@/components/ui/text/link';
import { menuGroups } from '@/components/shell/menus/menu-groups';
import { menuGroupOf } from '@/components/shell/menus/menu-types';
import { Section } from '@/components/ui/text/section';

/** The other pages of the same menu group. */
export function RelatedPages({ path }: { path: string }) {
  const t = useTranslations('reading');
  const menu = useTranslations('shell.menu');
  const group = menuGroupOf(path);
  if (!group) return null;
  const links = menuGroups[group].columns
    .flatMap((column) => column.links)
    .filter(({ href }) => href !== path);
  return (
    <Section className="pt-0 print:hidden">
      <h2 className="font-display text-2xl">{t('more')}</h2>
      <ul className="mt-6 grid gap-x-6 border-b border-line md:grid-cols-2">
        {links.map(({ label, href }) => (
          <li key={href} className="border-t border-line">
            <Link
              href={href}
              className="flex min-h-16 items-center justify-between gap-4 py-3 font-semibold hover:underline"
            >
              {menu(label)}
              <ArrowRight aria-hidden size={22} strokeWidth={1.75} className="flex-none" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
