import { useRef, useState, type SubmitEvent } from 'react';
import { isLostCode } from '@/components/ui/loading/lost-code';

type FormEvents = {
  /** Loads the code that judges and sends the form. */
  load: () => Promise<unknown>;
  /** Judges and sends it. Rejects where code could not be loaded. */
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
};

/**
 * What every form does when it is used: the first focus loads what a try needs, one try runs at a time, and a try whose
 * code could not be loaded is not lost in silence. `NotSent` shows it.
 */
export function useFormSend() {
  const [isLost, setIsLost] = useState(false);
  const isBusy = useRef(false);

  async function run(send: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsLost(false);
    try {
      await send();
    } catch (error) {
      setIsLost(true);
      // Any other error is a fault of ours: uncaught, it reaches the page's error report.
      if (!isLostCode(error)) throw error;
    } finally {
      isBusy.current = false;
    }
  }

  /** Props of the form element. */
  function sendProps({ load, submit }: FormEvents) {
    return {
      noValidate: true,
      // Keeps input out of the address, even if the page's code did not load.
      method: 'post',
      onFocus: () => void load().catch(() => undefined),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void run(() => submit(event));
      },
    } as const;
  }

  return { isLost, sendProps };
}
