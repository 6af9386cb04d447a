import { readStored, writeStored } from '@/client/storage/storage';
import { popupPauses } from '@/domain/consultations/popup-delays';

const key = 'consultation-shown';

/** Used where the browser forbids storage, too. */
let shownHere: number | null = null;

function lastShown(): number | null {
  return readStored(key, (stored) => (typeof stored === 'number' ? stored : null)) ?? shownHere;
}

/** True if the popup was shown within the last day, in any tab. A time stamp in the future is ignored. */
export function isPopupResting(now: number = Date.now()): boolean {
  const shown = lastShown();
  return shown !== null && shown <= now && now - shown < popupPauses.restMs;
}

/** Written when the popup is shown, not when it is closed. */
export function stampPopup(now: number = Date.now()): void {
  shownHere = now;
  writeStored(key, now);
}
