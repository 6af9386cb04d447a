import { useTranslations } from 'next-intl';
import { Ear } from '@/components/icons/ear';
import { Phone } from '@/components/icons/phone';
import { Store } from '@/components/icons/store';
import { Truck } from '@/components/icons/truck';
import { onOneLine } from '@/components/ui/text/rich-words';
import { Container } from '@/components/ui/text/section';

const facts = [
  { key: 'test', Icon: Ear },
  { key: 'call', Icon: Phone },
  { key: 'shipping', Icon: Truck },
  { key: 'pickup', Icon: Store },
] as const;

/** Four facts that answer the first doubts, below the hero. */
export function FactStrip() {
  const t = useTranslations('home.facts');
  return (
    <section aria-label={t('label')} className="border-b border-line">
      <Container>
        <ul className="grid gap-x-8 gap-y-3.5 py-6 md:max-xl:grid-cols-2 xl:flex xl:justify-between">
          {facts.map(({ key, Icon }) => (
            <li key={key} className="flex items-center gap-3 text-sm leading-snug font-medium">
              <Icon aria-hidden size={24} strokeWidth={1.75} className="flex-none text-accent" />
              <span>{t.rich(key, { nowrap: onOneLine })}</span>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
