import { useEffect, useRef, type ReactNode } from 'react';
import { BrandMark } from '@/components/shell/brand-mark';
import { NamedWordmark } from '@/components/shell/named-wordmark';
import { buttonLook } from '@/components/ui/button-look';
import { LanguageButton } from '../shell/language-button';

type LoginFrameProps = {
  heading: string;
  /** A later step replaces an earlier one: its heading takes the focus to announce it. */
  isFocused?: boolean;
  children: ReactNode;
};

/** A step of the login, shown instead of the requested page. */
export function LoginFrame({ heading, isFocused = false, children }: LoginFrameProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) title.current?.focus();
  }, [isFocused, heading]);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-dvh content-center px-gutter py-10 outline-none"
    >
      <div className="mx-auto grid w-full max-w-[26rem] gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="flex items-center gap-3 text-xl">
            <BrandMark className="size-9" />
            <NamedWordmark />
          </p>
          <LanguageButton className={buttonLook('quiet', 'sm')} />
        </div>
        <h1 ref={title} tabIndex={-1} className="font-display text-2xl outline-none">
          {heading}
        </h1>
        {children}
      </div>
    </main>
  );
}
