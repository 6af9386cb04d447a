import { boolean, object, string } from 'yup';
import { callLocale } from '@/server/http/call-locale';
import { customerOnly } from '../endpoints/customer-guard';
import { endpoint, route } from '../endpoints/route';
import { callStore } from '../endpoints/store-call';

const text = (length: number) => string().max(length).nullable();

const accountInput = object({
  first_name: text(500),
  last_name: text(500),
  name: text(500),
  phone: text(500),
  email_optin: boolean(),
  /** Staff see it wherever they see this person: no calls, please. */
  do_not_phone: boolean(),
});

/** Customers change their own account; the session alone decides which one that is. */
export const updateAccount = route({
  POST: endpoint({
    input: accountInput,
    mayCall: customerOnly,
    handle: ({ input, caller, services, request }) => {
      const { do_not_phone: doNotPhone, ...fields } = input;
      const metadata = doNotPhone === undefined ? {} : { metadata: { do_not_phone: doNotPhone } };
      return callStore(services, caller, {
        method: 'PUT',
        path: '/account',
        body: { ...fields, ...metadata },
        locale: callLocale(request),
      });
    },
  }),
});
