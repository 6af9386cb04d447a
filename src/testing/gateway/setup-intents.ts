import { randomUUID } from 'node:crypto';
import { invalid, Refusal } from './refusal';
import type { Method } from './stand-in';

/** A card to keep, agreed to without a payment. */
type Setup = {
  id: string;
  client_secret: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  customer: string;
  payment_method: string | null;
  metadata: Record<string, string>;
};

/** The stand-in's Setup Intents. Like the real ones, they attach a card to its customer only when all is agreed. */
export function createSetupIntents(methodOf: (id: string) => Method) {
  const setups = new Map<string, Setup>();

  function find(id: string): Setup {
    const setup = setups.get(id);
    if (!setup) throw invalid(`No such setupintent: '${id}'`, 'intent', 404);
    return setup;
  }

  function keep(setup: Setup): Setup {
    methodOf(setup.payment_method ?? '').customer = setup.customer;
    return Object.assign(setup, { status: 'succeeded' });
  }

  return {
    find,
    create(fields: Record<string, unknown>): Setup {
      if (fields.usage !== 'off_session') throw invalid('Not for later charges', 'usage');
      const customer = String(fields.customer);
      if (!/^cus_\w+$/.test(customer)) throw invalid('No such customer', 'customer');
      const id = `seti_${randomUUID().replaceAll('-', '')}`;
      const setup: Setup = {
        ...{ id, client_secret: `${id}_secret_${randomUUID().replaceAll('-', '')}` },
        ...{ status: 'requires_payment_method', customer, payment_method: null },
        metadata: { ...Object(fields.metadata) },
      };
      setups.set(id, setup);
      return setup;
    },
    /** The bank's answer to a typed card. */
    confirm(id: string, token: string): Setup {
      const setup = find(id);
      if (setup.status !== 'requires_payment_method') throw invalid(`status is ${setup.status}`);
      const { behaviour } = methodOf(token);
      if (behaviour === 'declined') {
        throw new Refusal(402, { type: 'card_error', code: 'card_declined', message: 'Declined.' });
      }
      setup.payment_method = token;
      if (behaviour === 'good') return keep(setup);
      return Object.assign(setup, { status: 'requires_action' });
    },
    /** The holder's answer to a bank that has asked whether it is really them. */
    answerBank(id: string, isHolder: boolean): Setup {
      const setup = find(id);
      if (setup.status !== 'requires_action') throw invalid(`status is ${setup.status}`);
      if (isHolder) return keep(setup);
      return Object.assign(setup, { status: 'requires_payment_method', payment_method: null });
    },
  };
}
