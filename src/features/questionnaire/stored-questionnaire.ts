import { readStored, writeStored } from '@/client/storage';
import type { HealthSign } from '@/domain/audiometry/red-flags';
import { healthSignsOf, parseQuestionnaire, type QuestionnaireState } from '@/domain/questionnaire';

const key = 'questionnaire';

/** What an earlier visit left on this device. */
export function readQuestionnaire(): QuestionnaireState | null {
  return readStored(key, parseQuestionnaire);
}

export function keepQuestionnaire(state: QuestionnaireState): void {
  writeStored(key, state);
}

/** What the answers on this device say of a doctor; nobody is to be asked twice. */
export function readToldSigns(): readonly HealthSign[] {
  const told = readQuestionnaire();
  return told ? healthSignsOf(told) : [];
}
