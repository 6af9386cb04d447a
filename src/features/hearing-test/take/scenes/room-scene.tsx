import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Mic } from '@/components/icons/mic';
import { Button } from '@/components/ui/button';
import { measureRoom, readingsWanted, type RoomMeterEnd } from '../sound/room-meter';
import { Scene } from '../scene';
import { showScene } from '../take-store';

/**
 * Loudest reading, in dB of full scale, for a quiet room, and for one with some noise. Only rough values, because no
 * microphone is calibrated.
 */
const quietDb = -60;
const someDb = -45;

type MeterState =
  | { step: 'idle' }
  | { step: 'measuring'; count: number }
  | { step: 'done'; db: number; isCoarse: boolean }
  | { step: Exclude<RoomMeterEnd, 'done'> };

/** Asks for a quiet place. The microphone may help to judge it; without it the test continues just the same. */
export function RoomScene() {
  const t = useTranslations('hearing-take');
  const { state, measure } = useRoomMeter();
  const isMeasuring = state.step === 'measuring';
  return (
    <Scene
      title={t('room.title')}
      lead={t('room.lead')}
      onContinue={() => showScene('volume')}
      onBack={() => showScene('headphones')}
    >
      <div className="grid justify-items-start gap-5 rounded-lg border-[1.5px] border-line bg-spruce-900 p-6 sm:p-8">
        <p>{t('room.why')}</p>
        <Button
          variant="secondary"
          isBusy={isMeasuring}
          busyLabel={t('room.measuring', {
            count: isMeasuring ? state.count : 1,
            total: readingsWanted,
          })}
          onClick={measure}
        >
          <Mic aria-hidden size={22} />
          {t('room.measure')}
        </Button>
        <div role="status">
          <Finding state={state} />
        </div>
      </div>
    </Scene>
  );
}

function Finding({ state }: { state: MeterState }) {
  const t = useTranslations('hearing-take');
  if (state.step === 'denied' || state.step === 'missing') return <p>{t(`room.${state.step}`)}</p>;
  if (state.step !== 'done') return null;
  return (
    <>
      <p className="font-semibold">{t(`room.${wordFor(state.db)}`)}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {state.isCoarse ? t('room.coarse') : t('room.rough')}
      </p>
    </>
  );
}

function wordFor(db: number): 'quiet' | 'some' | 'noisy' {
  if (db <= quietDb) return 'quiet';
  return db <= someDb ? 'some' : 'noisy';
}

/** One measurement at a time; leaving the scene releases the microphone. */
function useRoomMeter() {
  const [state, setState] = useState<MeterState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function measure() {
    if (state.step === 'measuring') return;
    const controller = new AbortController();
    running.current = controller;
    let loudest = { db: -Infinity, isCoarse: false };
    setState({ step: 'measuring', count: 1 });
    const end = await measureRoom((reading, count) => {
      if (reading.db > loudest.db) loudest = reading;
      if (!controller.signal.aborted && count < readingsWanted) {
        setState({ step: 'measuring', count: count + 1 });
      }
    }, controller.signal);
    if (controller.signal.aborted) return;
    setState(end === 'done' ? { step: 'done', ...loudest } : { step: end });
  }

  return { state, measure };
}
