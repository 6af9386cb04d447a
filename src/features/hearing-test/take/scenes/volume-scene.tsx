import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Square } from '@/components/icons/square';
import { Volume2 } from '@/components/icons/volume-2';
import { Button } from '@/components/ui/button';
import { TileGroup } from '@/components/ui/fields/tile-group';
import { volumeSteps, type VolumeStep } from '@/domain/audiometry/headphones';
import { Scene } from '../scene';
import { ensureSound, hushSound } from '../sound-actions';
import { patchDraft, showScene, useTakeStore } from '../take-store';

/** The listener sets the volume by a sound like talk at arm's length; all later levels depend on it. */
export function VolumeScene() {
  const t = useTranslations('hearing-take');
  const { isPlaying, isOpening, hasPlayed, play, stop } = useNoise();
  function handleContinue() {
    // Plays the sound if the listener has not heard it yet: without it nothing would be set.
    if (!hasPlayed) void play();
    else {
      useTakeStore.setState({ isAnchored: true });
      showScene('sides');
    }
  }
  return (
    <Scene
      title={t('volume.title')}
      lead={t('volume.lead')}
      note={isPlaying ? t('volume.playing') : null}
      isBusy={isOpening}
      onContinue={handleContinue}
      onBack={() => showScene('room')}
    >
      <div className="grid gap-7 rounded-lg border-[1.5px] border-line bg-spruce-900 p-6 sm:p-8">
        <VolumePicture />
        <Button
          variant={isPlaying ? 'secondary' : 'primary'}
          isBusy={isOpening}
          onClick={isPlaying ? stop : play}
          className="justify-self-start"
        >
          {isPlaying ? <Square aria-hidden size={20} /> : <Volume2 aria-hidden size={22} />}
          {isPlaying ? t('volume.stop') : t('volume.play')}
        </Button>
        <p className="text-sm text-ink-soft">{t('volume.after')}</p>
        <SliderPlace />
      </div>
    </Scene>
  );
}

/** The published levels of a headphone apply only at a few positions of the slider. */
function SliderPlace() {
  const t = useTranslations('hearing-take');
  const { model, volumeStep } = useTakeStore((state) => state.draft);
  if (model === null) return null;
  return (
    <TileGroup
      name="volume-step"
      legend={t('volume.place')}
      value={volumeStep === null ? 'other' : placeOf[volumeStep]}
      onChange={(place) => patchDraft({ volumeStep: stepAt(place) })}
      options={[
        { value: 'half', label: t('volume.middle') },
        { value: 'quarter', label: t('volume.quarter') },
        { value: 'threeQuarters', label: t('volume.threeQuarters') },
        { value: 'other', label: t('volume.elsewhere') },
      ]}
    />
  );
}

type Place = 'quarter' | 'half' | 'threeQuarters';

const placeOf: Readonly<Record<VolumeStep, Place>> = {
  0.25: 'quarter',
  0.5: 'half',
  0.75: 'threeQuarters',
};

function stepAt(place: Place | 'other'): VolumeStep | null {
  return volumeSteps.find((step) => placeOf[step] === place) ?? null;
}

/** Shows where to start. It is a picture, not a control: only the device itself can set its volume. */
function VolumePicture() {
  const t = useTranslations('hearing-take');
  return (
    <div>
      <p className="font-semibold">{t('volume.half')}</p>
      <div aria-hidden className="relative my-8 h-2 rounded-full bg-spruce-700">
        <div className="h-full w-1/2 rounded-full bg-aurora-300" />
        <div className="absolute top-1/2 left-1/2 size-11 -translate-1/2 rounded-full border-8 border-spruce-950 bg-birch-50 outline-2 outline-aurora-300" />
      </div>
      <p aria-hidden className="flex justify-between text-xs text-ink-soft">
        <span>{t('volume.quiet')}</span>
        <span>{t('volume.middle')}</span>
        <span>{t('volume.loud')}</span>
      </p>
    </div>
  );
}

function useNoise() {
  const [state, setState] = useState<'silent' | 'opening' | 'playing'>('silent');
  const [hasPlayed, setHasPlayed] = useState(false);
  useEffect(() => hushSound, []);

  async function play() {
    setState('opening');
    const player = await ensureSound();
    if (!player) return;
    player.playNoise();
    setHasPlayed(true);
    setState('playing');
  }
  function stop() {
    hushSound();
    setState('silent');
  }
  return {
    isPlaying: state === 'playing',
    isOpening: state === 'opening',
    hasPlayed,
    play,
    stop,
  };
}
