/**
 * Microphone reading over one second, in dB of full scale: relative only, because phone microphones are not calibrated.
 */
export type RoomReading = { db: number; isCoarse: boolean };

export type RoomMeterEnd = 'done' | 'denied' | 'missing';

/** Number of consecutive readings needed to judge the room. */
export const readingsWanted = 5;

/**
 * Measures the room for five seconds and then releases the microphone: a live microphone switches wireless headphones
 * to telephone quality. Nothing is recorded or sent. `onReading` gets one reading a second.
 */
export async function measureRoom(
  onReading: (reading: RoomReading, count: number) => void,
  signal: AbortSignal,
): Promise<RoomMeterEnd> {
  const stream = await openMicrophone();
  if (typeof stream === 'string') return stream;
  const context = new AudioContext();
  try {
    const isCoarse = isProcessed(stream);
    const analyser = context.createAnalyser();
    analyser.fftSize = 32_768;
    context.createMediaStreamSource(stream).connect(analyser);
    for (let count = 1; count <= readingsWanted && !signal.aborted; count += 1) {
      await aSecond(signal);
      if (!signal.aborted) onReading({ db: levelOf(analyser), isCoarse }, count);
    }
    return 'done';
  } finally {
    for (const track of stream.getTracks()) track.stop();
    await context.close();
  }
}

/** Waits a second; ends at once when aborted. */
function aSecond(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1000);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

async function openMicrophone(): Promise<MediaStream | 'denied' | 'missing'> {
  const { mediaDevices } = navigator;
  if (!mediaDevices?.getUserMedia) return 'missing';
  try {
    return await mediaDevices.getUserMedia({
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing';
  }
}

/**
 * Whether the browser processes the microphone signal although it was asked not to; then quiet rooms look quieter than
 * they are.
 */
function isProcessed(stream: MediaStream): boolean {
  const settings = stream.getAudioTracks()[0]?.getSettings();
  return Boolean(
    settings?.echoCancellation || settings?.noiseSuppression || settings?.autoGainControl,
  );
}

function levelOf(analyser: AnalyserNode): number {
  const samples = new Float32Array(analyser.fftSize);
  analyser.getFloatTimeDomainData(samples);
  const power = samples.reduce((sum, x) => sum + x * x, 0) / samples.length;
  return Math.max(-120, 10 * Math.log10(power));
}
