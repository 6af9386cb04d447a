import type { ReactNode } from 'react';
import { deferred } from '@/components/ui/loading/deferred';
import { useGatePass } from './gate-pass';

export const Gate = deferred(() => import('./gate').then((module) => module.prepareGate()));

type CodeGateProps = {
  /** False where everybody may come in. */
  isOn: boolean;
  children: ReactNode;
};

/** Shows the shop to whoever knows the code, once and for all on this device (spec 2). */
export function CodeGate({ isOn, children }: CodeGateProps) {
  const isLetIn = useGatePass();
  if (!isOn || isLetIn) return children;
  return isLetIn === null ? null : <Gate />;
}
