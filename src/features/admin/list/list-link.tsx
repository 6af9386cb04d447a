import { Link, type LinkProps } from '@/components/ui/text/link';
import { isPlainClick } from '@/components/ui/plain-click';
import type { ListState } from '@/domain/staff/admin-list';
import type { List } from './use-list';

type ListLinkProps<Row> = Omit<LinkProps, 'href' | 'onClick' | 'prefetch'> & {
  list: List<Row>;
  change: Partial<ListState>;
};

/** A link to the same list after a change. The scroll position stays, and the page is not reloaded. */
export function ListLink<Row>({ list, change, ...rest }: ListLinkProps<Row>) {
  return (
    <Link
      href={list.hrefOf(change)}
      prefetch={false}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        // Tells `usePageLinks` that the click was handled.
        event.preventDefault();
        list.go(change);
      }}
      {...rest}
    />
  );
}
