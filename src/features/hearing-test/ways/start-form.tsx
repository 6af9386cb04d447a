import { useTranslations } from 'next-intl';
import { NotSent } from '@/components/forms/not-sent';
import { useKitForm } from '@/components/forms/use-kit-form';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import { TextField } from '@/components/ui/fields/text-field';
import { keepFlow, showWay, useFlowStore } from '../flow/flow-store';

const loadRules = () =>
  import('@/domain/schemas/short-forms').then((rules) => rules.findHearingStartProblems);

/** Name and e-mail, before the three options. They stay in the browser. */
export function StartForm() {
  const t = useTranslations('hearing-test.form');
  const known = useFlowStore((state) => state.flow);
  const { field, faults, tries, isLost, formProps } = useKitForm({
    name: 'hearing',
    fields: ['name', 'email'],
    start: { name: known?.name ?? '', email: known?.email ?? '' },
    loadRules,
    help: { email: 'email' },
    hasSummary: true,
  });

  async function keep({ name, email }: { name: string; email: string }): Promise<boolean> {
    const updated = new Date().toISOString();
    keepFlow({ name: name.trim(), email: email.trim(), skip: false, updated });
    showWay(useFlowStore.getState().wanted);
    return false;
  }

  return (
    <form {...formProps(keep)} className="grid gap-5">
      <h2 className="font-display text-2xl">{t('heading')}</h2>
      {faults.length > 0 && (
        <ErrorSummary key={tries} title={t('problems', { count: faults.length })} errors={faults} />
      )}
      <TextField {...field('name')} label={t('name')} autoComplete="name" maxLength={500} />
      <TextField
        {...field('email')}
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NotSent isShown={isLost} />
      <Button type="submit" className="mt-2 w-full">
        {t('action')}
      </Button>
    </form>
  );
}
