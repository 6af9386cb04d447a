import { phonePrefix } from '../checkout/checkout-address';

/** An address as it is typed: nothing is normalised until it is sent. */
export type AddressFields = {
  /** The word, not the code: the only country our forms know so far (spec 3). */
  country: 'canada';
  firstName: string;
  lastName: string;
  address: string;
  apartment: string;
  city: string;
  /** A province code, empty until one is chosen. */
  province: string;
  postalCode: string;
  phone: string;
};

/** The fields that are typed, in the order of the screen. */
export const addressFieldNames = [
  'firstName',
  'lastName',
  'address',
  'apartment',
  'city',
  'province',
  'postalCode',
  'phone',
] as const satisfies readonly (keyof AddressFields)[];

export type AddressField = (typeof addressFieldNames)[number];

export const emptyAddressFields: AddressFields = {
  country: 'canada',
  firstName: '',
  lastName: '',
  address: '',
  apartment: '',
  city: '',
  province: '',
  postalCode: '',
  phone: phonePrefix,
};
