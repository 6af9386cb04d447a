import { cx } from '@/components/ui/cx';
import styles from './prose.module.css';

type ProseProps = {
  /** From the editorial module, which accepts no HTML from its authors. */
  html: string;
  className?: string;
};

/** A long text in a line length that is easy to read. */
export function Prose({ html, className }: ProseProps) {
  return <div className={cx(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
