import { hasWebAudio, openPlayer, type SoundPlayer } from './sound/sound-player';
import { useTakeStore } from './take-store';

/** The highest pitch of the test, in Hz: a device that cannot play it is in telephone quality. */
const highestPitch = 8000;

/**
 * The sound, opened on first use and resumed after a pause; call it in a click. Without sound it shows the alternatives
 * and returns null.
 */
export async function ensureSound(): Promise<SoundPlayer | null> {
  const { player } = useTakeStore.getState();
  if (player && (player.isRunning() || (await player.wake()))) return player;
  player?.close();
  const opened = await openPlayer();
  useTakeStore.setState({ player: opened });
  if (opened?.canPlay(highestPitch)) return opened;
  showNoSound(opened);
  return null;
}

function showNoSound(opened: SoundPlayer | null) {
  opened?.close();
  const trouble = hasWebAudio() ? 'silent' : 'unsupported';
  useTakeStore.setState({
    player: null,
    scene: 'noSound',
    soundTrouble: opened ? 'slow' : trouble,
  });
}

/** Silences the sound; it can continue later. */
export function hushSound() {
  useTakeStore.getState().player?.silence();
}

/** Closes the sound for good. */
export function closeSound() {
  useTakeStore.getState().player?.close();
  useTakeStore.setState({ player: null });
}
