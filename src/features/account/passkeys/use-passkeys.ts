import { useLocale } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { useTellFailure } from '@/features/auth/public';
import { askPasskeys, type PasskeyView } from '@/features/passkeys/public';

/**
 * `proof`: the login is older than 15 minutes, so the customer has to prove again that the account is theirs;
 * `not-shown`: the person closed the device's prompt.
 */
type Step = 'loading' | 'failed' | 'ready' | 'working' | 'proof' | 'not-shown' | 'added';

type Known = { step: Step; list: readonly PasskeyView[] };

/** The passkeys of the logged-in customer. @param email a changed address loads them again */
export function usePasskeys(email: string) {
  const locale = useLocale();
  const tell = useTellFailure();
  const [{ step, list }, setKnown] = useState<Known>({ step: 'loading', list: [] });
  const [tries, setTries] = useState(0);
  const goTo = useCallback((next: Step) => setKnown((known) => ({ ...known, step: next })), []);

  useEffect(() => {
    let isCurrent = true;
    void askPasskeys((requests) => requests.listPasskeys()).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) return setKnown({ step: 'ready', list: answer.value });
      setKnown({ step: 'failed', list: [] });
      tell('generic', answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [email, tries, tell]);

  async function add(password: string | null) {
    goTo('working');
    const answer = await askPasskeys((requests) => requests.addPasskey(locale, password));
    if (answer.ok) return setKnown({ step: 'added', list: answer.value });
    if ('isNotShown' in answer) return goTo('not-shown');
    const isUnproven = answer.code === 'permission_error' && answer.param === 'password';
    goTo(isUnproven ? 'proof' : 'ready');
    if (isUnproven && password !== null) return tell('login');
    if (!isUnproven) tell('generic', answer);
  }

  async function remove(id: string) {
    goTo('working');
    const answer = await askPasskeys((requests) => requests.removePasskey(id));
    if (answer.ok) return setKnown({ step: 'ready', list: answer.value });
    goTo('ready');
    tell('generic', answer);
  }

  return {
    list,
    step,
    add: (password: string | null) => void add(password),
    remove: (id: string) => void remove(id),
    retry() {
      goTo('loading');
      setTries((count) => count + 1);
    },
  };
}
