import { cx } from '@/components/ui/cx';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/text/badge';
import { TextLink } from '@/components/ui/text/text-link';
import { callFirstSchema, type CallFirst } from '@/domain/staff/answers/call-first';
import { staffPaths } from '@/domain/staff/staff-paths';
import { ConsultationViews } from '../consultations/consultation-views';
import { PhoneLink } from '../consultations/call-person';
import { DoNotPhone } from '../record/do-not-phone';
import { RecordView } from '../record/record-view';
import { useAnswer } from '../record/use-answer';
import { useClinicTime } from '../record/use-clinic-time';
import { AdminPage } from '../shell/admin-page';
import { CallNotesButton } from './call-notes-button';
import styles from './trials.module.css';

/** Customers in their trial whom we call first, and why. */
export function CallFirstScreen() {
  const t = useTranslations('admin-trials');
  const sections = useTranslations('admin.sections');
  const answered = useAnswer('/api/admin-call-first', callFirstSchema);
  return (
    <AdminPage section="consultations" title={sections('consultations')}>
      <ConsultationViews view="callFirst" />
      <p className="mb-6 max-w-prose text-ink-soft">{t('intro')}</p>
      <RecordView answered={answered}>
        {({ results }) =>
          results.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <ul className="border-t-[1.5px] border-ink">
              {results.map((one) => (
                <Row key={one.orderId} one={one} onCalled={answered.reload} />
              ))}
            </ul>
          )
        }
      </RecordView>
    </AdminPage>
  );
}

const tones = { unhappy: 'negative', little_wear: 'attention', silent: 'neutral' } as const;

function Row({ one, onCalled }: { one: CallFirst; onCalled: () => void }) {
  const t = useTranslations('admin-trials');
  const { moment } = useClinicTime();
  const { name, email, phone, doNotPhone, orderId, orderNumber } = one;
  return (
    <li className={cx('grid gap-x-8 gap-y-3 border-b border-line py-4', styles.row)}>
      <div className="grid content-start justify-items-start gap-1 break-words">
        <span className="font-semibold">{name}</span>
        <span className="break-all text-ink-soft">{email}</span>
        {phone !== '' && (doNotPhone ? <span>{phone}</span> : <PhoneLink phone={phone} />)}
        {doNotPhone && <DoNotPhone />}
      </div>
      <div className="flex flex-wrap content-start gap-2">
        {one.reasons.map((reason) => (
          <Badge key={reason} tone={tones[reason]}>
            {t(`reasons.${reason}`)}
          </Badge>
        ))}
      </div>
      <div className="grid content-start justify-items-start gap-1">
        <span>{t('day', { day: one.day, left: one.daysLeft })}</span>
        <TextLink href={staffPaths.adminOrder(orderId)}>
          {t('order', { number: orderNumber })}
        </TextLink>
        {one.lastCallAt && (
          <span className="text-ink-soft">{t('lastCall', { moment: moment(one.lastCallAt) })}</span>
        )}
      </div>
      <div>
        <CallNotesButton
          label={t('called')}
          name={name}
          about={{ order_id: orderId }}
          onSaved={onCalled}
        />
      </div>
    </li>
  );
}
