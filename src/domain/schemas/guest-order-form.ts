import { object, string } from 'yup';
import { normalizePostalCode } from '../checkout/checkout-address';
import type { GuestOrderField, GuestOrderValues } from '../orders/guest-order-form';
import { isOrderNumber } from '../orders/order';
import { mainReasons, maximumReasonLength } from '../orders/return-request';
import { email, problem, problemsBy } from './form-fields';

const required = string().trim().required(problem('fieldRequired'));

const shape = {
  orderNumber: required.test('number', problem('fieldType'), (text = '') => isOrderNumber(text)),
  email,
  postalCode: required.test(
    'postalCode',
    problem('fieldType'),
    (text = '') => normalizePostalCode(text) !== null,
  ),
  mainReason: string().oneOf(['', ...mainReasons], problem('fieldType')),
  reason: string().trim().max(maximumReasonLength, problem('fieldMaximum')),
};

/** Problems of the form's fields; fields that a form lacks are not checked. */
export function findGuestOrderProblems(
  values: GuestOrderValues,
  fields: readonly GuestOrderField[],
) {
  return problemsBy(object(shape).pick([...fields]), values, fields);
}
