import { useEffect, useEffectEvent, useState } from 'react';
import { tellFailure } from '@/features/failures/public';
import { fetchSlots } from './booking-requests';

/** The free slots. */
export function useSlots() {
  const [slots, setSlots] = useState<readonly string[]>([]);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');

  function take(answer: Awaited<ReturnType<typeof fetchSlots>>) {
    if (answer.ok) setSlots(answer.value);
    else tellFailure('generic', answer, 'consultation');
    setStatus(answer.ok ? 'ready' : 'failed');
  }

  async function load() {
    take(await fetchSlots());
  }

  const taken = useEffectEvent(take);
  useEffect(() => {
    void fetchSlots().then(taken);
  }, []);
  return { slots, status, load };
}
