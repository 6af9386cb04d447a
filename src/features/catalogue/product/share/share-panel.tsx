import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import type { ChoiceLetter } from './share-choice';

type SharePanelProps = { letter: ChoiceLetter };

/** Sends a choice from a device without a share sheet: by mail, or by copying the address. */
export function SharePanel({ letter: { title, text, url } }: SharePanelProps) {
  const t = useTranslations('product.share');
  const [news, setNews] = useState<'copied' | 'notCopied' | null>(null);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setNews('copied');
    } catch {
      setNews('notCopied');
    }
  }

  return (
    <div className="mt-2 grid gap-4 rounded-lg bg-plate p-5">
      <p className="text-sm">{t('help')}</p>
      <p className="text-sm break-all select-all">{url}</p>
      <div className="flex flex-wrap gap-3">
        <a href={mail} className={buttonLook('secondary', 'sm')}>
          {t('mail')}
        </a>
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      <p role="status" className="text-sm font-medium empty:hidden">
        {news && t(news)}
      </p>
    </div>
  );
}
