import { adminDocument } from '@/client/requests/admin-requests';
import { saveFile } from '@/client/requests/save-file';
import { Button } from '@/components/ui/button';
import { useTranslations } from 'next-intl';
import { showToast } from '@/components/ui/toasts/toast';

type SaveButtonProps = { path: string; fileName: string; label: string };

/** Saves a file of a customer's on this machine; each time is noted. */
export function SaveButton({ path, fileName, label }: SaveButtonProps) {
  const t = useTranslations('admin-devices');
  async function save() {
    const answer = await adminDocument(path);
    if (answer.ok) saveFile(answer.value, fileName);
    else await showToast('error', t('notSaved'));
  }
  return (
    <Button size="sm" variant="secondary" onClick={() => void save()}>
      {label}
    </Button>
  );
}
