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

/** A video call needs no phone; a number that is given has to be one. */
const bookingSchema = object({
  ...person,
  start: string().required(problem('fieldRequired')),
  phone: string().when('way', ([way]: unknown[]) => (way === 'video' ? phoneOrNone : phone)),
});

/** What is wrong with the form that asks us to call. */
export function findCallBackProblems(values: CallBackValues) {
  return problemsBy(callBackSchema, values, callBackFields);
}

/** What is wrong with the form that books a call. */
export function findBookingProblems(values: BookingValues) {
  return problemsBy(bookingSchema, values, bookingFields);
}
