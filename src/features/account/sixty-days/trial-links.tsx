import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ArrowRight } from '@/components/icons/arrow-right';
import type { Icon } from '@/components/icons/drawn';
import { Ear } from '@/components/icons/ear';
import { Phone } from '@/components/icons/phone';
import { Pause } from '@/components/icons/pause';
import { Link } from '@/components/ui/text/link';
import { brand } from '@/domain/brand';
import { trialPaths } from '@/domain/pages/trial-paths';
import type { TrialPartProps } from './trial-frame';

const row =
  'flex min-h-16 w-full items-center gap-4 py-3 text-left font-semibold no-underline hover:text-accent';

/** The ways out of a page: something is wrong, a call, and a pause. */
export function TrialLinks({ trial, view, state }: TrialPartProps) {
  const t = useTranslations('sixty-days.links');
  const { writing } = view;
  return (
    <ul className="border-t border-line">
      <Item>
        <Link href={trialPaths.askForChange} className={row}>
          <Row icon={Ear}>{t('wrong')}</Row>
        </Link>
      </Item>
      <Item>
        <a href={brand.supportPhone.href} className={row}>
          <Row icon={Phone}>{t('call', { phone: brand.supportPhone.display })}</Row>
        </a>
      </Item>
      {writing !== 'stopped' && trial.trial.state !== 'over' && (
        <Item>
          <button
            type="button"
            aria-disabled={state.isSaving || undefined}
            className={row}
            onClick={() =>
              void state.save((requests) =>
                requests.saveWriting(writing === 'paused' ? 'on' : 'paused'),
              )
            }
          >
            <Row icon={Pause}>{t(writing === 'paused' ? 'resume' : 'pause')}</Row>
          </button>
        </Item>
      )}
    </ul>
  );
}

function Item({ children }: { children: ReactNode }) {
  return <li className="border-b border-line">{children}</li>;
}

function Row({ icon: RowIcon, children }: { icon: Icon; children: ReactNode }) {
  return (
    <>
      <RowIcon aria-hidden size={24} strokeWidth={1.75} className="flex-none" />
      <span className="min-w-0 flex-1">{children}</span>
      <ArrowRight aria-hidden size={20} className="flex-none" />
    </>
  );
}
