import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section';
import type { Testimonial } from '@/domain/reading';

/** What customers say, the newest first and largest. Show it only where somebody said something. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const t = useTranslations('home.testimonials');
  return (
    <Section aria-labelledby="testimonials">
      <h2 id="testimonials" className="text-lg font-semibold">
        {t('title')}
      </h2>
      <ul className="mt-6 grid gap-10 lg:grid-cols-2 lg:gap-x-16">
        {testimonials.map(({ id, quote, name, place }, index) => (
          <li key={id} className={cx(index === 0 && 'lg:col-span-2')}>
            <figure className="max-w-text">
              <blockquote
                className={cx(
                  'font-display text-pretty',
                  index === 0 ? 'text-3xl leading-[1.16] tracking-[-0.015em]' : 'text-2xl',
                )}
              >
                <p>{t('quote', { words: quote })}</p>
              </blockquote>
              <figcaption className="mt-4 text-ink-soft">
                {place === null ? name : t('of', { name, place })}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
