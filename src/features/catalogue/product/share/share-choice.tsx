import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { siteUrl } from '@/client/site-url';
import { Button } from '@/components/ui/button';
import { deferred } from '@/components/ui/loading/deferred';
import { queryOfChoice, type Choice } from '@/domain/catalogue/product-choice';
import { paths } from '@/domain/pages/paths';

/** What is sent: the address of the page with the choice in it. No price: it may change before somebody reads it. */
export type ChoiceLetter = { title: string; text: string; url: string };

const SharePanel = deferred(() => import('./share-panel').then((module) => module.SharePanel));

type ShareChoiceProps = { slug: string; name: string; choice: Choice };

/** Sends the choice to somebody else: by the device's own share sheet, else by a panel with a mail and the address. */
export function ShareChoice({ slug, name, choice }: ShareChoiceProps) {
  const t = useTranslations('product');
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);

  const letter = (): ChoiceLetter => ({
    title: name,
    text: t('share.text', {
      name,
      tech: t(`tech.${choice.tech}.label`),
      ears: t(`ears.${choice.ears}.inLine`),
      color: t(`color.${choice.color}.inLine`),
    }),
    url: siteUrl() + paths.productChoice(slug, queryOfChoice(choice)),
  });

  async function send() {
    const { openShareSheet } = await import('./share-sheet');
    if (!(await openShareSheet(letter()))) setIsOpen(!isOpen);
  }

  return (
    <div>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => void send()}
        className="w-full"
      >
        {t('share.button')}
      </Button>
      <div id={panelId}>{isOpen && <SharePanel letter={letter()} />}</div>
    </div>
  );
}
