import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/text/badge';
import { OutsideLink } from '@/components/ui/text/text-link';
import { DoNotPhone } from '../record/do-not-phone';
import { ProofLine } from '../record/proof-words';
import type { Call } from '@/domain/staff/answers/call';

/** The person to call and their contact details. A number that must not be called is not a link. */
export function CallPerson({ call }: { call: Call }) {
  const { name, email, phone, doNotPhone, proof, locale } = call;
  const reader = useTranslations('admin.reader');
  return (
    <span className="inline-grid justify-items-start gap-1 font-normal break-words">
      <span className="font-semibold">{name}</span>
      <span className="break-all text-ink-soft">{email}</span>
      <span>{reader(locale)}</span>
      <ProofLine proof={proof} />
      {phone !== '' && (doNotPhone ? <span>{phone}</span> : <PhoneLink phone={phone} />)}
      {doNotPhone && <DoNotPhone />}
    </span>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return <OutsideLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</OutsideLink>;
}

const tones = {
  booked: 'neutral',
  canceled: 'plain',
  done: 'positive',
  missed: 'attention',
} as const;

export function CallStatusBadge({ status }: Pick<Call, 'status'>) {
  const t = useTranslations('admin-consultations.statuses');
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
