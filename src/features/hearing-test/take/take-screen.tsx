import { useEffect } from 'react';
import { openRoom } from './come-back';
import { leaveRoom } from './listening';
import { QuietRoom } from './quiet-room';
import { HeadphonesScene } from './scenes/headphones-scene';
import { HelperRefusedScene } from './scenes/helper-refused-scene';
import { HelperScene } from './scenes/helper-scene';
import { HowScene } from './scenes/how-scene';
import { ListeningScene } from './scenes/listening-scene';
import { NoSoundScene } from './scenes/no-sound-scene';
import { OwnScene } from './scenes/own-scene';
import { PauseScene } from './scenes/pause-scene';
import { PracticeScene } from './scenes/practice-scene';
import { QuestionsScene } from './scenes/questions-scene';
import { ResultsScene } from './scenes/results-scene';
import { ResumeScene } from './scenes/resume-scene';
import { RoomScene } from './scenes/room-scene';
import { SidesScene } from './scenes/sides-scene';
import { StartScene } from './scenes/start-scene';
import { VolumeScene } from './scenes/volume-scene';
import { useTakeStore, type Scene } from './take-store';

const steps: Record<Exclude<Scene, 'loading' | 'results'>, 0 | 1 | 2> = {
  resume: 0,
  start: 0,
  own: 0,
  questions: 0,
  helper: 0,
  headphones: 1,
  room: 1,
  volume: 1,
  sides: 1,
  noSound: 1,
  how: 2,
  practice: 2,
  listening: 2,
  pause: 2,
  helperRefused: 2,
};

const scenes: Record<Exclude<Scene, 'loading' | 'results'>, () => React.ReactNode> = {
  resume: () => <ResumeScene />,
  start: () => <StartScene />,
  own: () => <OwnScene />,
  questions: () => <QuestionsScene />,
  helper: () => <HelperScene />,
  headphones: () => <HeadphonesScene />,
  room: () => <RoomScene />,
  volume: () => <VolumeScene />,
  sides: () => <SidesScene />,
  noSound: () => <NoSoundScene />,
  how: () => <HowScene />,
  practice: () => <PracticeScene />,
  listening: () => <ListeningScene />,
  pause: () => <PauseScene />,
  helperRefused: () => <HelperRefusedScene />,
};

/** The built-in hearing test, from the first question to the result. */
export function TakeScreen() {
  const scene = useTakeStore((state) => state.scene);
  const isKept = useTakeStore((state) => state.run !== null);
  useEffect(() => {
    openRoom();
    return leaveRoom;
  }, []);
  if (scene === 'loading') return <div className="min-h-dvh bg-spruce-950" />;
  if (scene === 'results') return <ResultsScene />;
  return (
    <QuietRoom step={steps[scene]} isKept={isKept}>
      {scenes[scene]()}
    </QuietRoom>
  );
}
