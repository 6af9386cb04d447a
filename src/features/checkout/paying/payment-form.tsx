import { useTranslations } from 'next-intl';
import Head from 'next/head';
import { useEffect, useId, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { DoctorSignsList } from '@/components/advice/doctor-signs-list';
import { Lock } from '@/components/icons/lock';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import { brand } from '@/domain/brand';
import type { Cart } from '@/domain/carts/cart';
import { rulesFor, type CheckoutField, type SavedCheckout } from '@/domain/checkout/checkout-form';
import type { CheckoutProblem } from '@/domain/checkout/checkout-problem';
import { CheckoutFormProvider } from '../checkout-form-context';
import { failureIn, useCheckoutStore } from '../checkout-store';
import { ContactSection } from '../sections/contact-section';
import { DeliverySection } from '../sections/delivery-section';
import { FailureNotice } from '../failure-notice';
import { failToPay, loadPlaceOrder, pay } from './pay';
import { PayButton } from './pay-button';
import { loadPaymentMethods } from './payment-methods-store';
import { PaymentSection } from '../sections/payment-section';
import { WalletButtons } from '../sections/wallet-buttons';
import { PlanAgreement } from '../sections/plan-agreement';
import { useAccountBook } from '../sections/use-account-book';
import { fieldIdOf, loadFormRules, problemsIn, useCheckoutForm } from '../use-checkout-form';

type PaymentFormProps = { cart: Cart; isPending: boolean };

/** The form: contact, delivery, payment, and the outcome of pressing `Pay now`. */
export function PaymentForm({ cart, isPending }: PaymentFormProps) {
  const t = useTranslations('checkout');
  const words = useTranslations('fields.problems');
  const agreementId = useId();
  const [start] = useState(() => startFor(cart));
  const needs = { isPaymentDue: cart.captureTotal > 0, isShipped: cart.isShipped };
  const form = useCheckoutForm(start, needs);
  const failure = useCheckoutStore(failureIn);
  const isPaying = useCheckoutStore(({ progress }) => progress.step === 'paying');
  const { errors, submitCount } = form.formState;
  const [deliveryType, isBillingSameAsShipping, paymentMethod, savedCard] = useWatch({
    control: form.control,
    name: ['deliveryType', 'isBillingSameAsShipping', 'paymentMethod', 'savedCard'],
  });
  const rules = rulesFor(
    { deliveryType, isBillingSameAsShipping, paymentMethod, savedCard },
    needs,
  );
  useEffect(() => {
    void loadPaymentMethods();
  }, []);
  const book = useAccountBook(form, cart.isCustomers, failure?.kind === 'card-gone');
  const isSavedCard = needs.isPaymentDue && paymentMethod === 'card' && Boolean(savedCard);
  const problems = submitCount > 0 ? problemsIn(errors, rules) : [];

  const submit = form.handleSubmit(async (values) => {
    await pay(values, cart);
    const refused = failureIn(useCheckoutStore.getState());
    if (refused?.kind !== 'field-refused') return;
    form.setError(refused.field, { type: 'server', message: refusedProblem(refused.field) });
  });

  return (
    <FormProvider {...form}>
      <CheckoutFormProvider form={form}>
        {(problems.length > 0 || failure) && (
          <Head>
            <title>{`${t('errorTitle', { title: t('pageTitle') })} | ${brand.name}`}</title>
          </Head>
        )}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void loadFormRules().then(() => submit(event), failToPay);
          }}
          onFocus={() => void Promise.allSettled([loadFormRules(), loadPlaceOrder()])}
        >
          <h1 className="mb-5 font-display text-3xl lg:mb-10">{t('heading')}</h1>
          {submitCount > 0 && (
            <div className={problems.length > 0 ? 'mb-8' : undefined}>
              <ErrorSummary
                key={submitCount}
                title={t('errorSummary', { count: problems.length })}
                errors={problems.map(({ field, problem }) => ({
                  fieldId: fieldIdOf(field),
                  message: words(problem),
                }))}
              />
            </div>
          )}
          <WalletButtons cart={cart} needs={needs} />
          <ContactSection />
          {needs.isShipped && <DeliverySection cart={cart} book={book} />}
          <PaymentSection cart={cart} book={book} />
          {failure && failure.kind !== 'field-refused' && <FailureNotice failure={failure} />}
          {cart.hasHearingAid && (
            <div className="my-8">
              <DoctorSignsList />
            </div>
          )}
          <PlanAgreement cart={cart} id={agreementId} />
          <PayButton
            cart={cart}
            isPaying={isPaying}
            isPending={isPending}
            agreementId={cart.hasPlan ? agreementId : undefined}
          />
          <p className="mt-4 flex items-center justify-center gap-2.5 text-xs text-ink-soft">
            <Lock aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
            {t(`payment.${noteOf(rules.asksCard, isSavedCard)}`)}
          </p>
        </form>
      </CheckoutFormProvider>
    </FormProvider>
  );
}

function noteOf(isTyped: boolean, isSaved: boolean) {
  if (isTyped) return 'cardNote';
  return isSaved ? 'savedCardNote' : 'note';
}

/** Stored values win over the account's: the shopper typed them last. */
function startFor(cart: Cart): SavedCheckout {
  const { saved } = useCheckoutStore.getState();
  return { ...saved, contactEmail: saved.contactEmail || (cart.accountEmail ?? '') };
}

/** The problem to show when our check accepted a field and the vault or the server refused it. */
function refusedProblem(field: CheckoutField): CheckoutProblem {
  switch (field) {
    case 'contactEmail':
      return 'emailInvalid';
    case 'card.number':
      return 'cardNumberInvalid';
    case 'card.expiry':
      return 'cardExpiryInvalid';
    case 'card.securityCode':
      return 'securityCodeInvalid';
    default:
      return 'refused';
  }
}
