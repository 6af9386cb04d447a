import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';

type FoundCode = { rawValue: string };

/** Not in TypeScript's own list of browser interfaces. */
type Detector = { detect(source: HTMLVideoElement): Promise<readonly FoundCode[]> };
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

const formats = ['code_128', 'data_matrix', 'qr_code'];

/** Milliseconds between two looks at the picture. */
const pauseMs = 200;

function detectorClass(): DetectorClass | null {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  return typeof found === 'function' ? (found as DetectorClass) : null;
}

const never = () => () => undefined;

/** Reads a serial number with the camera; shows nothing where the browser cannot, because numbers can be typed. */
export function SerialScanner({ onRead }: { onRead: (serial: string) => void }) {
  const t = useTranslations('admin-order');
  const canScan = useSyncExternalStore(
    never,
    () => detectorClass() !== null,
    () => false,
  );
  const [isOn, setIsOn] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  if (!canScan) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="sm" variant="secondary" onClick={() => setIsOn(!isOn)}>
        {isOn ? t('scanStop') : t('scan')}
      </Button>
      {isOn && (
        <Camera
          onRead={(serial) => {
            setIsOn(false);
            onRead(serial);
          }}
          onFailed={() => {
            setIsOn(false);
            setHasFailed(true);
          }}
        />
      )}
      <p role="status" className="text-ink-soft empty:hidden">
        {isOn ? t('scanning') : hasFailed ? t('scanFailed') : ''}
      </p>
    </div>
  );
}

type CameraProps = { onRead: (serial: string) => void; onFailed: () => void };

function Camera({ onRead, onFailed }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef({ onRead, onFailed });
  useEffect(() => {
    told.current = { onRead, onFailed };
  });
  useEffect(() => {
    const stop = new AbortController();
    const failed = () => {
      if (!stop.signal.aborted) told.current.onFailed();
    };
    if (video.current) {
      void readCode(video.current, stop.signal)
        .then((code) => code !== null && told.current.onRead(code))
        .catch(failed);
    }
    return () => stop.abort();
  }, []);
  return <video ref={video} muted playsInline className="w-full max-w-form rounded-md bg-ink" />;
}

/** The first code that the camera sees; null when it was stopped before. */
async function readCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const Class = detectorClass();
  if (!Class) return null;
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  try {
    video.srcObject = stream;
    await video.play();
    const detector = new Class({ formats });
    while (!signal.aborted) {
      const [code] = await detector.detect(video);
      if (code) return code.rawValue;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return null;
  } finally {
    stream.getTracks().forEach((track) => track.stop());
  }
}
