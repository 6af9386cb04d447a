import { PaymentError } from '@/domain/checkout/checkout-fault';

/** One script of a provider's own, which wants its code from its own host. */
export type ProviderScript = {
  src: string;
  /** What it is called when it does not come: '{library} was not loaded' (spec 8). */
  library: string;
  /** Whether what it brings is in the window. swell-js fetches it once more where it is not. */
  isThere(): boolean;
  /** Takes away what an earlier one of its kind left in the window. */
  makeRoom?(): void;
  attributes?: Readonly<Record<string, string>>;
};

/** Spec 9: what has not come after 20 seconds has failed. */
const deadlineMs = 20_000;

const loading = new Map<string, Promise<void>>();

/**
 * Fetches scripts one after the other, each once: some need what an earlier one brought. swell-js would fetch them too,
 * and wait for ever for one that does not come. Throws '{library} was not loaded'; the next call tries again.
 */
export async function loadScripts(scripts: readonly ProviderScript[]): Promise<void> {
  for (const script of scripts) await loadScript(script);
}

function loadScript(script: ProviderScript): Promise<void> {
  if (script.isThere()) return Promise.resolve();
  const { src } = script;
  const underWay = loading.get(src) ?? fetchScript(script).finally(() => loading.delete(src));
  loading.set(src, underWay);
  return underWay;
}

function fetchScript(script: ProviderScript): Promise<void> {
  const { src, library, isThere, attributes = {} } = script;
  script.makeRoom?.();
  const element = document.createElement('script');
  element.src = src;
  element.async = true;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      element.remove();
      reject(new PaymentError({ kind: 'library', library }));
    };
    const timer = setTimeout(fail, deadlineMs);
    element.addEventListener('error', fail);
    element.addEventListener('load', () => {
      if (!isThere()) return fail();
      clearTimeout(timer);
      resolve();
    });
    document.head.append(element);
  });
}
