import { readPrivate, writePrivate } from '@/client/private/private-storage';
import type { HealthSign } from '@/domain/audiometry/red-flags';
import {
  healthSignsOf,
  parseQuestionnaire,
  type QuestionnaireState,
} from '@/domain/hearing/questionnaire';

const key = 'questionnaire';

/** The state stored by an earlier visit on this device. */
export function readQuestionnaire(): QuestionnaireState | null {
  return readPrivate(key, parseQuestionnaire);
}

export function keepQuestionnaire(state: QuestionnaireState): void {
  writePrivate(key, state);
}

export function forgetQuestionnaire(): void {
  writePrivate(key, null);
}

/** Signs in a questionnaire that was started on this device, finished or not: they are ticked in the next form. */
export function readStartedSigns(): readonly HealthSign[] {
  const told = readQuestionnaire();
  return told ? healthSignsOf(told) : [];
}
