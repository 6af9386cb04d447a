import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fieldOf, textOf } from '@/testing/http-shopper/answers';
import { newHearingFile, newHearingTest } from '@/testing/http-shopper/hearing-records';
import type { Ledger } from './ledger';

const triesOfAStep = 240;

type Asked = { method: 'POST'; headers: Record<string, string>; body: () => FormData | string };

/**
 * Sends one hearing test as a file and saves the result of another. Repeats each request until there is an answer, as
 * somebody who presses the button again. Each call has its own client address, because the shop limits what one client
 * may send.
 */
export async function sendTests(url: string, ledger: Ledger): Promise<void> {
  const headers = { 'X-Forwarded-For': `10.${[...randomBytes(3)].join('.')}` };
  const { sum, form } = newHearingFile();
  ledger.begin('upload', sum);
  const upload = await untilAnswered(`${url}/api/upload-hearing-test`, {
    method: 'POST',
    headers,
    body: form,
  });
  ledger.acknowledge('upload', sum, textOf(upload.body, 'id'));
  const { run, body } = newHearingTest();
  ledger.begin('result', run);
  const saved = await untilAnswered(`${url}/api/hearing-results`, {
    method: 'POST',
    headers: {
      ...headers,
      Authorization: `Bearer ${upload.session ?? ''}`,
      'Content-Type': 'application/json',
    },
    body: () => JSON.stringify(body),
  });
  ledger.acknowledge('result', run, textOf(fieldOf(saved.body, 'result'), 'id'));
}

type Answered = { status: number; body: object; session: string | null };

/** Repeats a request while the shop is unavailable; throws if the shop refuses it. */
async function untilAnswered(url: string, { body, ...asked }: Asked): Promise<Answered> {
  for (let tries = 1; tries <= triesOfAStep; tries += 1) {
    const answer = await ask(url, { ...asked, body: body() });
    if (answer?.status === 200) return answer;
    if (answer && answer.status < 502) throw new Error(`${url}: ${JSON.stringify(answer)}`);
    await pause(250);
  }
  throw new Error(`${url} does not answer`);
}

/** Null if the connection broke, even in the middle of an answer. */
async function ask(url: string, request: RequestInit): Promise<Answered | null> {
  try {
    const answer = await fetch(url, request);
    const body = (await answer.json()) as object;
    return { status: answer.status, body, session: answer.headers.get('x-session') };
  } catch {
    return null;
  }
}
