import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text/text-link';
import { staffPaths } from '@/domain/staff/staff-paths';
import { Part } from '../record/part';
import { useClinicTime } from '../record/use-clinic-time';
import type { Details, StaffTest } from '@/domain/staff/answers/hearing';
import { QuestionnairePart } from './questionnaire-part';
import { ReviewBadge } from './review-badge';
import { ReviewForm } from './review-form';
import { SentFilesPart } from './sent-files-part';
import { TestFacts } from './test-facts';
import { TestPicture } from './test-picture';
import { TrialTable } from './trial-table';
import { WaiverList } from './waiver-list';

type HearingRecordsProps = {
  details: Details;
  /** Null where there is none. */
  test: StaffTest | null;
  onChanged: () => void;
};

/** All records under one address, with one test in full. */
export function HearingRecords({ details, test, onChanged }: HearingRecordsProps) {
  const t = useTranslations('admin-hearing');
  const others = details.results.filter(({ id }) => id !== test?.id);
  return (
    <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <div className="grid gap-10">
        {test && <TestPicture test={test} />}
        {test && <TrialTable result={test.result} />}
        <SentFilesPart files={details.uploads} onEntered={onChanged} />
      </div>
      <div className="grid gap-10">
        {test && <ReviewForm key={test.id} test={test} onChanged={onChanged} />}
        {test && <TestFacts test={test} />}
        <QuestionnairePart questionnaires={details.questionnaires} />
        {details.waivers.length > 0 && (
          <Part heading={t('waivers.heading')}>
            <WaiverList waivers={details.waivers} />
          </Part>
        )}
        {others.length > 0 && (
          <Part heading={t('others')}>
            <OtherTests tests={others} />
          </Part>
        )}
      </div>
    </div>
  );
}

function OtherTests({ tests }: { tests: readonly StaffTest[] }) {
  const { moment } = useClinicTime();
  return (
    <ul className="grid gap-3">
      {tests.map(({ id, result, reviewState }) => (
        <li key={id} className="flex flex-wrap items-center gap-3">
          <TextLink href={staffPaths.adminHearingTest(id)}>{moment(result.takenAt)}</TextLink>
          <ReviewBadge state={reviewState} />
        </li>
      ))}
    </ul>
  );
}
