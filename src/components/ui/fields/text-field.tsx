import { useTranslations } from 'next-intl';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { controlLook, describedBy, FieldFrame } from './field-frame';
import { cx } from '../cx';

type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** A small icon at the right edge of the box, such as a lock or a card mark. */
  adornment?: ReactNode;
  /** Class of the box; `className` is for the whole field (its place in a grid). */
  inputClassName?: string;
};

/** One line of text with label, hint and error. Accepts what react-hook-form's `register` returns. */
export function TextField({
  label,
  hint,
  error,
  adornment,
  className,
  inputClassName,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <span className="relative block">
        <input
          type="text"
          // Lets the box shrink to the available width; its default width would widen narrow windows when letters are
          // spaced out.
          size={1}
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className={cx(controlLook, Boolean(adornment) && 'pr-12', inputClassName)}
        />
        {adornment && (
          <span className="absolute inset-y-0 right-4 grid place-items-center text-ink-soft">
            {adornment}
          </span>
        )}
      </span>
    </FieldFrame>
  );
}

/** A password with a Show button inside the box, so that visitors can see what they type. */
export function PasswordField({ inputClassName, ...rest }: TextFieldProps) {
  const t = useTranslations('ui');
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      inputClassName={cx('pr-24', inputClassName)}
      adornment={
        <button
          type="button"
          onClick={() => setIsShown(!isShown)}
          className="-mr-2 min-h-target rounded-full px-2 text-sm font-semibold text-ink underline decoration-accent decoration-[1.5px] underline-offset-[0.25em]"
        >
          {isShown ? t('hide') : t('show')}
          <span className="sr-only"> {t('passwordSuffix')}</span>
        </button>
      }
    />
  );
}
