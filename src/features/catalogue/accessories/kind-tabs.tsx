import { useTranslations } from 'next-intl';
import type { Product } from '@/domain/catalogue/catalogue';
import { type AccessoryKind, accessoryKinds, kindOf } from './accessory-kinds';

export type ShownKind = AccessoryKind | 'all';

type KindTabsProps = {
  accessories: readonly Product[];
  kind: ShownKind;
  onKind: (kind: ShownKind) => void;
};

/** A filter that looks like tabs and is a group of radios: one choice, arrow keys, no hidden panels. */
export function KindTabs({ accessories, kind, onKind }: KindTabsProps) {
  const t = useTranslations('accessories');
  const counted = accessoryKinds.map((value) => ({
    value,
    count: accessories.filter((accessory) => kindOf(accessory) === value).length,
  }));
  const tabs = [
    { value: 'all' as const, count: accessories.length },
    ...counted.filter(({ count }) => count > 0),
  ];

  return (
    <fieldset role="radiogroup" aria-label={t('filter')} className="min-w-0 border-b border-line">
      <div className="-mx-gutter flex [scrollbar-width:none] gap-x-8 overflow-x-auto px-gutter lg:mx-0 lg:px-0">
        {tabs.map(({ value, count }) => (
          <label
            key={value}
            className="relative flex min-h-13 flex-none items-center py-3 font-medium text-ink-soft has-checked:font-semibold has-checked:text-ink"
          >
            <input
              type="radio"
              name="kind"
              value={value}
              checked={value === kind}
              onChange={() => onKind(value)}
              className="absolute inset-0 appearance-none border-focus checked:border-b-3 focus-visible:-outline-offset-3"
            />
            {t(`kinds.${value}`, { count })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
