import { ResultScreen } from '../../result/result-screen';
import { startOver } from '../come-back';
import { RoomHead } from '../quiet-room';
import { useTakeStore } from '../take-store';

/** The result of the test. The page is light again: there is nothing to listen for. */
export function ResultsScene() {
  const finished = useTakeStore((state) => state.finished);
  if (!finished) return null;
  return (
    <>
      <RoomHead step={3} isKept />
      <ResultScreen {...finished} onAgain={startOver} />
    </>
  );
}
