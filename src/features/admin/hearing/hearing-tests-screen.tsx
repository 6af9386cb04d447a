import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/text/badge';
import { TextLink } from '@/components/ui/text/text-link';
import { isEmail, normaliseEmail } from '@/domain/accounts/account';
import { hearingTestList, reviewStates } from '@/domain/hearing/hearing-review';
import { staffPaths } from '@/domain/staff/staff-paths';
import { listFilter, type ListColumn } from '../list/admin-list';
import { ListScreen } from '../list/list-screen';
import { useList, type List } from '../list/use-list';
import { DoNotPhone } from '../record/do-not-phone';
import { ProofLine } from '../record/proof-words';
import { useClinicTime } from '../record/use-clinic-time';
import { testLineSchema, type TestLine } from '@/domain/staff/answers/hearing';
import { OrderLinks } from './order-links';
import { RecordsWithoutTest } from './records-without-test';
import { ReviewBadge } from './review-badge';

const setup = { ...hearingTestList, path: '/api/admin-list-hearing-tests', row: testLineSchema };

/** Saved hearing tests, newest first. */
export function HearingTestsScreen() {
  const t = useTranslations('admin-hearing');
  const list = useList(setup);
  const { reliability, flags } = hearingTestList.filters;
  const email = addressWithoutTest(list);
  return (
    <ListScreen
      section="hearing-tests"
      list={list}
      columns={useColumns()}
      searchHint={t('searchHint')}
      filters={[
        listFilter('state', t('state'), reviewStates, (value) => t(`states.${value}`)),
        listFilter('reliability', t('reliability'), reliability, (value) =>
          t(`reliabilities.${value}`),
        ),
        listFilter('flags', t('flags'), flags, () => t('withFlags')),
      ]}
      emptyText={t('empty')}
    >
      {email !== null && <RecordsWithoutTest email={email} />}
    </ListScreen>
  );
}

/** The searched address if the whole list has no test for it; else null. */
function addressWithoutTest({ search, status, shown, state }: List<TestLine>): string | null {
  const isEmpty = status === 'ready' && shown?.count === 0;
  const isNarrowed = Object.values(state.filters).some(Boolean);
  const email = normaliseEmail(search);
  return isEmpty && !isNarrowed && isEmail(email) ? email : null;
}

function useColumns(): ListColumn<TestLine>[] {
  const t = useTranslations('admin-hearing');
  const { moment } = useClinicTime();
  return [
    {
      id: 'person',
      header: t('person'),
      isRowHeader: true,
      cell: ({ id, name, email, doNotPhone, proof }) => (
        <span className="inline-grid justify-items-start gap-1">
          <TextLink href={staffPaths.adminHearingTest(id)}>{name || t('nameless')}</TextLink>
          <span className="font-normal break-all text-ink-soft">{email}</span>
          <ProofLine proof={proof} />
          {doNotPhone && <DoNotPhone />}
        </span>
      ),
    },
    { id: 'taken', header: t('taken'), sort: '-taken', cell: ({ takenAt }) => moment(takenAt) },
    {
      id: 'state',
      header: t('state'),
      cell: ({ reviewState, isFlagged }) => (
        <span className="inline-grid justify-items-start gap-1.5">
          <ReviewBadge state={reviewState} />
          {isFlagged && <Badge tone="negative">{t('flagged')}</Badge>}
        </span>
      ),
    },
    {
      id: 'reliability',
      header: t('reliability'),
      cell: ({ reliability }) => t(`reliabilities.${reliability}`),
    },
    { id: 'order', header: t('order'), cell: ({ orders }) => <OrderLinks orders={orders} /> },
  ];
}
