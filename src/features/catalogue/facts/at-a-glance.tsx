import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import type { Product } from '@/domain/catalogue/catalogue';
import type { AidFacts } from '@/domain/catalogue/aid-facts';
import styles from './at-a-glance.module.css';
import { useGlanceRows } from './glance-rows';

type AtAGlanceProps = { name: Product['name']; facts: AidFacts };

/** The most requested facts about a hearing aid, a row each. */
export function AtAGlance({ name, facts }: AtAGlanceProps) {
  const t = useTranslations('aid-facts');
  const rows = useGlanceRows(facts);
  return (
    <div className={styles.frame}>
      <h2 className="font-display text-3xl">{t('heading')}</h2>
      {/* Explicit roles: browsers forget what a table is once its parts are displayed as blocks. */}
      <table role="table" className={cx(styles.table, 'mt-6 w-full border-collapse text-left')}>
        <caption className="sr-only">{t('caption', { name })}</caption>
        <tbody role="rowgroup">
          {rows.map(({ label, value, note }) => (
            <tr key={label} role="row" className="border-b border-line">
              <th
                scope="row"
                role="rowheader"
                className="w-2/5 py-4 pr-4 align-top font-medium text-ink-soft"
              >
                {label}
              </th>
              <td role="cell" className="py-4 align-top">
                <span className="font-semibold">{value}</span>
                {note && <span className="block text-xs text-ink-soft">{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
