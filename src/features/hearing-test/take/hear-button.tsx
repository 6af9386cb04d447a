import { useTranslations } from 'next-intl';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent,
} from 'react';
import { answerKeys, isForControl } from './one-key';

type HearButtonProps = { onPress: () => void };

/**
 * The only button of the test, as large as a hand. It reacts when it is pressed, not when it is released: a slow finger
 * must not count as a slow ear. A press by a switch or a screen reader comes as a click alone and counts the same.
 */
export function HearButton({ onPress }: HearButtonProps) {
  const t = useTranslations('hearing-take');
  const button = useRef<HTMLButtonElement>(null);
  const wentDown = useRef(false);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, []);
  useAnswerKeys(button, onPress);

  function handlePointerDown() {
    wentDown.current = true;
    onPress();
  }
  function handleClick({ detail }: MouseEvent) {
    if (!wentDown.current || detail === 0) onPress();
    wentDown.current = false;
  }
  /** The window handles these keys; the button would click a second time on release. */
  function swallow(event: ReactKeyboardEvent) {
    if (answerKeys.has(event.key)) event.preventDefault();
  }

  return (
    <button
      ref={button}
      type="button"
      onPointerDown={handlePointerDown}
      onPointerCancel={() => (wentDown.current = false)}
      onClick={handleClick}
      onKeyDown={swallow}
      onKeyUp={swallow}
      className="relative size-62 touch-manipulation rounded-full border-2 border-transparent bg-aurora-300 font-display text-[2.5rem] leading-none tracking-[-0.02em] text-spruce-950 shadow-[0_0_0_1.75rem_rgb(121_224_190/0.07),0_0_0_3.5rem_rgb(121_224_190/0.045)] select-none focus-visible:outline-4 focus-visible:outline-offset-6 focus-visible:outline-white lg:size-84 lg:text-[3.25rem] lg:shadow-[0_0_0_3.25rem_rgb(121_224_190/0.07),0_0_0_6.5rem_rgb(121_224_190/0.045),0_0_0_10rem_rgb(121_224_190/0.025)]"
    >
      <span className="block">{t('hear')}</span>
      <span aria-hidden className="mt-3.5 block font-sans text-xs font-medium tracking-normal">
        {t('orSpace')}
      </span>
    </button>
  );
}

/** Space and Enter also answer when the page itself has the focus. */
function useAnswerKeys(
  button: { readonly current: HTMLButtonElement | null },
  onPress: () => void,
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!answerKeys.has(event.key) || event.repeat) return;
    if (isForControl(event.target, button.current)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
