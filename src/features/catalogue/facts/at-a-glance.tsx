import { useTranslations } from 'next-intl';
import type { Product } from '@/domain/catalogue/catalogue';
import type { AidFacts } from '@/domain/catalogue/aid-facts';
import { useGlanceRows } from './glance-rows';

type AtAGlanceProps = { name: Product['name']; facts: AidFacts };

/** The most requested facts about a hearing aid, a row each. */
export function AtAGlance({ name, facts }: AtAGlanceProps) {
  const t = useTranslations('aid-facts');
  const rows = useGlanceRows(facts);
  return (
    <div>
      <h2 className="font-display text-3xl">{t('heading')}</h2>
      <table className="mt-6 w-full border-collapse text-left">
        <caption className="sr-only">{t('caption', { name })}</caption>
        <tbody>
          {rows.map(({ label, value, note }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="w-2/5 py-4 pr-4 align-top font-medium text-ink-soft">
                {label}
              </th>
              <td className="py-4 align-top">
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
