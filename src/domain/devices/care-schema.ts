import { object, string } from 'yup';
import { domeKinds, domeSizes, filterSizes } from './device';

const text = string().nullable().default(null);

/** What goes with an aid, and who set it when, as the API tells customers and staff. */
export const careSchema = object({
  dome: string().oneOf(domeKinds).required(),
  domeSize: string().oneOf(domeSizes).required(),
  filter: string().oneOf(filterSizes).required(),
  setBy: text,
  setOn: text,
});
