import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AdminPage } from '../shell/admin-page';
import type { SectionId } from '../shell/sections';
import { AdminList, type AdminListProps } from './admin-list';

type ListScreenProps<Row> = Omit<AdminListProps<Row>, 'name'> & {
  /** The navigation entry; its name is the page's title. */
  section: SectionId;
  /** The name of the table, where it is not the section's. */
  name?: string;
  /** Actions for the whole page, next to the title. */
  actions?: ReactNode;
  /** What is above the list. */
  above?: ReactNode;
  /** What is below the list, and its dialogs. */
  children?: ReactNode;
};

/** A page of the admin area that shows one list. */
export function ListScreen<Row extends { id: string }>({
  section,
  name,
  actions,
  above,
  children,
  ...list
}: ListScreenProps<Row>) {
  const sections = useTranslations('admin.sections');
  return (
    <AdminPage section={section} title={sections(section)} actions={actions}>
      {above}
      <AdminList {...list} name={name ?? sections(section)} />
      {children}
    </AdminPage>
  );
}
