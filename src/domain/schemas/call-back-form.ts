import { object, string } from 'yup';
import {
  bookingFields,
  callBackFields,
  type BookingValues,
  type CallBackValues,
} from '../consultations/consultation';
import { email, personName, phone, phoneOrNone, problem, problemsBy } from './form-fields';

const person = { name: personName, email, phone };
const callBackSchema = object(person);

/** A video call needs no phone number; if one is given, it must be valid. */
const bookingSchema = object({
  ...person,
  start: string().required(problem('fieldRequired')),
  phone: string().when('way', ([way]: unknown[]) => (way === 'video' ? phoneOrNone : phone)),
});

/** Problems of the call-back form. */
export function findCallBackProblems(values: CallBackValues) {
  return problemsBy(callBackSchema, values, callBackFields);
}

/** Problems of the booking form. */
export function findBookingProblems(values: BookingValues) {
  return problemsBy(bookingSchema, values, bookingFields);
}
