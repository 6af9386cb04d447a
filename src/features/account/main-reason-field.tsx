import { useTranslations } from 'next-intl';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { mainReasons, type MainReason } from '@/domain/orders/return-request';

type MainReasonFieldProps = {
  name: string;
  value: MainReason | null;
  onChange: (value: MainReason) => void;
  /** Gets what the form focuses when nothing was chosen: a group of radios has no focus of its own. */
  focusRef?: (group: { focus: () => void } | null) => void;
  error?: string;
};

/** Why an order goes back, as a short list of taps. */
export function MainReasonField({ name, value, onChange, focusRef, error }: MainReasonFieldProps) {
  const t = useTranslations('return-reasons');
  return (
    <div
      ref={(element) =>
        focusRef?.(element && { focus: () => element.querySelector('input')?.focus() })
      }
    >
      <OptionRows
        legend={t('legend')}
        name={name}
        value={value}
        onChange={onChange}
        options={mainReasons.map((reason) => ({
          value: reason,
          label: t(reason),
          isCompact: true,
        }))}
        error={error}
      />
    </div>
  );
}
