import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type StepFrameProps = {
  heading: string;
  /** Leaves without a change; missing where leaving is not possible. */
  onCancel?: () => void;
  children: ReactNode;
};

/** One stage of a change, shown instead of the buttons that started it. Its heading takes the focus. */
export function StepFrame({ heading, onCancel, children }: StepFrameProps) {
  const t = useTranslations('admin-logins.steps');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [heading]);
  return (
    <div className="grid max-w-[26rem] gap-5 rounded-md border border-line p-5">
      <h3 ref={title} tabIndex={-1} className="text-lg font-semibold outline-none">
        {heading}
      </h3>
      {children}
      {onCancel && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
