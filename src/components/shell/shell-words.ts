import { createContext, useContext } from 'react';
import type { Messages } from '@/messages/catalogue';

/** The texts of header, menu and footer. They have no placeholders, so they need no translator. */
export type ShellWords = Messages['shell'];

const context = createContext<ShellWords | null>(null);

/** Provides the shell's texts; `_app` takes them from each page's props. */
export const ShellWordsProvider = context.Provider;

/** The texts of the shell. A translator would add 4 KiB to every page. Throws outside of the provider. */
export function useShellWords(): ShellWords {
  const words = useContext(context);
  if (!words) throw new Error('The shell has no words here');
  return words;
}
