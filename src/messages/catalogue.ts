import type home from './en-US/home.json';
import type meta from './en-US/meta.json';
import type shell from './en-US/shell.json';

/** One file a namespace; English is the shape every other locale has to fill. */
export type Messages = {
  home: typeof home;
  meta: typeof meta;
  shell: typeof shell;
};

export type Namespace = keyof Messages;

/** Messages of some namespaces, as a provider takes them. */
export type SomeMessages = Partial<Messages>;
