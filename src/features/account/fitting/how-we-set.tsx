import { useTranslations } from 'next-intl';
import { soundLevels } from '@/domain/fitting/fitting-rule';
import { HelpPicture } from './help-picture';
import { usePlainFitting, type PlainFitting } from './use-plain-fitting';

type HowWeSetProps = {
  orderId: string;
  /** A moment as a day in words. */
  day: (iso: string) => string;
};

/** How we set the customer's hearing aids: a picture and plain words, once a clinician has signed. */
export function HowWeSet({ orderId, day }: HowWeSetProps) {
  const fitting = usePlainFitting(orderId);
  return fitting && <Settings fitting={fitting} day={day} />;
}

function Settings({ fitting, day }: { fitting: PlainFitting; day: HowWeSetProps['day'] }) {
  const t = useTranslations('fitting');
  const { ears, isStarting, stepsUp, isInSitu, signedBy, signedAt } = fitting;
  return (
    <section aria-labelledby="how-we-set" className="grid gap-5 border-t border-ink pt-6">
      <h2 id="how-we-set" className="font-display text-2xl">
        {t('heading')}
      </h2>
      <p className="max-w-text">{t('lead')}</p>
      <div className="grid gap-8 md:grid-cols-2">
        {ears.map((ear) => (
          <Ear key={ear.side} ear={ear} />
        ))}
      </div>
      <div className="grid max-w-text gap-2">
        <p>{t('soft')}</p>
        {stepsUp && <p>{t('stepsUp')}</p>}
        {isStarting && <p>{t('starting')}</p>}
        {isInSitu && <p>{t('inSitu')}</p>}
        <p className="text-ink-soft">{t('signed', { name: signedBy, date: day(signedAt) })}</p>
      </div>
    </section>
  );
}

function Ear({ ear: { side, help } }: { ear: PlainFitting['ears'][number] }) {
  const t = useTranslations('fitting');
  return (
    <div className="grid content-start gap-4">
      <h3 className="text-xl font-semibold">{t(`ear.${side}`)}</h3>
      <ul className="grid gap-6">
        {soundLevels.map((sound) => (
          <li key={sound} className="grid gap-1">
            <span className="font-semibold">{t(`sounds.${sound}`)}</span>
            <span className="text-ink-soft">{t(`soundHints.${sound}`)}</span>
            <HelpPicture side={side} help={help[sound]} />
          </li>
        ))}
      </ul>
    </div>
  );
}
