import { createHash, randomUUID } from 'node:crypto';
import { aTestResult } from '../hearing';

/** A new, unique file of a hearing test, with its fingerprint. */
export function newHearingFile() {
  const text = `Right ear: 35 dB at 1000 Hz\n${randomUUID()}\n${'Left ear: 40 dB\n'.repeat(1000)}`;
  const sum = createHash('sha256').update(text).digest('hex');
  return {
    sum,
    /** A new form for each try, because sending uses it up. */
    form: () => {
      const form = new FormData();
      form.set('email', `${sum.slice(0, 16)}@example.com`);
      form.set('file', new Blob([text]), 'audiogram.txt');
      return form;
    },
  };
}

/** A new, unique hearing test to save. */
export function newHearingTest() {
  const run = randomUUID();
  const body = {
    result: aTestResult(),
    email: `${run}@example.com`,
    name: run,
    session_id: run,
    consent: true,
  };
  return { run, body };
}
