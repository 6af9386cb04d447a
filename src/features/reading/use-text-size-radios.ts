import { useEffect, type RefObject } from 'react';
import { keepTextSize, readTextSize, watchTextSize } from '@/client/text-size';
import { isTextSize } from '@/domain/words/text-size';

/** Runs a `TextSizeChoice` that is part of the server's markup. */
export function useTextSizeRadios(place: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    const root = place.current;
    const radios = root?.querySelectorAll<HTMLInputElement>('input[name="text-size"]') ?? [];
    const show = () => {
      for (const radio of radios) radio.checked = radio.value === readTextSize();
    };
    const keep = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || ![...radios].includes(target)) return;
      if (isTextSize(target.value)) keepTextSize(target.value);
    };
    show();
    root?.addEventListener('change', keep);
    const stop = watchTextSize(show);
    return () => {
      root?.removeEventListener('change', keep);
      stop();
    };
  }, [place, html]);
}
