import { useTranslations } from 'next-intl';
import { useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { tellFailure } from '@/features/failures/public';
import type { SharedChoice } from './sharing';

/** Sends the choice to somebody else: by the device's own share sheet, else by a panel with a mail and the address. */
export function ShareChoice(props: Omit<SharedChoice, 't'>) {
  const t = useTranslations('product');
  const [Panel, setPanel] = useState<ComponentType<SharedChoice> | null>(null);
  const shared = { ...props, t };

  async function send() {
    const sharing = await import('./sharing').catch(() => null);
    if (!sharing) return tellFailure('formLost', null, 'share');
    if (!(await sharing.openShareSheet(shared))) setPanel(Panel ? null : () => sharing.SharePanel);
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={Panel !== null}
        onClick={() => void send()}
        className="w-full"
      >
        {t('share.button')}
      </Button>
      {Panel && <Panel {...shared} />}
    </>
  );
}
