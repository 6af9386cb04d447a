import { createContext, useContext } from 'react';
import type { Messages } from '@/messages/catalogue';

/** What header, menu and footer say. No word of it has a placeholder: they are plain texts, and need no translator. */
export type ShellWords = Messages['shell'];

const context = createContext<ShellWords | null>(null);

/** Brings the words to whatever stands around a page; `_app` has them of each page. */
export const ShellWordsProvider = context.Provider;

/** The words of the shell. A translator would make every page 4 KiB heavier. Throws outside of the provider. */
export function useShellWords(): ShellWords {
  const words = useContext(context);
  if (!words) throw new Error('The shell has no words here');
  return words;
}
