import { askAnew } from './tracking-choice';
import { useShellWords } from '@/components/shell/shell-words';

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
