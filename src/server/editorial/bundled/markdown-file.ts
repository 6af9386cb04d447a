import { Marked, type Token } from 'marked';
import { ValidationError, type InferType, type ObjectSchema } from 'yup';
import { parse, YAMLParseError } from 'yaml';

/** Thrown for a text that cannot be shown; the message names the file and each faulty field. */
export class EditorialFileError extends Error {
  override name = 'EditorialFileError';

  constructor(file: string, faults: readonly string[]) {
    super([`${file} is not usable:`, ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  }
}

const frontMatter = /^---\r?\n(.*?)^---\r?\n(.*)$/ms;

const markdown = new Marked();

/**
 * Reads a Markdown file that starts with fields in YAML between two lines of `---`. Returns the fields as the schema
 * makes them and the text as HTML. Throws EditorialFileError.
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
  return { fields: readFields(file, head, schema), html: markdownHtml(file, body) };
}

function readFields<Fields extends ObjectSchema<object>>(
  file: string,
  head: string,
  schema: Fields,
): InferType<Fields> {
  try {
    // The line of --- counts too in what is said about a line.
    return schema.validateSync(parse(`\n${head}`) ?? {}, { strict: true, abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) throw new EditorialFileError(file, error.errors);
    if (error instanceof YAMLParseError) throw new EditorialFileError(file, [error.message]);
    throw error;
  }
}

/** Plain Markdown only: what is written here goes into pages as it is. Throws EditorialFileError. */
export function markdownHtml(file: string, body: string): string {
  const tokens = markdown.lexer(body);
  const faults = body.trim() === '' ? ['there is no text'] : [];
  markdown.walkTokens(tokens, (token) => {
    const fault = faultOf(token);
    if (fault) faults.push(fault);
  });
  if (faults.length > 0) throw new EditorialFileError(file, faults);
  return markdown.parser(tokens);
}

function faultOf(token: Token): string | null {
  if (token.type === 'html') return `HTML is not taken: ${token.raw.trim()}`;
  if (token.type === 'heading' && token.depth === 1) {
    return `"${token.raw.trim()}": the title is the only heading of the first order`;
  }
  if (token.type === 'link' && !/^(https:\/\/|\/(?!\/)|#)/.test(token.href)) {
    return `${token.href} is no address that a text may lead to`;
  }
  return null;
}
