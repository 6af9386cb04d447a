import { useEffect, type RefObject } from 'react';
import { hearingLosses, letterSwitch } from './losses';

/** Runs the letter switch of `FadingLetters`: fades the letters of the chosen loss and announces it. */
export function useLetterSwitch(place: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    const root = place.current;
    const follow = ({ target }: Event) => {
      if (root && target instanceof HTMLInputElement && target.name === letterSwitch) {
        showLoss(root, target.value);
      }
    };
    // A browser that restores a page keeps the choice made on it.
    const kept = root?.querySelector<HTMLInputElement>(`[name="${letterSwitch}"]:checked`);
    if (root && kept && !kept.defaultChecked) showLoss(root, kept.value);
    root?.addEventListener('change', follow);
    return () => root?.removeEventListener('change', follow);
  }, [place, html]);
}

function showLoss(root: HTMLElement, loss: string): void {
  const degree = hearingLosses.findIndex((one) => one === loss);
  for (const run of root.querySelectorAll<HTMLElement>('[data-fades-at]')) {
    const fadesAt = hearingLosses.findIndex((one) => one === run.dataset.fadesAt);
    if (degree >= fadesAt) run.dataset.faded = 'true';
    else delete run.dataset.faded;
  }
  const status = root.querySelector<HTMLElement>('[data-losses]');
  if (!status) return;
  const words: Record<string, string> = JSON.parse(status.dataset.losses ?? '{}');
  status.textContent = words[loss] ?? '';
}
