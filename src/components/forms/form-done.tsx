import { useId, type ReactNode } from 'react';
import { CircleCheck } from '@/components/icons/circle-check';
import { useShown } from './use-shown';

type FormDoneProps = {
  heading: string;
  headingLevel?: 2 | 3;
  /** What happens next. */
  children?: ReactNode;
};

/**
 * Says in the page that a form was sent, and stays. It takes the focus and comes into view when it appears; give it a
 * new `key` when the form is sent again.
 */
export function FormDone({ heading, headingLevel = 2, children }: FormDoneProps) {
  const title = useShown<HTMLHeadingElement>();
  const textId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-4 rounded-r-md border-l-4 border-aurora-600 bg-aurora-50 px-5 py-5 leading-normal text-ink">
      <CircleCheck aria-hidden size={28} className="mt-1" />
      <div className="grid justify-items-start gap-2">
        <Heading
          ref={title}
          tabIndex={-1}
          aria-describedby={textId}
          className="font-display text-2xl text-balance wrap-anywhere"
        >
          {heading}
        </Heading>
        <div id={textId} className="grid justify-items-start gap-3 wrap-anywhere">
          {children}
        </div>
      </div>
    </div>
  );
}

/** One line that says what was saved, for a form that stays on the screen. Focus and `key` as above. */
export function FormSaved({ children }: { children: ReactNode }) {
  const words = useShown<HTMLParagraphElement>();
  return (
    <p
      ref={words}
      tabIndex={-1}
      className="flex gap-3 rounded-r-md border-l-4 border-aurora-600 bg-aurora-50 px-4 py-3 wrap-anywhere text-ink"
    >
      <CircleCheck aria-hidden size={24} className="flex-none" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
