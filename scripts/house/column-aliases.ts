import { textsIn } from './texts';

/** A column with another name beside it, such as `order_id as "orderId"` or `c.sealed_code as sealed`. */
const alias = /\b(?:\w+\.)?[a-z]+(?:_[a-z\d]+)+ as "?\w+"?/g;

/**
 * Columns that a statement renames by hand, as `file: alias`. For a column of our own tables `columnsOf` writes the
 * alias from the schema, and types the row.
 */
export function columnAliases(files: readonly string[]): string[] {
  return files.flatMap((file) =>
    textsIn(file).flatMap((text) =>
      [...text.matchAll(alias)].map(([found]) => `${file}: ${found}`),
    ),
  );
}
