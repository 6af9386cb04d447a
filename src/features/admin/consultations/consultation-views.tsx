import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/text/link';
import { staffPaths } from '@/domain/staff/staff-paths';

const views = [
  { id: 'week', href: staffPaths.adminConsultations },
  { id: 'list', href: staffPaths.adminConsultationList },
  { id: 'requests', href: staffPaths.adminCallRequests },
  { id: 'callFirst', href: staffPaths.adminCallFirst },
] as const;

/** Tabs for the four views of consultations. */
export function ConsultationViews({ view }: { view: (typeof views)[number]['id'] }) {
  const t = useTranslations('admin-consultations');
  return (
    <nav aria-label={t('views')} className="mb-6 border-b border-line">
      <ul className="flex flex-wrap gap-x-7">
        {views.map(({ id, href }) => (
          <li key={id}>
            <Link
              href={href}
              aria-current={id === view ? 'page' : undefined}
              className="-mb-px inline-flex min-h-target items-center border-b-[3px] border-transparent no-underline hover:border-line aria-[current=page]:border-accent aria-[current=page]:font-semibold"
            >
              {t(id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
