import { ValidationError, type InferType, type ObjectSchema } from 'yup';
import { parse, YAMLParseError } from 'yaml';
import { markdownHtml } from '../markdown-html';

/** Thrown for a text that cannot be shown; the message names the file and each faulty field. */
export class EditorialFileError extends Error {
  override name = 'EditorialFileError';

  constructor(file: string, faults: readonly string[]) {
    super([`${file} is not usable:`, ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  }
}

const frontMatter = /^---\r?\n(.*?)^---\r?\n(.*)$/ms;

/**
 * Reads a Markdown file that starts with YAML fields between two lines of `---`. Returns the fields as the schema
 * converts them and the text as HTML. Throws EditorialFileError.
 */
export function readMarkdownFile<Fields extends ObjectSchema<object>>(
  file: string,
  text: string,
  schema: Fields,
): { fields: InferType<Fields>; html: string } {
  const [, head, body] = frontMatter.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    throw new EditorialFileError(file, ['it must start with its fields between two lines of ---']);
  }
  return { fields: readFields(file, head, schema), html: fileHtml(file, body) };
}

function readFields<Fields extends ObjectSchema<object>>(
  file: string,
  head: string,
  schema: Fields,
): InferType<Fields> {
  try {
    // Keeps line numbers in messages correct: the line of --- counts too.
    return schema.validateSync(parse(`\n${head}`) ?? {}, { strict: true, abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) throw new EditorialFileError(file, error.errors);
    if (error instanceof YAMLParseError) throw new EditorialFileError(file, [error.message]);
    throw error;
  }
}

/** Like `markdownHtml`. Throws EditorialFileError. */
export function fileHtml(file: string, body: string): string {
  const { html, faults } = markdownHtml(body);
  if (faults.length > 0) throw new EditorialFileError(file, faults);
  return html;
}
