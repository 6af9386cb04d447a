import { useTranslations } from 'next-intl';
import { keepTextSize } from '@/client/text-size';
import { PillSelect } from '@/components/ui/pill-select';
import { isTextSize, textSizes } from '@/domain/text-size';
import { useTextSize } from './use-text-size';

/** The size of all text on all pages; what is chosen stays chosen on this device. */
export function TextSizeSelect() {
  const t = useTranslations('shell.textSize');
  return (
    <PillSelect
      label={t('label')}
      value={useTextSize()}
      options={textSizes}
      wordOf={t}
      onChange={(size) => isTextSize(size) && keepTextSize(size)}
    />
  );
}
