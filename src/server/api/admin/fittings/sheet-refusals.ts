import type { BasisFault } from '@/domain/fitting/fitting-basis';
import { AppError } from '@/domain/failures/errors';

/** Hearing aids leave only when a clinician has signed the sheet that they are set by. */
export function sheetNotSigned(): AppError {
  return new AppError('permission_error', 'Nobody has signed the fitting sheet of this order', {
    param: 'fitting_sheet',
  });
}

/** Another version was made or signed meanwhile, or the result cannot set aids. */
export function sheetRefused(code: BasisFault | 'sheet_moved_on'): AppError {
  return code === 'sheet_moved_on'
    ? new AppError('conflict', 'Somebody else changed this fitting sheet meanwhile')
    : new AppError('validation_error', 'This audiogram cannot set hearing aids', { param: code });
}
