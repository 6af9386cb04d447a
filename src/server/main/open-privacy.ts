import { auditHolding } from '../audit/audit-holding';
import { consentHolding } from '../consents/consent-holding';
import { createConsultationHolding } from '../consultations/consultation-holding';
import type { CustomerRecords } from '../commerce/port';
import type { Database } from '../db/database';
import { createConversationHolding } from '../conversations/conversation-holding';
import { createHearingHolding } from '../hearing-tests/hearing-holding';
import { sentMailHolding } from '../sent-mails/sent-mail-holding';
import { passkeyHolding } from '../passkeys/passkey-holding';
import type { Jobs } from '../jobs/port';
import { createQuestionnaireHolding } from '../questionnaires/questionnaire-holding';
import { createReturnHolding } from '../returns/return-holding';
import { createUploadHolding } from '../uploads/upload-holding';
import type { Sealer } from '../base/sealing';
import type { Storage } from '../storage/port';
import { createErasureHolding } from '../privacy/erasures/erasure-holding';
import type { Holding } from '../personal-data/holding';
import { createPrivacy, type Privacy } from '../privacy/privacy';

type OpenPrivacyDeps = {
  db: Database;
  jobs: Jobs;
  storage: Storage;
  sealer: Sealer;
  /** Null where a hosted store keeps its customers' records. */
  customerRecords: CustomerRecords | null;
  now: () => Date;
};

/** Every room of ours that keeps records about people stands here with its holding, in the order of the download. */
export function ownHoldings({
  sealer,
  jobs,
}: Pick<OpenPrivacyDeps, 'sealer' | 'jobs'>): readonly Holding[] {
  return [
    createHearingHolding({ sealer }),
    createUploadHolding({ sealer }),
    createQuestionnaireHolding({ sealer }),
    createReturnHolding({ sealer }),
    createConsultationHolding({ jobs }),
    createConversationHolding({ sealer }),
    passkeyHolding,
    consentHolding,
    sentMailHolding,
    auditHolding,
    createErasureHolding({ sealer }),
  ];
}

/** What the store holds goes last, because the account is what everything else is found by. */
export function openPrivacy(deps: OpenPrivacyDeps): Privacy {
  const { customerRecords } = deps;
  const holdings = [...ownHoldings(deps), ...(customerRecords?.holdings ?? [])];
  return createPrivacy({ ...deps, holdings });
}
