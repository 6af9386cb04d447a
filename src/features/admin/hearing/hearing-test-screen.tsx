import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { staffPaths } from '@/domain/staff/staff-paths';
import { DoNotPhone } from '../record/do-not-phone';
import { RecordView } from '../record/record-view';
import { useAnswer } from '../record/use-answer';
import { AdminPage } from '../shell/admin-page';
import { detailsSchema, type Details, type StaffTest } from '@/domain/staff/answers/hearing';
import { HearingRecords } from './hearing-records';
import { ReviewBadge } from './review-badge';
import { TestExport } from './test-export';

/** One saved test with all related information. The page's address contains the test's id, never the person's. */
export function HearingTestScreen() {
  const t = useTranslations('admin-hearing');
  const sections = useTranslations('admin.sections');
  const { query } = useRouter();
  const id = typeof query.id === 'string' ? query.id : null;
  const answered = useAnswer(
    id === null ? null : { path: '/api/admin-hearing-result-details', body: { id } },
    detailsSchema,
  );
  const test = testOf(answered.value, id);
  return (
    <AdminPage
      section="hearing-tests"
      title={<Title details={answered.value} test={test} />}
      back={{ href: staffPaths.adminHearingTests, label: sections('hearing-tests') }}
      actions={test && <TestExport test={test} />}
    >
      <RecordView answered={answered}>
        {(details) => <HearingRecords details={details} test={test} onChanged={answered.reload} />}
      </RecordView>
      <p className="mt-10 max-w-text text-ink-soft">{t('unproven')}</p>
    </AdminPage>
  );
}

/** If the address names a file, the newest test of its sender. */
function testOf(details: Details | null, id: string | null): StaffTest | null {
  return details?.results.find((one) => one.id === id) ?? details?.results[0] ?? null;
}

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
