import { useFormatter, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Badge } from '@/components/ui/text/badge';
import { TextLink } from '@/components/ui/text/text-link';
import { findRedFlags } from '@/domain/audiometry/red-flags';
import { profileItemKinds } from '@/domain/hearing/hearing-profile';
import { staffPaths } from '@/domain/staff/staff-paths';
import { AudiogramFigure, useResultWords } from '@/features/hearing-test/for-staff';
import { RedFlagList } from '../hearing/red-flag-list';
import { ReviewBadge } from '../hearing/review-badge';
import { WaiverList } from '../hearing/waiver-list';
import type { OrderView } from '@/domain/staff/answers/order';
import { Fact } from '../record/fact';
import { OfferedTests } from './offered-tests';
import type { PartProps } from './order-part';

type Hearing = NonNullable<OrderView['hearing']>;
type HearingPartProps = PartProps & { hearing: Hearing };

/** The rule of the destination province, what the order has and lacks under it, and the test that it relies on. */
export function HearingPart({ state, hearing }: HearingPartProps) {
  const t = useTranslations('admin-order');
  const provinces = useTranslations('fields.provinces');
  const format = useFormatter();
  const id = useId();
  const { province } = hearing;
  const kinds = profileItemKinds.filter((kind) => hearing.kinds.includes(kind));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-4 text-xl font-semibold outline-none">
        {t('hearing')}
      </h2>
      <dl className="grid gap-2">
        <Fact label={province ? t('rule', { province: provinces(province) }) : t('noProvince')}>
          {t(`rules.${hearing.rule}`)}
        </Fact>
        <Fact label={t('onFile')}>
          {kinds.length > 0 ? kinds.map((kind) => t(`kinds.${kind}`)).join(', ') : t('nothing')}
        </Fact>
        <Fact label={t('missingLabel')}>
          {hearing.missing ? (
            <Badge tone="attention">{t(`missingWhat.${hearing.missing}`)}</Badge>
          ) : (
            t('nothing')
          )}
        </Fact>
        {hearing.reviewedAt && (
          <Fact label={t('reviewed')}>
            {format.dateTime(new Date(hearing.reviewedAt), { dateStyle: 'medium' })}
          </Fact>
        )}
      </dl>
      <OfferedTests offered={hearing.offered} state={state} />
      {hearing.test && <TestOfOrder counted={hearing.test} />}
      {hearing.waivers.length > 0 && (
        <div className="mt-4">
          <WaiverList waivers={hearing.waivers} />
        </div>
      )}
      <ul className="mt-2 grid justify-items-start">
        {hearing.papers.map(({ id, kind }, index) => (
          <li key={id}>
            <TextLink href={staffPaths.adminHearingTest(id)}>
              {t('openPaper', { kind: t(`kinds.${kind}`), index: index + 1 })}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TestOfOrder({ counted }: { counted: NonNullable<Hearing['test']> }) {
  const t = useTranslations('admin-order');
  const test = useTranslations('admin-hearing');
  const words = useTranslations('hearing-result');
  const format = useFormatter();
  const { id, result, signs, reviewState, isFlagged } = counted;
  const { sentence, earWords, summary } = useResultWords(result);
  return (
    <div className="mt-4 grid gap-4">
      <div className="flex flex-wrap gap-2">
        <ReviewBadge state={reviewState} />
        {isFlagged && <Badge tone="negative">{test('flagged')}</Badge>}
      </div>
      <RedFlagList flags={findRedFlags(signs, result)} />
      <AudiogramFigure
        result={result}
        summary={summary}
        heading={test('audiogram')}
        isNarrow
        isClinical
      />
      <dl className="grid gap-2">
        <Fact label={test('taken')}>
          {format.dateTime(new Date(result.takenAt), { dateStyle: 'medium' })}
        </Fact>
        <Fact label={test('sentence')}>{sentence}</Fact>
        <Fact label={words('right')}>{earWords('R')}</Fact>
        <Fact label={words('left')}>{earWords('L')}</Fact>
        <Fact label={test('reliability')}>{test(`reliabilities.${result.reliability}`)}</Fact>
        <Fact label={test('calibration')}>{test(`calibrations.${result.calibration.mode}`)}</Fact>
      </dl>
      <TextLink href={staffPaths.adminHearingTest(id)}>{t('openTest')}</TextLink>
    </div>
  );
}
