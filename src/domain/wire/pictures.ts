import { array, number, object, string } from 'yup';

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
