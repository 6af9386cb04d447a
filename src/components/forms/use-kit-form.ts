import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { errorCatalogue } from '@/domain/failures/error-catalogue';
import { isFormProblem, type FormProblem } from '@/domain/failures/form-problem';
import type { FormField } from './form-field';
import { resolverBy, type Problems } from './resolver-by';
import { useFormSend } from './use-form-send';

/** Help texts that may follow an error message; they say what the field accepts. */
type FormHelp =
  'email' | 'phone' | 'orderNumber' | 'postalCode' | 'reason' | 'message' | 'time' | 'chat';

type KitForm<Values extends FieldValues> = {
  /** Prefix of the ids, unique among the page's forms. */
  name: string;
  /** In the order on the screen. */
  fields: readonly Path<Values>[];
  start: Values;
  /** The form's schema, loaded when the form is first used. */
  loadRules: () => Promise<(values: Values) => Problems>;
  help?: Partial<Record<Path<Values>, FormHelp>>;
  /** The most characters per field, for the error message. */
  limits?: Partial<Record<Path<Values>, number>>;
  /** With a list of errors at the top, that list gets the focus; without one, the first wrong field does. */
  hasSummary?: boolean;
};

/** Errors after which the help text is shown; a missing name needs none. */
const explained: readonly FormProblem[] = [
  'fieldEmail',
  'fieldPhone',
  'fieldRequired',
  'fieldType',
];

/**
 * Every form uses this: react-hook-form with a yup schema of `domain/schemas`. No field is marked before the first
 * submit; after that a message disappears as soon as its field is right. The same mistake has the same words in every
 * form (spec 8).
 */
export function useKitForm<Values extends FieldValues>({
  name,
  fields,
  start,
  loadRules,
  help = {},
  limits = {},
  hasSummary = false,
}: KitForm<Values>) {
  const t = useTranslations('errors');
  const [isSending, setIsSending] = useState(false);
  const { isLost, sendProps } = useFormSend();
  const form = useForm<Values>({
    defaultValues: start as DefaultValues<Values>,
    resolver: resolverBy(async (values) => (await loadRules())(values)),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: !hasSummary,
  });
  const { errors, submitCount } = form.formState;

  function wordsOf(field: Path<Values>): string | undefined {
    const problem = errors[field]?.message;
    if (!isFormProblem(problem)) return undefined;
    const words = t(errorCatalogue[problem], { count: limits[field] ?? 0 });
    const more: FormHelp | undefined = help[field];
    return more && explained.includes(problem) ? `${words}. ${t(`help.${more}`)}` : words;
  }

  /** Everything that a field component needs: name, id, handlers and message. */
  function field(one: Path<Values>): FormField {
    return { ...form.register(one), id: `${name}-${one}`, error: wordsOf(one) };
  }

  /** For the list of errors at the top of the form; empty before the first submit. */
  const faults = fields.flatMap((one) => {
    const message = submitCount > 0 ? wordsOf(one) : undefined;
    return message ? [{ fieldId: `${name}-${one}`, message }] : [];
  });

  /**
   * Props of the form element.
   *
   * @param onSend called with valid values, never twice at a time; resolves to true to empty the form
   */
  function formProps(onSend: (values: Values) => Promise<boolean>) {
    const submit = form.handleSubmit(async (values) => {
      setIsSending(true);
      const isDone = await onSend(values).finally(() => setIsSending(false));
      if (isDone) form.reset(start);
    });
    return sendProps({ load: loadRules, submit });
  }

  return { form, field, faults, tries: submitCount, isSending, isLost, formProps };
}
