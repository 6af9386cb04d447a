import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CustomerAccount } from '@/client/wire/account-from-wire';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { Picture } from '@/components/ui/pictures/picture';
import { EarMark } from '@/components/ui/pictures/ear-mark';
import { shownSerial } from '@/domain/devices/serial-number';
import { cents, formatMoneyInFull } from '@/domain/money';
import { paths } from '@/domain/pages/paths';
import { AccountLayout } from '../account-layout';
import type { AidsView, AidView } from './aids-requests';
import { aidsStore } from './aids-store';
import { ChangeSection } from './change-section';
import { ClaimSection } from './claim-section';
import { HelpedCards } from './helped-cards';
import { RegisterSection } from './register-section';

/** My hearing aids: serial numbers, cover, reports, and how they should sound. */
export function AidsScreen() {
  const t = useTranslations('aids');
  return (
    <AccountLayout heading={t('heading')}>{(account) => <Aids account={account} />}</AccountLayout>
  );
}

function Aids({ account }: { account: CustomerAccount }) {
  const t = useTranslations('aids');
  const { view, retry } = aidsStore.useRecords(account.id);
  if (view.status === 'loading') return <Skeleton className="h-60" />;
  if (view.status === 'failed') {
    return (
      <EmptyState title={t('failed')} action={<Button onClick={retry}>{t('retry')}</Button>} />
    );
  }
  const { value } = view;
  const inUse = value.aids.filter(({ status }) => status === 'in_use');
  return (
    <div className="grid grid-cols-1 gap-14">
      {inUse.length === 0 ? <p className="max-w-form text-lg">{t('none')}</p> : null}
      {inUse.length > 0 && (
        <>
          <AidFacts aids={inUse} lossFee={value.lossFee} />
          <ClaimSection view={value} aids={inUse} />
          <ChangeSection />
          <HelpedCards requests={value.adjustments} />
        </>
      )}
      <RegisterSection view={value} />
    </div>
  );
}

function AidFacts({ aids, lossFee }: { aids: readonly AidView[]; lossFee: AidsView['lossFee'] }) {
  const t = useTranslations('aids');
  const locale = useLocale();
  const fee = formatMoneyInFull(cents(lossFee), 'CAD', locale);
  const day = useDay();
  return (
    <section className="grid gap-8 border-t-[1.5px] border-ink pt-6">
      <ul className="grid grid-cols-2 gap-4">
        {aids.map(({ id, ear, serial, model }) => (
          <li key={id} className="min-w-0">
            {model.imageUrl && (
              <Picture
                src={model.imageUrl}
                alt=""
                width={1600}
                height={1600}
                sizes="(min-width: 40rem) 20rem, 50vw"
                className="mb-3 aspect-[16/9] w-full bg-birch-100 object-contain"
              />
            )}
            <h2 className="flex items-center gap-3 font-display text-2xl">
              <EarMark ear={`${ear}-ear`} />
              {t(`ears.${ear}`)}
            </h2>
            <p>{shownSerial(serial)}</p>
          </li>
        ))}
      </ul>
      {aids.map((aid) => (
        <dl key={aid.id} className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
          <dt className="sr-only">{t(`ears.${aid.ear}`)}</dt>
          <dd className="sr-only">{shownSerial(aid.serial)}</dd>
          <Fact label={t('levelAndColour')}>{modelWords(aid)}</Fact>
          <Fact label={t('domes')}>
            {t('domesAre', {
              kind: t(`dome.${aid.care.dome}`),
              size: t(`size.${aid.care.domeSize}`),
            })}
          </Fact>
          <Fact label={t('filters')}>{t('filterIs', { size: aid.care.filter })}</Fact>
          <Fact label={t('warranty')}>{day(aid.warrantyEndsOn) ?? t('afterDelivery')}</Fact>
          <Fact label={t('loss')}>
            {aid.lossEndsOn === null
              ? t('afterDelivery')
              : aid.blocks.loss === null
                ? t('lossUntil', { date: day(aid.lossEndsOn) ?? '', fee })
                : t(`blocks.${aid.blocks.loss}`)}
          </Fact>
          <Fact label={t('setBy')}>
            {aid.care.setBy ? `${aid.care.setBy}, ${day(aid.care.setOn) ?? ''}` : t('notYet')}
          </Fact>
        </dl>
      ))}
      <div className="flex flex-wrap gap-4">
        <ButtonLink variant="secondary" href={paths.accessories}>
          {t('orderSupplies')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={paths.carePlan}>
          {t('carePlan')}
        </ButtonLink>
      </div>
    </section>
  );
}

const modelWords = ({ model: { name, level, colour } }: AidView) =>
  [level, colour].filter(Boolean).join(', ') || name;

function useDay() {
  const format = useFormatter();
  return (day: string | null) =>
    day === null
      ? null
      : format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-4">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
