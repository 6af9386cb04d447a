import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type StepFrameProps = {
  heading: string;
  /** Leaves without a change; without it there is nothing to leave. */
  onCancel?: () => void;
  children: ReactNode;
};

/** One stage of a change, in the place of the buttons that began it. The keyboard follows to its heading. */
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
