import { useTranslations } from 'next-intl';
import type { AuthProblem } from '@/domain/accounts/auth-form';
import { errorCatalogue } from '@/domain/failures/error-catalogue';
import { longestPassword, shortestPassword } from '@/domain/accounts/password';

/** The catalogue's texts for problems of a field. */
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
