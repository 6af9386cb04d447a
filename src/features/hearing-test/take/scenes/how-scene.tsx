import { useTranslations } from 'next-intl';
import { Scene } from '../scene';
import { showScene } from '../take-store';

const rules = ['press', 'faint', 'wait'] as const;

/** Instructions, before the button appears. */
export function HowScene() {
  const t = useTranslations('hearing-take');
  return (
    <Scene
      isOneKey
      title={t('how.title')}
      lead={t('how.lead')}
      onContinue={() => showScene('practice')}
      onBack={() => showScene('sides')}
    >
      <ol className="grid gap-5">
        {rules.map((rule, index) => (
          <li key={rule} className="flex items-start gap-4 text-lg">
            <span
              aria-hidden
              className="grid size-9 flex-none place-items-center rounded-full border-[1.5px] border-accent font-semibold"
            >
              {index + 1}
            </span>
            {t(`how.rules.${rule}`)}
          </li>
        ))}
      </ol>
      <p className="mt-6 text-ink-soft">{t('how.stop')}</p>
    </Scene>
  );
}
