import { useId, type ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import styles from './account-part.module.css';

type AccountPartProps = {
  heading: string;
  /** Its purpose or status; announced when it changes. */
  text?: ReactNode;
  isFirst?: boolean;
  children: ReactNode;
};

/** One section of the profile: its heading at the left where there is space, above it on smaller screens. */
export function AccountPart({ heading, text, isFirst = false, children }: AccountPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(styles.part, !isFirst && 'border-t border-line pt-10')}
    >
      <div className={cx(styles.columns, 'grid gap-x-12 gap-y-6')}>
        <div>
          <h2 id={id} className="font-display text-2xl">
            {heading}
          </h2>
          {text && (
            <p role="status" className="mt-2 wrap-anywhere text-ink-soft">
              {text}
            </p>
          )}
        </div>
        <div className="max-w-form min-w-0">{children}</div>
      </div>
    </section>
  );
}
