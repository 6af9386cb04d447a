import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/pictures/picture';
import type { CustomerSubscription } from '@/domain/subscriptions/customer-subscription';
import { queryPaths } from '@/domain/pages/query-paths';
import { SubscriptionStatusBadge } from './subscription-status';
import { useSubscriptionWords } from './use-subscription-words';

/** Every subscription with its next event and a link to its page. */
export function SubscriptionList({
  subscriptions,
}: {
  subscriptions: readonly CustomerSubscription[];
}) {
  return (
    <ul className="border-t border-line">
      {subscriptions.map((subscription) => (
        <SubscriptionRow key={subscription.id} subscription={subscription} />
      ))}
    </ul>
  );
}

function SubscriptionRow({ subscription }: { subscription: CustomerSubscription }) {
  const t = useTranslations('subscriptions');
  const { next } = useSubscriptionWords();
  const { id, productName, plan } = subscription;
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 border-b border-line py-6 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <SubscriptionPicture url={subscription.imageUrl} />
      <div>
        <h2 className="font-display text-2xl">{productName}</h2>
        <p className="mt-1 mb-2">{plan.name}</p>
        <SubscriptionStatusBadge subscription={subscription} />
        <p className="mt-3 mb-4 text-ink-soft">{next(subscription)}</p>
        <ButtonLink variant="secondary" size="sm" href={queryPaths.accountSubscription(id)}>
          {t('manage', { name: productName })}
        </ButtonLink>
      </div>
    </li>
  );
}

export function SubscriptionPicture({ url }: { url: string | null }) {
  return (
    <span className="relative block aspect-square w-full self-start bg-plate">
      {url && <Picture src={url} alt="" fill sizes="120px" className="object-cover" />}
    </span>
  );
}
