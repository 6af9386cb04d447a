import { Link } from '@/components/ui/text/link';
import { Picture } from '@/components/ui/pictures/picture';
import { Container } from '@/components/ui/text/section';
import { menuGroups } from './menu-groups';
import type { MenuColumn, MenuFeature, MenuGroupId } from './menu-types';
import { useShellWords } from '../shell-words';

type NavPanelProps = { groupId: MenuGroupId; onLeave: () => void };

/** The full-width panel of one menu group: texts first, one picture last. */
export function NavPanel({ groupId, onLeave }: NavPanelProps) {
  const group = menuGroups[groupId];
  return (
    <div
      id={`menu-${groupId}`}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onLeave();
      }}
      className="menu-panel absolute inset-x-0 top-full border-t border-line bg-page shadow-overlay"
    >
      <Container className="grid grid-cols-[1.1fr_1.1fr_1.4fr] items-start gap-12 pt-10 pb-12">
        {group.columns.map((column) => (
          <PanelColumn key={column.heading} column={column} />
        ))}
        <FeatureCard feature={group.feature} />
      </Container>
    </div>
  );
}

function PanelColumn({ column }: { column: MenuColumn }) {
  const { menu: words } = useShellWords();
  return (
    <div>
      <p className="mb-2 text-sm leading-snug font-medium text-ink-soft">{words[column.heading]}</p>
      <ul>
        {column.links.map((link) => (
          <li key={link.label} className="border-t border-line">
            <Link
              href={link.href}
              className="flex min-h-13 items-center py-3 leading-snug font-semibold underline-offset-[0.25em] hover:text-accent hover:underline"
            >
              {words[link.label]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FeatureCard({ feature }: { feature: MenuFeature }) {
  const { menu: words } = useShellWords();
  return (
    <Link
      href={feature.href}
      className="group grid min-h-60 grid-cols-[minmax(0,12fr)_minmax(0,14fr)] items-center gap-7 bg-plate pr-5"
    >
      <span className="relative h-full">
        <Picture src={feature.picture} alt="" fill sizes="24rem" className="object-cover" />
      </span>
      <span>
        <span className="block font-display text-2xl text-balance underline-offset-[0.2em] group-hover:underline group-hover:decoration-accent group-hover:decoration-2">
          {words[feature.title]}
        </span>
        <span className="block pt-1 leading-snug text-ink-soft">{words[feature.text]}</span>
      </span>
    </Link>
  );
}
