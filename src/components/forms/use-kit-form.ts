import { toNestErrors } from '@hookform/resolvers';
import { useTranslations } from 'next-intl';
import { useRef, useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import { errorCatalogue } from '@/domain/failures/error-catalogue';
import { isFormProblem, type FieldProblem, type FormProblem } from '@/domain/failures/form-problem';
import type { FormField } from './form-field';

/** Sentences that may follow the words of a fault; they say what the field takes. */
type FormHelp =
  'email' | 'phone' | 'orderNumber' | 'postalCode' | 'reason' | 'message' | 'time' | 'chat';

type Rules<Values> = (values: Values) => readonly FieldProblem[];

type KitForm<Values extends FieldValues> = {
  /** Start of the ids, which no other form on the page has. */
  name: string;
  /** In the order of the screen. */
  fields: readonly Path<Values>[];
  start: Values;
  /** The form's schema, fetched when the form is first used. */
  loadRules: () => Promise<Rules<Values>>;
  help?: Partial<Record<Path<Values>, FormHelp>>;
  /** Most characters of a field, for its words. */
  limits?: Partial<Record<Path<Values>, number>>;
  /** A form with a list of its faults on top gives that the focus, all others the first fault. */
  hasSummary?: boolean;
};

/** Faults of a field that the helping sentence explains; a name that is missing needs none. */
const explained: readonly FormProblem[] = [
  'fieldEmail',
  'fieldPhone',
  'fieldRequired',
  'fieldType',
];

function resolverBy<Values extends FieldValues>(
  loadRules: KitForm<Values>['loadRules'],
): Resolver<Values> {
  return async (values, _context, options) => {
    const problems = (await loadRules())(values);
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      problems.map(({ field, problem }) => [field, { type: 'rule', message: problem }]),
    );
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}

/**
 * The one way a form is made: react-hook-form by a yup schema of `domain/schemas`. Nothing is marked before the first
 * try; then a message goes as soon as its field is right. The same mistake has the same words in every form (spec 8).
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
  const isBusy = useRef(false);
  const form = useForm<Values>({
    defaultValues: start as DefaultValues<Values>,
    resolver: resolverBy(loadRules),
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

  /** Everything a field of the kit needs: name, id, handlers and its message. */
  function field(one: Path<Values>): FormField {
    return { ...form.register(one), id: `${name}-${one}`, error: wordsOf(one) };
  }

  /** For the list of faults on top of the form; empty before the first try. */
  const faults = fields.flatMap((one) => {
    const message = submitCount > 0 ? wordsOf(one) : undefined;
    return message ? [{ fieldId: `${name}-${one}`, message }] : [];
  });

  /**
   * Props of the form element.
   *
   * @param onSend called with values that keep to the rules, never twice at a time; true empties the form. Rejects never
   */
  function formProps(onSend: (values: Values) => Promise<boolean>) {
    const send = form.handleSubmit(async (values) => {
      setIsSending(true);
      const isDone = await onSend(values);
      setIsSending(false);
      if (isDone) form.reset(start);
    });
    return {
      noValidate: true,
      // Nothing may ever land in an address, not even when the page's code did not arrive.
      method: 'post',
      onFocus: () => void loadRules().catch(() => undefined),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isBusy.current) return;
        isBusy.current = true;
        void send(event).finally(() => {
          isBusy.current = false;
        });
      },
    } as const;
  }

  return { form, field, faults, tries: submitCount, isSending, formProps };
}
