import type { ReactNode } from 'react';
import { cx } from './cx';

export type Column<Row> = {
  id: string;
  header: string;
  /** Replaces `header` in the header row, such as a link that sorts; phones show the plain text. */
  headerContent?: ReactNode;
  sorted?: 'ascending' | 'descending' | undefined;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, with digits of equal width. */
  isNumeric?: boolean;
  /** The row header of each row; at most one column. */
  isRowHeader?: boolean;
};

type TableProps<Row> = {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  className?: string;
};

/**
 * A data table. On phones each row becomes a block of labels and values. The explicit roles are needed because browsers
 * drop the table semantics of parts that are displayed as blocks.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, rowKey, className } = props;
  return (
    <table role="table" className={cx('block w-full border-collapse text-xs md:table', className)}>
      <caption
        className={cx(
          isCaptionHidden ? 'sr-only' : 'block pb-4 text-left font-semibold md:table-caption',
        )}
      >
        {caption}
      </caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              aria-sort={column.sorted}
              className={cx(
                'border-b-[1.5px] border-ink px-4 py-3.5 font-semibold whitespace-nowrap first:pl-0 last:pr-0',
                column.isNumeric ? 'text-right' : 'text-left',
              )}
            >
              {column.headerContent ?? column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className="block border-t-[1.5px] border-ink md:table-row-group md:border-0"
      >
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="block border-b border-line py-3 md:table-row md:py-0"
          >
            {columns.map((column) => (
              <TableCell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TableCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const Cell = column.isRowHeader ? 'th' : 'td';
  return (
    <Cell
      role={column.isRowHeader ? 'rowheader' : 'cell'}
      scope={column.isRowHeader ? 'row' : undefined}
      className={cx(
        'flex justify-between gap-4 py-1.5 text-left align-middle md:table-cell md:px-4 md:py-4 md:first:pl-0 md:last:pr-0',
        // On phones, hides a label without a value.
        'max-md:[&:has(>span:last-child:empty)]:hidden',
        column.isRowHeader ? 'font-semibold' : 'font-normal',
        column.isNumeric && 'tabular-nums md:text-right',
      )}
    >
      <span aria-hidden className="font-normal text-ink-soft md:hidden">
        {column.header}
      </span>
      <span className="min-w-0 break-words">{column.cell(row)}</span>
    </Cell>
  );
}
