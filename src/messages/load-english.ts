import type { Namespace } from './catalogue';

/** A file of English messages. */
export function loadNamespace(namespace: Namespace) {
  return import(`./en-US/${namespace}.json`);
}
