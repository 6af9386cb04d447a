import type { Namespace } from './catalogue';

/** A file of French messages. */
export function loadNamespace(namespace: Namespace) {
  return import(`./fr-CA/${namespace}.json`);
}
