import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/section';
import { frequencies } from '@/domain/audiometry/frequencies';
import { isInHearingLevels, type Point } from '@/domain/audiometry/test-result';
import { startOver } from '../come-back';
import { QuietRoom } from '../quiet-room';
import { SceneTitle } from '../scene';
import { useTakeStore } from '../take-store';

/** What the test came to. */
export function ResultsScene() {
  const t = useTranslations('hearing-take');
  const result = useTakeStore((state) => state.finished?.result);
  const wordOf = useWordOf();
  if (!result) return null;
  const { R, L } = result.ears;
  const at = (points: readonly Point[], hz: number) => points.find((point) => point.hz === hz);
  const rows = frequencies.filter((hz) => at(R.points, hz) ?? at(L.points, hz));
  return (
    <QuietRoom step={3} isKept={false}>
      <Container className="relative grid justify-items-start gap-6 py-10">
        <SceneTitle>{t('results.title')}</SceneTitle>
        <p className="max-w-text text-lg text-ink-soft">
          {isInHearingLevels(result.calibration) ? t('results.leadLevels') : t('results.lead')}
        </p>
        <table className="w-full max-w-text">
          <caption className="sr-only">{t('results.caption')}</caption>
          <thead>
            <tr className="border-b-[1.5px] text-left">
              <th scope="col">{t('results.pitch')}</th>
              <th scope="col">{t('results.right')}</th>
              <th scope="col">{t('results.left')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((hz) => (
              <tr key={hz} className="border-b border-line">
                <th scope="row" className="py-3 text-left">
                  {t('results.hertz', { hz })}
                </th>
                <td>{wordOf(at(R.points, hz))}</td>
                <td>{wordOf(at(L.points, hz))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Button variant="secondary" onClick={startOver}>
          {t('results.again')}
        </Button>
      </Container>
    </QuietRoom>
  );
}

function useWordOf() {
  const t = useTranslations('hearing-take');
  return (point: Point | undefined) => {
    if (!point) return t('results.notMeasured');
    if (point.db !== null) return t('results.decibels', { db: point.db });
    if (point.triedDb === undefined) return t('results.notMeasured');
    return t('results.notHeard', { db: point.triedDb });
  };
}
