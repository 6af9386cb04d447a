import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Check } from '@/components/icons/check';
import { Button } from '@/components/ui/button';
import type { HealthSign } from '@/domain/audiometry/red-flags';
import { useSignWords } from './use-sign-words';

type ToldListProps = { signs: readonly HealthSign[]; onChange: () => void };

/** The signs that were told before, ticked, with the way to change them. */
export function ToldList({ signs, onChange }: ToldListProps) {
  const t = useTranslations('hearing-result.signs');
  const words = useSignWords();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-2">
      <h3 id={id} className="font-semibold">
        {t('toldHeading')}
      </h3>
      <ul className="grid gap-1">
        {(signs.length > 0 ? signs.map(words) : [t('none')]).map((text) => (
          <li key={text} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-2.5">
            <Check aria-hidden size={20} className="mt-1 text-aurora-700" />
            {text}
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" className="-ml-4" onClick={onChange}>
        {t('change')}
      </Button>
    </section>
  );
}
