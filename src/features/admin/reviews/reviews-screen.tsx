import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/text/badge';
import { reviewList } from '@/domain/reviews/review';
import { staffReviewSchema, type StaffReview } from '@/domain/staff/answers/staff-review';
import { listFilter, type ListColumn } from '../list/admin-list';
import { ListScreen } from '../list/list-screen';
import { useList } from '../list/use-list';
import { useClinicTime } from '../record/use-clinic-time';
import { ReviewSteps } from './review-steps';

const setup = { ...reviewList, path: '/api/admin-reviews', row: staffReviewSchema };

/** Reviews of hearing aids: staff answer them, or hide abuse; nobody edits one. */
export function ReviewsScreen() {
  const t = useTranslations('admin-reviews');
  const list = useList(setup);
  return (
    <ListScreen
      section="reviews"
      list={list}
      columns={useColumns(list.reload)}
      filters={[
        listFilter('state', t('state'), reviewList.filters.state, (value) => t(`states.${value}`)),
      ]}
      emptyText={t('empty')}
    />
  );
}

function useColumns(onChanged: () => void): ListColumn<StaffReview>[] {
  const t = useTranslations('admin-reviews');
  const { moment } = useClinicTime();
  return [
    {
      id: 'written',
      header: t('written'),
      sort: '-writtenAt',
      cell: ({ writtenAt }) => moment(writtenAt),
    },
    {
      id: 'review',
      header: t('review'),
      isRowHeader: true,
      cell: (review) => <Words review={review} />,
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ hiddenAt, answer }) => {
        const state = hiddenAt !== null ? 'hidden' : answer === null ? 'unanswered' : 'shown';
        return (
          <Badge tone={state === 'shown' ? 'positive' : 'attention'}>{t(`states.${state}`)}</Badge>
        );
      },
    },
    {
      id: 'steps',
      header: t('action'),
      cell: (review) => <ReviewSteps review={review} onChanged={onChanged} />,
    },
  ];
}

function Words({ review }: { review: StaffReview }) {
  const t = useTranslations('admin-reviews');
  const { stars, text, level, signedName, answer, hiddenReason } = review;
  return (
    <span className="inline-grid max-w-form gap-2 font-normal">
      <span className="font-semibold">
        {t('stars', { stars })}{' '}
        {t('by', {
          name: signedName ?? t('nobody'),
          level: level ? t(`level.${level}`) : t('noLevel'),
        })}
      </span>
      <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>
      {answer !== null && (
        <span className="wrap-anywhere whitespace-pre-wrap text-ink-soft">
          {t('answerIs', { answer })}
        </span>
      )}
      {hiddenReason !== null && (
        <span className="wrap-anywhere text-ink-soft">
          {t('hiddenBecause', { reason: hiddenReason })}
        </span>
      )}
    </span>
  );
}
