import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRawSync } from 'node:zlib';
import { object, string } from 'yup';

/** A mail's text in both its forms. */
export type MailWords = { html: string; text: string };

const wordsSchema = object({ html: string().defined(), text: string().defined() });

const deflate = promisify(deflateRaw);

/**
 * A mail's text compressed to a fifth, as text. It is packed before sealing, because sealed data cannot be compressed,
 * and the database would write fifty kilobytes for each mail, twice.
 */
export async function packWords(words: MailWords): Promise<string> {
  const packed = await deflate(JSON.stringify(words), { level: constants.Z_BEST_SPEED });
  return packed.toString('base64');
}

/** Unpacks the text. Throws for anything that `packWords` did not make. */
export function unpackWords(packed: string): MailWords {
  const words: unknown = JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString('utf8'));
  return wordsSchema.validateSync(words);
}
