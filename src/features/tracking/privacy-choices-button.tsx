import { useShellWords } from '@/components/shell/shell-words';

/** Loaded at the first press: most shops count nothing, and every page carries this button's code. */
const askAnew = () => void import('./tracking-choice').then((choice) => choice.askAnew());

/** The footer's button to change the tracking choice. */
export function PrivacyChoicesButton() {
  const { menu: words } = useShellWords();
  return (
    <button
      type="button"
      onClick={askAnew}
      className="inline-flex min-h-target items-center underline-offset-[0.25em] hover:underline"
    >
      {words.privacyChoices}
    </button>
  );
}
