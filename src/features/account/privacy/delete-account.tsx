import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { linkTo } from '@/components/ui/text/rich-words';
import { SupportPhone } from '@/components/ui/text/support-phone';
import { paths } from '@/domain/pages/paths';
import { DeletionByLink, DeletionByPassword } from './deletion-proof';
import type { PrivacyOverview } from './privacy-requests';

type DeleteAccountProps = {
  overview: PrivacyOverview;
  email: string;
  /** Key from the mailed link; empty without one. */
  mailedKey: string;
};

/**
 * Explains in plain words what is deleted and what the law requires us to keep, before it asks for the proof of
 * identity.
 */
export function DeleteAccount({ overview, email, mailedKey }: DeleteAccountProps) {
  const t = useTranslations('privacy.deletion');
  const [isOpen, setIsOpen] = useState(mailedKey !== '');
  const { unfinished, hasPassword } = overview;
  return (
    <section aria-labelledby="deletion" className="border-t border-line pt-10">
      <h2 id="deletion" className="font-display text-2xl">
        {t('heading')}
      </h2>
      {unfinished === null ? (
        <p className="mt-2">{t.rich('elsewhere', { phone: () => <SupportPhone /> })}</p>
      ) : (
        <>
          <WhatGoes />
          <Unfinished {...unfinished} />
          {!isOpen && (
            <Button
              variant="secondary"
              aria-expanded={false}
              className="mt-6"
              onClick={() => setIsOpen(true)}
            >
              {t('open')}
            </Button>
          )}
          {isOpen && hasPassword && mailedKey === '' && <DeletionByPassword email={email} />}
          {isOpen && (!hasPassword || mailedKey !== '') && (
            <DeletionByLink email={email} mailedKey={mailedKey} />
          )}
        </>
      )}
    </section>
  );
}

const gone = ['profile', 'cards', 'hearing', 'devices', 'news'] as const;
const kept = ['invoices', 'open', 'proof'] as const;

function WhatGoes() {
  const t = useTranslations('privacy.deletion');
  return (
    <div className="mt-4 grid gap-5">
      <div>
        <h3 className="font-semibold">{t('goneHeading')}</h3>
        <ul className="mt-2 list-disc pl-6">
          {gone.map((item) => (
            <li key={item}>{t(`gone.${item}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">{t('keptHeading')}</h3>
        <ul className="mt-2 list-disc pl-6">
          {kept.map((item) => (
            <li key={item}>{t.rich(`kept.${item}`, { returns: linkTo(paths.returns) })}</li>
          ))}
        </ul>
      </div>
      <p>{t('forGood')}</p>
    </div>
  );
}

function Unfinished({ plans, orders }: { plans: number; orders: number }) {
  const t = useTranslations('privacy.deletion');
  if (plans + orders === 0) return null;
  return (
    <Notice tone="attention" className="mt-5">
      {plans > 0 && <p>{t('plans', { count: plans })}</p>}
      {orders > 0 && <p>{t('orders', { count: orders })}</p>}
    </Notice>
  );
}
