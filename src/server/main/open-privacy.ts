import { auditPersonalData } from '../audit/audit-personal-data';
import { consentPersonalData } from '../consents/consent-personal-data';
import { createConsultationPersonalData } from '../consultations/consultation-personal-data';
import type { CustomerRecords } from '../commerce/port';
import type { Database } from '../db/database';
import { createConversationPersonalData } from '../conversations/conversation-personal-data';
import { createCallNotePersonalData } from '../call-notes/call-note-personal-data';
import { createTrialPersonalData } from '../sixty-days/trial-personal-data';
import { createTextPersonalData } from '../texts/text-personal-data';
import { createDevicePersonalData } from '../devices/device-personal-data';
import { followUpPersonalData } from '../follow-ups/follow-up-personal-data';
import { createFittingPersonalData } from '../fittings/fitting-personal-data';
import { createHearingPersonalData } from '../hearing-tests/hearing-personal-data';
import { sentMailPersonalData } from '../sent-mails/sent-mail-personal-data';
import { passkeyPersonalData } from '../passkeys/passkey-personal-data';
import type { Jobs } from '../jobs/port';
import { createQuestionnairePersonalData } from '../questionnaires/questionnaire-personal-data';
import { reviewPersonalData } from '../reviews/review-personal-data';
import { createReturnPersonalData } from '../returns/return-personal-data';
import { createUploadPersonalData } from '../uploads/upload-personal-data';
import type { Sealer } from '../base/sealing';
import type { Storage } from '../storage/port';
import { createErasurePersonalData } from '../privacy/erasures/erasure-personal-data';
import type { PersonalDataRecord } from '../personal-data/personal-data-record';
import { createPrivacy, type Privacy } from '../privacy/privacy';

type OpenPrivacyDeps = {
  db: Database;
  jobs: Jobs;
  storage: Storage;
  sealer: Sealer;
  /** Null when a hosted store keeps its customers' records. */
  customerRecords: CustomerRecords | null;
  now: () => Date;
};

/** Every room that keeps records about people, in the order of the download. */
export function allPersonalData({
  sealer,
  jobs,
}: Pick<OpenPrivacyDeps, 'sealer' | 'jobs'>): readonly PersonalDataRecord[] {
  return [
    createHearingPersonalData({ sealer }),
    createFittingPersonalData({ sealer }),
    createUploadPersonalData({ sealer }),
    createQuestionnairePersonalData({ sealer }),
    createReturnPersonalData({ sealer }),
    createCallNotePersonalData({ sealer }),
    createConsultationPersonalData({ jobs }),
    createDevicePersonalData({ sealer }),
    createConversationPersonalData({ sealer }),
    passkeyPersonalData,
    consentPersonalData,
    followUpPersonalData,
    createTrialPersonalData({ sealer }),
    createTextPersonalData({ sealer }),
    reviewPersonalData,
    sentMailPersonalData,
    auditPersonalData,
    createErasurePersonalData({ sealer }),
  ];
}

/** The store's records come last, because everything else is found by the account. */
export function openPrivacy(deps: OpenPrivacyDeps): Privacy {
  const { customerRecords } = deps;
  const records = [...allPersonalData(deps), ...(customerRecords?.records ?? [])];
  return createPrivacy({ ...deps, records });
}
