import { useTranslations } from 'next-intl';
import { reportError } from '@/client/error-reporting';
import { useKitForm } from '@/components/forms/use-kit-form';
import { showToast } from '@/components/ui/toasts/toast';
import { phonePrefix } from '@/domain/checkout/checkout-address';
import { callBackFields, type CallBackValues } from '@/domain/consultations/consultation';
import { errorCatalogue, errorKeyOf } from '@/domain/failures/error-catalogue';
import { askForCall, type CallBackAnswer } from './consultation-requests';

/** Spec 9: time limit of a request. */
const timeoutSeconds = 20;

const loadRules = () =>
  import('@/domain/schemas/call-back-form').then((rules) => rules.findCallBackProblems);

type Options = {
  /** Called before the request, for analytics. */
  onSending?: () => void;
  onSent: (answer: CallBackAnswer) => void;
};

/** The call-back form; typed values stay until it was sent. */
export function useCallBack(name: string, { onSending, onSent }: Options) {
  const errors = useTranslations('errors');
  const kit = useKitForm<CallBackValues>({
    name,
    fields: callBackFields,
    start: { name: '', email: '', phone: phonePrefix },
    loadRules,
    help: { email: 'email', phone: 'phone' },
  });

  async function send(values: CallBackValues): Promise<boolean> {
    onSending?.();
    const answer = await askForCall(values);
    if (answer.ok) {
      onSent(answer.value);
      return true;
    }
    reportError(new Error(`consultation: ${answer.code}`), 'consultation');
    const key = errorKeyOf({ code: answer.code }) ?? 'generic';
    void showToast('error', errors(errorCatalogue[key], { seconds: timeoutSeconds }));
    return false;
  }

  return { ...kit, formProps: kit.formProps(send) };
}
