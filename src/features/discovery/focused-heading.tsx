import { useEffect, useRef, type ReactNode } from 'react';

type FocusedHeadingProps = {
  /** The first question follows the page's own heading; nothing takes the focus on load. */
  isFirst: boolean;
  children: ReactNode;
};

/** Takes the focus when its step appears, so that it is announced and the keyboard starts there. */
export function FocusedHeading({ isFirst, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  const Tag = isFirst ? 'h2' : 'h1';
  return (
    <Tag ref={heading} tabIndex={-1} className="font-display text-3xl text-balance outline-none">
      {children}
    </Tag>
  );
}
