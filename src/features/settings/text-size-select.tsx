import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { keepTextSize, readTextSize, staticTextSize, watchTextSize } from '@/client/text-size';
import { PillSelect } from '@/components/ui/pill-select';
import { isTextSize, textSizes } from '@/domain/text-size';

/** The size of all text on all pages; what is chosen stays chosen on this device. */
export function TextSizeSelect() {
  const t = useTranslations('shell.textSize');
  const size = useSyncExternalStore(watchTextSize, readTextSize, staticTextSize);
  return (
    <PillSelect
      label={t('label')}
      value={size}
      options={textSizes}
      wordOf={t}
      onChange={(chosen) => isTextSize(chosen) && keepTextSize(chosen)}
    />
  );
}
