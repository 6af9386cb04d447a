import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/text/section';
import {
  mostStars,
  reviewsForAverage,
  type ProductReviews as Reviews,
  type PublicReview,
} from '@/domain/reviews/review';

/** What buyers say about a product: static markup without code. One line while nobody has written. */
export function ProductReviews({ reviews }: { reviews: Reviews }) {
  const t = useTranslations('reviews');
  const { count, average, latest } = reviews;
  return (
    <Section id="reviews">
      <h2 className="font-display text-4xl">{t('heading')}</h2>
      <p className="mt-4">
        {count === 0 && t('none')}
        {count > 0 && average !== null && t('average', { average, count })}
        {count > 0 && average === null && t('count', { count, needed: reviewsForAverage })}
      </p>
      {count > 0 && <p className="text-ink-soft">{t('rule')}</p>}
      {latest.length > 0 && (
        <ul className="mt-8 grid gap-8">
          {latest.map((review) => (
            <Review key={`${review.writtenAt} ${review.text}`} review={review} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Review({ review }: { review: PublicReview }) {
  const t = useTranslations('reviews');
  const format = useFormatter();
  const { stars, text, level, weeksOfUse: weeks, writtenAt, answer } = review;
  const facts = [
    level && t(`level.${level}`),
    t('weeks', { weeks }),
    t('bought'),
    format.dateTime(new Date(writtenAt), { dateStyle: 'medium' }),
  ];
  return (
    <li className="max-w-form border-t border-line pt-5">
      <p>
        <span aria-hidden className="text-accent">
          {'★'.repeat(stars)}
          {'☆'.repeat(mostStars - stars)}
        </span>
        <span className="sr-only">{t('stars', { stars })}</span>
      </p>
      <p className="font-semibold">{useSigned(review)}</p>
      <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      <p className="mt-3 wrap-anywhere whitespace-pre-wrap">{text}</p>
      {answer && (
        <div className="mt-4 border-l-4 border-line pl-5">
          <p className="font-semibold">{t('answer')}</p>
          <p className="wrap-anywhere whitespace-pre-wrap">{answer}</p>
        </div>
      )}
    </li>
  );
}

function useSigned({ signedName: name, signedProvince: province }: PublicReview): string {
  const t = useTranslations('reviews');
  if (name === null) return t('nobody');
  return province === null ? name : t('by', { name, province });
}
