import { array, number, object, string, type InferType } from 'yup';

/** Pictures of a product or variant on Swell's wire; some stores do not give their size. */
export const wirePictures = array(
  object({
    caption: string().nullable(),
    file: object({
      url: string().required(),
      width: number().nullable(),
      height: number().nullable(),
    }).required(),
  }),
).nullable();

/**
 * The picture of a thing in wire form, as the only one of its list.
 *
 * @param id of the thing
 * @param url null for a thing without a picture
 */
export function pictureWire(id: string, url: string | null) {
  return url === null ? [] : [{ id: `${id}-0`, file: { url } }];
}

/** A product or variant, as far as its pictures go. */
export type WirePictured = { images?: InferType<typeof wirePictures> } | null;

/** Address of the first picture of the variant, else of its product; null when neither has one. */
export function firstPictureOfWire(...things: readonly WirePictured[]): string | null {
  const [picture] = things.flatMap((thing) => thing?.images ?? []);
  return picture?.file.url ?? null;
}
