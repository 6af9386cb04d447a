import { Frame } from '@/components/icons/frame';

/**
 * Icons of the header and footer, drawn like those in `components/icons` but one path each, because every page loads
 * them.
 */
const drawings = {
  arrowLeft: 'm12 19-7-7 7-7M19 12H5',
  bag: 'M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
  chevronDown: 'm6 9 6 6 6-6',
  menu: 'M4 5h16M4 12h16M4 19h16',
  search: 'm21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  user: 'M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M20 21a8 8 0 0 0-16 0',
} as const;

type ShellIconProps = {
  name: keyof typeof drawings;
  size: number;
  strokeWidth?: number;
  className?: string;
};

/** An icon beside a word that says the same. */
export function ShellIcon({ name, ...look }: ShellIconProps) {
  return (
    <Frame {...look}>
      <path d={drawings[name]} />
    </Frame>
  );
}
