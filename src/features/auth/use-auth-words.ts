import { useTranslations } from 'next-intl';
import type { AuthProblem } from '@/domain/auth-form';
import { errorCatalogue } from '@/domain/error-catalogue';
import { longestPassword, shortestPassword } from '@/domain/password';

/** The catalogue's words for what is wrong with a field. */
export function useAuthWords(): (problem: AuthProblem) => string {
  const errors = useTranslations('errors');
  const t = useTranslations('auth');
  return (problem) => {
    switch (problem) {
      case 'fieldMinimum':
        return errors(errorCatalogue.fieldMinimum, { count: shortestPassword });
      case 'fieldMaximum':
        return errors(errorCatalogue.fieldMaximum, { count: longestPassword });
      case 'passwordNeeds':
        return errors(errorCatalogue.passwordNeeds, { kind: t('nonSpace') });
      default:
        return errors(errorCatalogue[problem]);
    }
  };
}
