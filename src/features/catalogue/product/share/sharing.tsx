import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { siteUrl } from '@/client/site-url';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import type { Product } from '@/domain/catalogue/catalogue';
import { queryOfChoice, type Choice } from '@/domain/catalogue/product-choice';
import { queryPaths } from '@/domain/pages/query-paths';

/** A choice to send, with the words of namespace `product`. */
export type SharedChoice = {
  product: Pick<Product, 'slug' | 'name'>;
  choice: Choice;
  t: ReturnType<typeof useTranslations<'product'>>;
};

/** What is sent: the address of the page with the choice in it. No price: it may change before somebody reads it. */
function letterOf({ product: { slug, name }, choice, t }: SharedChoice) {
  return {
    title: name,
    text: t('share.text', {
      name,
      tech: t(`tech.${choice.tech}.label`),
      ears: t(`ears.${choice.ears}.inLine`),
      color: t(`color.${choice.color}.inLine`),
    }),
    url: siteUrl() + queryPaths.productChoice(slug, queryOfChoice(choice)),
  };
}

/** Opens the device's share sheet; false where there is none, or where it could not be opened. */
export async function openShareSheet(choice: SharedChoice): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(letterOf(choice));
    return true;
  } catch (failure) {
    // It was open, and somebody closed it.
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}

/** Sends a choice from a device without a share sheet: by mail, or by copying the address. */
export function SharePanel(choice: SharedChoice) {
  const { title, text, url } = letterOf(choice);
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
