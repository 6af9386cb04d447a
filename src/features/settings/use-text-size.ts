import { useSyncExternalStore } from 'react';
import { readTextSize, watchTextSize } from '@/client/text-size';
import type { TextSize } from '@/domain/text-size';

const onStaticPages = (): TextSize => 'normal';

/** The size of all text. Static pages are written without it; it follows at once. */
export function useTextSize(): TextSize {
  return useSyncExternalStore(watchTextSize, readTextSize, onStaticPages);
}
