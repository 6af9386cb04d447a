import type { ReactNode } from 'react';
import { deferred } from '@/components/ui/loading/deferred';
import { useGatePass } from './gate-pass';

export const Gate = deferred(() => import('./gate').then((module) => module.prepareGate()));

type CodeGateProps = {
  /** False where the shop is open to everybody. */
  isOn: boolean;
  children: ReactNode;
};

/** Shows the shop to visitors who know the code; this device stays admitted (spec 2). */
export function CodeGate({ isOn, children }: CodeGateProps) {
  const isLetIn = useGatePass();
  if (!isOn || isLetIn) return children;
  return isLetIn === null ? null : <Gate />;
}
