import type { ChoiceLetter } from './share-choice';

/** Opens the device's share sheet; false where there is none, or where it could not be opened. */
export async function openShareSheet(letter: ChoiceLetter): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(letter);
    return true;
  } catch (failure) {
    // It was open, and somebody closed it.
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}
