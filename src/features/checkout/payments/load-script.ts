import { PaymentError } from '@/domain/checkout/checkout-fault';

/** A provider's script that must come from the provider's own host. */
export type ProviderScript = {
  src: string;
  /** Its name in the error when it does not load: '{library} was not loaded' (spec 8). */
  library: string;
  /** Whether what it brings is in the window. swell-js fetches it once more where it is not. */
  isThere(): boolean;
  /** Removes what an earlier script of this kind left in the window. */
  makeRoom?(): void;
  attributes?: Readonly<Record<string, string>>;
};

/** Spec 9: a script that has not loaded after 20 seconds has failed. */
const deadlineMs = 20_000;

const loading = new Map<string, Promise<void>>();

/**
 * Loads scripts one after the other, each once: some need an earlier one. swell-js would load them too, and wait for
 * ever for one that never loads. Throws '{library} was not loaded'; the next call tries again.
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
