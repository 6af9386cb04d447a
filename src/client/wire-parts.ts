import { array, object, string, type InferType } from 'yup';
import { currencyCodes } from '@/domain/money';

/** What the Store API's carts, orders and lists have in common, as far as we read it. */

export const wireCurrency = string().oneOf(currencyCodes).required();

export const wirePictures = array(
  object({ file: object({ url: string().required() }).required() }),
).nullable();

type Pictured = { images?: InferType<typeof wirePictures> } | null;

/** Address of the first picture that a variant, else its product, has; null when neither has one. */
export function firstPictureOf(...things: readonly Pictured[]): string | null {
  const pictures = things.flatMap((thing) => thing?.images ?? []);
  return pictures[0]?.file.url ?? null;
}
