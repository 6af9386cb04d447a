import { useFormatter, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { profileItemKinds } from '@/domain/hearing-profile';
import { paths } from '@/domain/paths';
import type { OrderView } from './order-answer';
import { Fact, Part } from './order-part';

type HearingPartProps = { view: OrderView; hearing: NonNullable<OrderView['hearing']> };

/** The rule of the province it goes to, what is there by it, and what is missing. */
export function HearingPart({ view, hearing }: HearingPartProps) {
  const t = useTranslations('admin-order');
  const format = useFormatter();
  const kinds = profileItemKinds.filter((kind) => hearing.kinds.includes(kind));
  return (
    <Part title={t('hearing')}>
      <dl>
        <Fact label={t('rule', { province: view.order.shipping?.state ?? '' })}>
          {t(`rules.${hearing.rule}`)}
        </Fact>
        <Fact label={t('onFile')}>
          {kinds.length > 0 ? kinds.map((kind) => t(`kinds.${kind}`)).join(', ') : t('nothing')}
        </Fact>
        <Fact label={t('missingLabel')}>
          {hearing.missing ? t(`missingWhat.${hearing.missing}`) : t('nothing')}
        </Fact>
        {hearing.reviewedAt && (
          <Fact label={t('reviewed')}>
            {format.dateTime(new Date(hearing.reviewedAt), { dateStyle: 'medium' })}
          </Fact>
        )}
      </dl>
      <ButtonLink size="sm" variant="secondary" href={paths.adminHearingTests} className="mt-3">
        {t('hearingTests')}
      </ButtonLink>
    </Part>
  );
}
