import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { CustomerAccount } from '@/client/wire/account-from-wire';
import { watchSessionEnd } from '@/client/session/session-end';
import { FormSaved } from '@/components/forms/form-done';
import { NotSent } from '@/components/forms/not-sent';
import { resolverBy } from '@/components/forms/resolver-by';
import { useFormSend } from '@/components/forms/use-form-send';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/fields/text-field';
import { printedPhone } from '@/domain/checkout/checkout-address';
import {
  isProfileProblem,
  profileFields,
  type ProfileField,
  type ProfileFields,
} from '@/domain/accounts/profile-form';
import { useTellFailure } from '@/features/auth/public';
import { forgetProfileDraft, keepProfileDraft, readProfileDraft } from './profile-draft';

const loadRules = () => import('@/domain/schemas/profile-form');
const loadActions = () => import('./profile-actions');

const resolver = resolverBy<ProfileFields>(async (values) =>
  (await loadRules()).findProfileProblems(values),
);

/** Name and phone. The e-mail identifies the account and is only shown. */
export function ProfileForm({ account }: { account: CustomerAccount }) {
  const t = useTranslations('account.profile');
  const tell = useTellFailure();
  const [isSaving, setIsSaving] = useState(false);
  const [savedCount, setSavedCount] = useState(0);
  const { form, filledFrom } = useProfileForm(account);
  const { submitCount } = form.formState;
  const { isLost, sendProps } = useFormSend();
  const field = useProfileField(form);
  const problems = profileFields.flatMap((name) => {
    const { id, error } = field(name);
    return error ? [{ fieldId: id, message: error }] : [];
  });

  const submit = form.handleSubmit(async (values) => {
    setIsSaving(true);
    const saved = await loadActions()
      .then((actions) => actions.saveProfile(values))
      .finally(() => setIsSaving(false));
    if (!saved.ok) return tell('generic', saved);
    forgetProfileDraft();
    form.reset({ ...saved.value, phone: printedPhone(saved.value.phone) });
    setSavedCount((count) => count + 1);
  });

  return (
    <form
      {...sendProps({ load: () => Promise.all([loadRules(), loadActions()]), submit })}
      aria-label={t('details')}
      className="grid gap-5"
    >
      {submitCount > 0 && problems.length > 0 && (
        <ErrorSummary
          key={submitCount}
          title={t('errorSummary', { count: problems.length })}
          errors={problems}
        />
      )}
      <TextField {...field('firstName')} label={t('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} label={t('lastName')} autoComplete="family-name" />
      <TextField
        id="profile-email"
        label={t('email')}
        hint={t('emailHint')}
        value={account.email}
        type="email"
        readOnly
        inputClassName="bg-birch-100"
      />
      <TextField
        {...field('phone')}
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        autoComplete="tel"
      />
      {/* Below the fields: it comes late, and nothing may move under a finger. */}
      {filledFrom && (
        <Notice tone="note">{t(filledFrom === 'draft' ? 'restored' : 'fromOrder')}</Notice>
      )}
      <NotSent isShown={isLost} />
      <Button
        type="submit"
        isBusy={isSaving}
        busyLabel={t('saving')}
        className="mt-2 justify-self-start"
      >
        {t('save')}
      </Button>
      {savedCount > 0 && <FormSaved key={savedCount}>{t('saved')}</FormSaved>}
    </form>
  );
}

/**
 * The form, starting from the account, from the draft that an ended session left, or for an empty profile from the last
 * order. What was filled in is kept once the customer saves it.
 */
function useProfileForm({ id, firstName, lastName, phone }: CustomerAccount) {
  const [filledFrom, setFilledFrom] = useState<'draft' | 'order' | null>(null);
  const isEmpty = firstName === '' && lastName === '' && phone === '';
  const form = useForm<ProfileFields>({
    defaultValues: { firstName, lastName, phone: printedPhone(phone) },
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { reset, getValues } = form;
  const { isDirty } = form.formState;
  useEffect(() => {
    let isGone = false;
    function fill(values: ProfileFields | null, from: 'draft' | 'order'): boolean {
      if (values === null || isGone) return false;
      reset(values, { keepDefaultValues: true });
      setFilledFrom(from);
      return true;
    }
    async function start() {
      if (fill(await readProfileDraft(id), 'draft') || !isEmpty || isGone) return;
      const { readProfileOfOrder } = await import('./profile-from-order');
      const values = await readProfileOfOrder();
      // What the customer has begun to type stays.
      if (Object.values(getValues()).some(Boolean)) return;
      fill(values && { ...values, phone: printedPhone(values.phone) }, 'order');
    }
    void start();
    return () => {
      isGone = true;
    };
  }, [id, isEmpty, reset, getValues]);
  useEffect(
    () => watchSessionEnd(() => isDirty && keepProfileDraft(id, getValues())),
    [id, isDirty, getValues],
  );
  return { form, filledFrom };
}

function useProfileField({ register, formState }: UseFormReturn<ProfileFields>) {
  const t = useTranslations('account.profile');
  return (name: ProfileField) => {
    const message = formState.errors[name]?.message;
    return {
      ...register(name),
      id: `profile-${name}`,
      error: isProfileProblem(message) ? t(message) : undefined,
    };
  };
}
