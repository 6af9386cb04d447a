import { useTranslations } from 'next-intl';
import { Check } from '@/components/icons/check';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/pictures/picture';
import { paths } from '@/domain/pages/paths';

const steps = ['test', 'upload', 'colour', 'call'] as const;

/** For the daughter or son who shops: one half a picture, one half what they can do. */
export function FamilySection() {
  const t = useTranslations('home.family');
  return (
    <section className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(min-content,1fr)]">
      <div className="relative aspect-[1/1.05] md:max-lg:aspect-3/2 lg:aspect-auto lg:min-h-[48rem]">
        <Picture
          src="/pictures/editorial/spectacles-cup.webp"
          alt={t('pictureAlt')}
          fill
          sizes="(min-width: 64rem) 77vw, 168vw"
          className="object-cover object-[77%_50%] lg:max-xl:object-[58%_50%]"
        />
      </div>
      <div className="grid gap-6 px-gutter pt-10 pb-14 lg:self-center lg:py-20 lg:pr-[max(var(--gutter),calc((100vw-var(--container-page))/2))] lg:pl-20">
        <h2 className="font-display text-3xl">{t('title')}</h2>
        <p className="text-lg text-ink-soft">{t('lead')}</p>
        <ul className="border-t border-line">
          {steps.map((step) => (
            <li key={step} className="flex gap-4 border-b border-line py-5">
              <Check
                aria-hidden
                size={22}
                strokeWidth={2.25}
                className="mt-1 flex-none text-accent"
              />
              {t(`steps.${step}`)}
            </li>
          ))}
        </ul>
        <ButtonLink href={paths.bookConsultation} className="justify-self-start">
          {t('book')}
        </ButtonLink>
      </div>
    </section>
  );
}
