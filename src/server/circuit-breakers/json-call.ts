import { Outage } from './outage';

/** A service's HTTP answer: a refused request is an answer too. */
type JsonAnswer = { status: number; body: unknown };

/** Far above any answer we read, far below what could hurt. */
const maxBytes = 5 * 1024 * 1024;

/**
 * One call of a JSON API, for use inside a circuit breaker. Throws Outage for an answer that says that the service has a problem
 * (5xx), wants to be left alone (429) or does not know us (401, 403), and for one that is no JSON.
 */
export async function askJson(
  address: string | URL,
  init: Omit<RequestInit, 'signal'>,
  signal: AbortSignal,
): Promise<JsonAnswer> {
  const response = await fetch(address, { redirect: 'error', ...init, signal });
  const bytes = await readBytes(response);
  return { status: response.status, body: parsed(bytes) };
}

/** Fetches a file that an answer named; throws for the same reasons, and when the file is missing. */
export async function askFile(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(address, { redirect: 'error', signal });
  const bytes = await readBytes(response);
  if (!response.ok) throw new Outage('refused');
  return bytes;
}

async function readBytes(response: Response): Promise<Uint8Array> {
  const { status, body } = response;
  if (status >= 500 || [401, 403, 429].includes(status)) {
    await body?.cancel();
    throw new Outage('refused');
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new Outage('nonsense');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Outage('nonsense');
  }
}
