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

/** Signs for a doctor in the answers on this device, so that nobody is asked twice. */
export function readToldSigns(): readonly HealthSign[] {
  const told = readQuestionnaire();
  return told ? healthSignsOf(told) : [];
}
