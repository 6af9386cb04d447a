import type { ReactNode } from 'react';
import styles from './fact.module.css';

/** A fact with its label, in a description list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.words}>{children}</dd>
    </div>
  );
}
