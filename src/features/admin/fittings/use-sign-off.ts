import { useState } from 'react';
import { object, type Schema } from 'yup';
import { adminRequest } from '@/client/requests/admin-requests';
import { fieldsOf } from './draft';
import type { ShownSheet } from './use-fitting';

type Fault = 'tickFirst' | 'nameFirst' | 'movedOn' | 'failed';

const anything: Schema<object> = object();

/** Signing the sheet on the screen: two ticks, a name and a licence. */
export function useSignOff({ view, draft, stored, reload }: ShownSheet) {
  const [ticks, setTicks] = useState({ looked: false, enough: false });
  const [clinician, setClinician] = useState(view.clinician.name);
  const [licence, setLicence] = useState(view.clinician.licence);
  const [busy, setBusy] = useState<'sign' | 'save' | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);

  async function send(name: 'sign' | 'save', path: string, body: object): Promise<boolean> {
    if (busy) return false;
    setBusy(name);
    setFault(null);
    const answer = await adminRequest(path, { answer: anything, body });
    setBusy(null);
    if (answer.ok) return true;
    setFault(answer.code === 'conflict' ? 'movedOn' : 'failed');
    if (answer.code === 'conflict') reload();
    return false;
  }

  /** True when it is signed. */
  async function sign(): Promise<boolean> {
    if (!ticks.looked || !ticks.enough) {
      setFault('tickFirst');
      return false;
    }
    if (clinician.trim() === '' || licence.trim() === '') {
      setFault('nameFirst');
      return false;
    }
    const signed = { clinician, licence, looked: true, good_enough: true };
    return stored
      ? send('sign', '/api/admin-sign-fitting-sheet', {
          ...{ order_id: view.order.id, version: stored.version },
          ...signed,
        })
      : send('sign', '/api/admin-make-signed-fitting-sheet', {
          ...fieldsOf(draft, view),
          ...signed,
        });
  }

  const save = () => send('save', '/api/admin-make-fitting-sheet', fieldsOf(draft, view));

  return {
    ...{ ticks, clinician, licence, busy, fault, sign, save, setClinician, setLicence },
    tick: (name: keyof typeof ticks, isTicked: boolean) => setTicks({ ...ticks, [name]: isTicked }),
  };
}

export type SignOff = ReturnType<typeof useSignOff>;
