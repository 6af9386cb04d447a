import type { ReactNode } from 'react';
import { FlaskConical } from '@/components/icons/flask-conical';

/** Says beside a payment form that no money is taken. */
export function TestModeNotice({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 rounded-r-md border-l-4 border-amber-500 bg-amber-100 px-4 py-3">
      <FlaskConical aria-hidden size={22} className="flex-none" />
      {children}
    </p>
  );
}
