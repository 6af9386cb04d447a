import { useTranslations } from 'next-intl';
import { Lock } from '@/components/icons/lock';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';

type CardFormEndProps = {
  /** The first card becomes the default by itself. */
  isFirst: boolean;
  isDefault: boolean;
  onDefault: (isDefault: boolean) => void;
  isSaving: boolean;
  /** Why the card was not kept; null when nothing was refused. */
  refusal: string | null;
  onCancel: () => void;
};

/** The last part of a form for a new card: default, refusal, buttons and a note about safety. */
export function CardFormEnd(props: CardFormEndProps) {
  const { isFirst, isDefault, onDefault, isSaving, refusal, onCancel } = props;
  const t = useTranslations('account.cards');
  return (
    <>
      {!isFirst && (
        <CheckboxField
          label={t('preferThis')}
          checked={isDefault}
          onChange={(event) => onDefault(event.target.checked)}
        />
      )}
      <p role="alert" className="font-medium text-danger empty:hidden">
        {refusal}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSaving} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      <p className="flex items-center gap-2.5 text-xs text-ink-soft">
        <Lock aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
        {t('note')}
      </p>
    </>
  );
}
