import { readPrivate, writePrivate } from '@/client/private/private-storage';
import type { HealthSign } from '@/domain/audiometry/red-flags';
import {
  healthSignsOf,
  parseQuestionnaire,
  type QuestionnaireState,
} from '@/domain/hearing/questionnaire';

const key = 'questionnaire';

/** What an earlier visit left on this device. */
export function readQuestionnaire(): QuestionnaireState | null {
  return readPrivate(key, parseQuestionnaire);
}

export function keepQuestionnaire(state: QuestionnaireState): void {
  writePrivate(key, state);
}

export function forgetQuestionnaire(): void {
  writePrivate(key, null);
}

/** What the answers on this device say of a doctor; nobody is to be asked twice. */
export function readToldSigns(): readonly HealthSign[] {
  const told = readQuestionnaire();
  return told ? healthSignsOf(told) : [];
}
