import { cx } from '@/components/ui/cx';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { Notice } from '@/components/ui/notice';
import { Badge } from '@/components/ui/text/badge';
import { staffPaths } from '@/domain/staff/staff-paths';
import { RecordView } from '../record/record-view';
import { AdminPage } from '../shell/admin-page';
import { OptionsPart } from './options-part';
import { OrderCard } from './order-card';
import { SheetExport } from './sheet-export';
import { SheetPicture } from './sheet-picture';
import { SignOffCard } from './sign-off-card';
import { TargetTables } from './target-tables';
import { UncertainPart } from './uncertain-part';
import { useFitting, type ShownSheet } from './use-fitting';
import { VersionList } from './version-list';
import styles from './fittings.module.css';

/** How the hearing aids of one order are to be set. The page's address contains the order's id, never the person's. */
export function FittingScreen() {
  const t = useTranslations('admin-fitting');
  const { query } = useRouter();
  const orderId = typeof query.order === 'string' ? query.order : null;
  const { answered, shown } = useFitting(orderId);
  return (
    <AdminPage
      section="orders"
      title={shown ? <Title shown={shown} /> : t('one')}
      {...(orderId !== null && {
        back: {
          href: staffPaths.adminOrder(orderId),
          label: shown ? t('order', { number: shown.view.order.number }) : t('openOrder'),
        },
      })}
      actions={shown && <SheetExport shown={shown} />}
    >
      <RecordView answered={answered}>{() => shown && <Fitting shown={shown} />}</RecordView>
    </AdminPage>
  );
}

function Title({ shown: { view, stored } }: { shown: ShownSheet }) {
  const t = useTranslations('admin-fitting');
  const state = stored?.signature ? 'signed' : stored ? 'unsigned' : 'draft';
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-2">
      {t('title', { name: view.order.name ?? t('noName') })}
      <span className="font-sans">
        <Badge tone={state === 'signed' ? 'positive' : 'attention'}>{t(`states.${state}`)}</Badge>
      </span>
    </span>
  );
}

function Fitting({ shown }: { shown: ShownSheet }) {
  const t = useTranslations('admin-fitting');
  const { view, sheet, before, fault, draft } = shown;
  const refused = fault ?? (draft.basis === 'starting' ? (view.test?.fault ?? null) : null);
  return (
    <div className={cx('grid gap-x-10 gap-y-8', styles.screen)}>
      <div className="grid min-w-0 content-start gap-8">
        {refused && <Notice tone="attention">{t(`faults.${refused}`)}</Notice>}
        {sheet && <SheetPicture sheet={sheet} />}
        {sheet && <TargetTables sheet={sheet} before={before} />}
        <OptionsPart shown={shown} />
      </div>
      <div className="grid min-w-0 content-start gap-8">
        <SignOffCard shown={shown} />
        {sheet && <UncertainPart sheet={sheet} view={view} />}
        <OrderCard view={view} />
        <VersionList sheets={view.sheets} />
      </div>
    </div>
  );
}
