import { readyToasts } from '@/components/ui/toasts/ready-toasts';
import { watchLinksInView } from './watch-links';

/**
 * Loads what the next interactions may need: the pages behind links in view, and toasts, because a connection that is
 * lost later must be told. Returns how to stop.
 */
export function prepareNext(): () => void {
  void readyToasts();
  return watchLinksInView();
}
