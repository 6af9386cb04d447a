import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/loading/skeleton';

/** The page while cart and saved fields are loading, in their later layout. */
export function CheckoutSkeleton() {
  const t = useTranslations('checkout');
  return (
    <div className="lg:grid lg:min-h-[calc(100dvh-5rem)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div aria-hidden className="min-h-16 border-b border-line bg-plate lg:hidden" />
      <div className="px-gutter pt-6 pb-16 lg:pt-12 lg:pr-20 lg:pb-24 lg:pl-[max(var(--gutter),calc((100vw-var(--container-page))/2))]">
        <h1 className="mb-5 font-display text-3xl lg:mb-10">{t('heading')}</h1>
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <div className="grid gap-8">
          {['contact', 'delivery', 'payment'].map((part) => (
            <div key={part} className="grid grid-cols-1 gap-4">
              <Skeleton className="h-9 w-44 max-w-full" />
              <Skeleton className="h-14 rounded-md" />
              <Skeleton className="h-14 rounded-md" />
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden className="hidden border-l border-line bg-plate lg:block" />
    </div>
  );
}
