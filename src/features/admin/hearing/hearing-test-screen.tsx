import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { TextLink } from '@/components/ui/text/text-link';
import { staffPaths } from '@/domain/staff/staff-paths';
import { DoNotPhone } from '../record/do-not-phone';
import { RecordView } from '../record/record-view';
import { useAnswer } from '../record/use-answer';
import { useClinicTime } from '../record/use-clinic-time';
import { AdminPage } from '../shell/admin-page';
import { detailsSchema, type Details, type StaffTest } from './hearing-answer';
import { Part } from '../record/part';
import { QuestionnairePart } from './questionnaire-part';
import { ReviewBadge } from './review-badge';
import { ReviewForm } from './review-form';
import { SentFilesPart } from './sent-files-part';
import { TestExport } from './test-export';
import { TestFacts } from './test-facts';
import { TestPicture } from './test-picture';
import { TrialTable } from './trial-table';
import { WaiverList } from './waiver-list';

/** One saved test with everything that is known beside it. The address of a page names the test, never the person. */
export function HearingTestScreen() {
  const t = useTranslations('admin-hearing');
  const rooms = useTranslations('admin.rooms');
  const { query } = useRouter();
  const id = typeof query.id === 'string' ? query.id : null;
  const answered = useAnswer(
    id === null ? null : { path: '/api/admin-hearing-result-details', body: { id } },
    detailsSchema,
  );
  const test = testOf(answered.value, id);
  return (
    <AdminPage
      room="hearing-tests"
      title={<Title details={answered.value} test={test} />}
      back={{ href: staffPaths.adminHearingTests, label: rooms('hearing-tests') }}
      actions={test && <TestExport test={test} />}
    >
      <RecordView answered={answered}>
        {(details) => <Body details={details} test={test} onChanged={answered.reload} />}
      </RecordView>
      <p className="mt-10 max-w-text text-ink-soft">{t('unproven')}</p>
    </AdminPage>
  );
}

/** Where the address names a file, the newest test of its sender. */
function testOf(details: Details | null, id: string | null): StaffTest | null {
  return details?.results.find((one) => one.id === id) ?? details?.results[0] ?? null;
}

type BodyProps = { details: Details; test: StaffTest | null; onChanged: () => void };

function Title({ details, test }: { details: Details | null; test: StaffTest | null }) {
  const t = useTranslations('admin-hearing');
  if (!details) return t('one');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="break-all">{test?.name || details.email}</span>
      <span className="inline-flex flex-wrap gap-2 font-sans">
        {test && <ReviewBadge state={test.reviewState} />}
        {details.doNotPhone && <DoNotPhone />}
      </span>
    </span>
  );
}

function Body({ details, test, onChanged }: BodyProps) {
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
