import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { object, type Schema } from 'yup';
import { adminRequest } from '@/client/requests/admin-requests';
import type { StoreRefusal } from '@/client/requests/store-answer';
import { showToast } from '@/components/ui/toasts/toast';
import { useAdminStore } from '../shell/admin-store';
import { orderAnswer, type OrderView } from '@/domain/staff/answers/order';

export type OrderState = {
  view: OrderView | null;
  status: 'loading' | 'ready' | 'missing' | 'failed';
  /** Somebody else changed the order: the screen was out of date and has been reloaded. */
  isOvertaken: boolean;
  /** The field or rule that refused the last change. */
  faultParam: string | null;
  reload(): void;
  /** Sends a change and shows the result. True when it was made. */
  change(path: string, fields: object, done: string): Promise<boolean>;
  /** Shows a refusal from another request in the same way. */
  tellRefusal(refusal: StoreRefusal): void;
};

/** One order, reloaded after each change. */
export function useOrder(orderId: string | null): OrderState {
  const t = useTranslations('admin-order');
  const isIn = useAdminStore(({ status }) => status === 'in');
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<{ view: OrderView | null; code: string | null }>();
  const [isOvertaken, setIsOvertaken] = useState(false);
  const [faultParam, setFaultParam] = useState<string | null>(null);
  useEffect(() => {
    if (!isIn || orderId === null) return;
    let isCurrent = true;
    const query = new URLSearchParams({ order_id: orderId }).toString();
    void adminRequest<OrderView>(`/api/admin-order?${query}`, { answer: orderAnswer }).then(
      (answer) => {
        if (!isCurrent) return;
        if (answer.ok) setLoaded({ view: answer.value, code: null });
        else setLoaded((last) => ({ view: last?.view ?? null, code: answer.code }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isIn, orderId, round]);

  const reload = () => setRound((last) => last + 1);
  function tellRefusal({ code, message, param }: StoreRefusal) {
    setFaultParam(param);
    const isConflict = code === 'conflict';
    setIsOvertaken(isConflict);
    if (isConflict) reload();
    else if (param === 'serials_missing') void showToast('error', t('serialsMissing'));
    else void showToast('error', code === 'permission_error' ? message : t('failed'));
  }
  async function change(path: string, fields: object, done: string): Promise<boolean> {
    const anything: Schema<object> = object();
    const body = { order_id: orderId, revision: loaded?.view?.adminFacts?.revision, ...fields };
    const answer = await adminRequest(path, { answer: anything, body });
    if (!answer.ok) {
      tellRefusal(answer);
      return false;
    }
    setIsOvertaken(false);
    setFaultParam(null);
    void showToast('success', done);
    reload();
    return true;
  }
  return {
    view: loaded?.view ?? null,
    status: statusOf(loaded),
    isOvertaken,
    faultParam,
    reload,
    change,
    tellRefusal,
  };
}

function statusOf(
  loaded: { view: OrderView | null; code: string | null } | undefined,
): OrderState['status'] {
  if (!loaded) return 'loading';
  if (loaded.view) return 'ready';
  return loaded.code === 'not_found_error' ? 'missing' : 'failed';
}
