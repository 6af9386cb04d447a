import type { SoundPlayer } from './sound-player';

/** Why listening stopped by itself: the page went out of sight, the sound was taken away, or other headphones came. */
export type Interruption = 'hidden' | 'sound' | 'device';

/** Calls back whenever what is heard can no longer be trusted. Returns how to stop. */
export function watchInterruptions(
  { context }: SoundPlayer,
  onInterrupted: (why: Interruption) => void,
): () => void {
  const handleState = () => {
    // Safari's "interrupted", a call, a lock screen: anything but running plays nothing.
    if (context.state !== 'running') onInterrupted('sound');
  };
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') onInterrupted('hidden');
  };
  const handleDevice = () => onInterrupted('device');
  context.addEventListener('statechange', handleState);
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pagehide', handleVisibility);
  navigator.mediaDevices?.addEventListener?.('devicechange', handleDevice);
  return () => {
    context.removeEventListener('statechange', handleState);
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', handleVisibility);
    navigator.mediaDevices?.removeEventListener?.('devicechange', handleDevice);
  };
}
