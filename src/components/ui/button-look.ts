import { cx } from './cx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** `lg` 64 px is for paying, `md` 56 px for main controls, `sm` 44 px inside lists. */
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'inline-flex items-center justify-center gap-2.5 rounded-full border-2 text-center leading-tight font-semibold no-underline transition-colors duration-(--motion-fast)';

/* A busy button keeps its colours, because it is working and not disabled. */
const unavailable =
  'not-aria-busy:disabled:border-transparent not-aria-busy:disabled:bg-birch-200 not-aria-busy:disabled:text-ink-faint not-aria-busy:aria-disabled:border-transparent not-aria-busy:aria-disabled:bg-birch-200 not-aria-busy:aria-disabled:text-ink-faint dark:not-aria-busy:disabled:bg-spruce-700 dark:not-aria-busy:disabled:text-spruce-200 dark:not-aria-busy:aria-disabled:bg-spruce-700 dark:not-aria-busy:aria-disabled:text-spruce-200';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-ink text-birch-50 hover:bg-aurora-700 dark:bg-aurora-300 dark:text-ink dark:hover:bg-white',
  secondary:
    'border-current bg-transparent hover:border-ink hover:bg-ink hover:text-birch-50 dark:hover:border-birch-50 dark:hover:bg-birch-50 dark:hover:text-ink',
  // Padding and border are 1 rem together: `-ml-4` aligns a quiet button's words with the text above.
  quiet:
    'border-transparent bg-transparent px-3.5! underline decoration-accent decoration-[1.5px] underline-offset-[0.28em] hover:decoration-[2.5px]',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-target px-5 py-2 text-sm',
  md: 'min-h-control px-5 py-3 text-base sm:px-7 sm:whitespace-nowrap',
  lg: 'min-h-16 px-6 py-3 text-base sm:px-8 sm:whitespace-nowrap',
};

/** The classes of a button, for real buttons and for links that look like one. */
export function buttonLook(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return cx(base, variants[variant], sizes[size], unavailable, className);
}
