import type { SoundPlayer } from './sound-player';

/**
 * Why listening stopped by itself: the page was hidden, the sound was taken away, or other headphones were connected.
 */
export type Interruption = 'hidden' | 'sound' | 'device';

/** Calls back whenever the sound can no longer be trusted. Returns a function that stops it. */
export function watchInterruptions(
  { context }: SoundPlayer,
  onInterrupted: (why: Interruption) => void,
): () => void {
  const handleState = () => {
    // Safari's "interrupted", a call, a lock screen: in any state except running nothing plays.
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
