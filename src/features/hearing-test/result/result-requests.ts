import { array, boolean, mixed, object, string } from 'yup';
import { productDocument, productRequest } from '@/client/requests/product-requests';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import { storeRequest } from '@/client/requests/store-requests';
import { healthSigns, type HealthSign } from '@/domain/audiometry/red-flags';
import { parseTestResult, type TestResult } from '@/domain/audiometry/test-result';
import type { SavedHearingResult } from '@/domain/hearing/hearing-result';
import type { Locale } from '@/domain/words/locale';

const savedWire = object({
  id: string().required(),
  sessionId: string().required(),
  result: mixed<TestResult>(
    (value): value is TestResult => parseTestResult(value) !== null,
  ).required(),
  signs: array(string().oneOf(healthSigns).required()).required(),
  name: string().defined(),
  email: string().required(),
  savedAt: string().required(),
  expiresAt: string().required(),
});

const ordersWire = array(object({ number: string().required() })).required();

const savedAnswer = object({
  result: savedWire.required(),
  orders: ordersWire,
});

const listAnswer = object({
  results: array(savedWire.concat(object({ orders: ordersWire })).required()).required(),
});

/** A saved result, and those of the visitor's orders that it is with. */
export type SavedTest = SavedHearingResult & { orders: { number: string }[] };

export type SavedAnswer = { saved: SavedHearingResult; orders: { number: string }[] };

/** The server stores results under a session, so one is created here: guests have none before their first action. */
async function openSession(locale: Locale): Promise<StoreAnswer<unknown>> {
  return storeRequest((swell) => swell.locale.select(locale));
}

async function parsed<Told, Value>(
  asked: Promise<StoreAnswer<unknown>>,
  read: (body: unknown) => Told,
  shape: (told: Told) => Value,
): Promise<StoreAnswer<Value>> {
  const answer = await asked;
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: shape(read(answer.value)) };
  } catch (error) {
    return unreadableRefusal(error);
  }
}

type ResultToSave = {
  result: TestResult;
  signs: readonly HealthSign[];
  email: string;
  name: string;
  locale: Locale;
  sessionId: string;
  wantsFollowUp: boolean;
  orderId: string | null;
};

/** Saves a result with the shop, after the person ticked the box for it. */
export async function saveResult(asked: ResultToSave): Promise<StoreAnswer<SavedAnswer>> {
  const opened = await openSession(asked.locale);
  if (!opened.ok) return opened;
  return parsed(
    productRequest('/api/hearing-results', {
      result: asked.result,
      signs: asked.signs,
      email: asked.email,
      name: asked.name,
      locale: asked.locale,
      session_id: asked.sessionId,
      consent: true,
      follow_up: asked.wantsFollowUp,
      ...(asked.orderId && { order_id: asked.orderId }),
    }),
    (body) => savedAnswer.validateSync(body),
    ({ result, orders }) => ({ saved: result, orders }),
  );
}

/** This visitor's saved results, newest first. */
export function listResults(): Promise<StoreAnswer<SavedTest[]>> {
  return parsed(
    productRequest('/api/hearing-results'),
    (body) => listAnswer.validateSync(body),
    ({ results }) => results,
  );
}

export function deleteResult(id: string): Promise<StoreAnswer<unknown>> {
  return productRequest('/api/delete-hearing-result', { id });
}

/** Whether the address has a result that this visitor may know of; a failure counts as no. */
export async function askHasResult(email: string): Promise<boolean> {
  const answer = await productRequest('/api/has-hearing-result', { email });
  const told = object({ result: boolean().required() });
  return answer.ok && told.isValidSync(answer.value) && answer.value.result;
}

/** The result, or the letter for a doctor, as a PDF. The server stores nothing. */
export function fetchDocument(asked: {
  kind: 'result' | 'letter';
  result: TestResult;
  signs: readonly HealthSign[];
  name: string;
}): Promise<StoreAnswer<Blob>> {
  return productDocument('/api/hearing-document', asked);
}

const startAnswer = object({
  kind: string()
    .oneOf(['embedded', 'redirect'] as const)
    .required(),
  url: string().required(),
});

/** Starts a test. `param` of a refusal is `consent` where the test is external and consent is missing. */
export async function startTest(asked: {
  email: string;
  locale: Locale;
  hasConsent: boolean;
}): Promise<StoreAnswer<{ kind: 'embedded' | 'redirect'; url: string }>> {
  if (asked.hasConsent) {
    const opened = await openSession(asked.locale);
    if (!opened.ok) return opened;
  }
  const { email, locale, hasConsent: consent } = asked;
  return parsed(
    productRequest('/api/tonetest-start', { email, locale, consent }),
    (body) => startAnswer.validateSync(body),
    (start) => start,
  );
}

/** Sends the waiver of a test. */
export async function waiveTest(asked: {
  email: string;
  locale: Locale;
  orderId: string | null;
}): Promise<StoreAnswer<unknown>> {
  const opened = await openSession(asked.locale);
  if (!opened.ok) return opened;
  return productRequest('/api/hearing-waiver', {
    email: asked.email,
    locale: asked.locale,
    accepted: true,
    ...(asked.orderId && { order_id: asked.orderId }),
  });
}
