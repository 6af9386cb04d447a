import { useTranslations } from 'next-intl';
import { Part } from '../record/part';
import { RecordView } from '../record/record-view';
import { useAnswer } from '../record/use-answer';
import { detailsSchema, type Details } from '@/domain/staff/answers/hearing';
import { HearingRecords } from './hearing-records';

/**
 * Files sent and decisions made under an address without a saved test. The list of tests does not show these people.
 */
export function RecordsWithoutTest({ email }: { email: string }) {
  const t = useTranslations('admin-hearing.withoutTest');
  const answered = useAnswer(
    { path: '/api/admin-hearing-result-details', body: { email } },
    detailsSchema,
  );
  return (
    <div className="mt-10">
      <Part heading={t('heading')}>
        <RecordView answered={answered}>
          {(details) =>
            hasRecords(details) ? (
              <HearingRecords details={details} test={null} onChanged={answered.reload} />
            ) : (
              <p>{t('none')}</p>
            )
          }
        </RecordView>
      </Part>
    </div>
  );
}

function hasRecords({ uploads, questionnaires, waivers }: Details): boolean {
  return uploads.length + questionnaires.length + waivers.length > 0;
}
