import { cents, type Cents } from '../money';

/** Conditions of a program before it pays. The texts are messages. */
type FundingCondition =
  | 'health_card'
  | 'needed_six_months'
  | 'registered_vendor'
  | 'once_in_five_years'
  | 'not_paid_elsewhere'
  | 'claim_approved'
  | 'contracted_maker'
  | 'loss_35_db'
  | 'specialist_papers'
  | 'loss_from_work'
  | 'age_70'
  | 'prescription'
  | 'province_pays_first'
  | 'only_what_you_paid';

/**
 * How a program computes its share; `ask` where no amount could be confirmed; `contracted_makers`: the full price, for
 * their devices only.
 */
type FundingRule =
  | { kind: 'share_per_aid'; basisPoints: number; capPerAid: Cents }
  | { kind: 'share_above'; basisPoints: number; threshold: Cents }
  | { kind: 'contracted_makers' }
  | { kind: 'plan_sum' }
  | { kind: 'medical_expense' }
  | { kind: 'ask' };

type FundingProgram = {
  id: ProgramId;
  rule: FundingRule;
  conditions: readonly FundingCondition[];
  /** Its title is a message. */
  sourceUrl: string;
  /** Day we read the source: `2026-11-21`. */
  readOn: string;
};

export type ProgramId =
  | 'ontario_adp'
  | 'ontario_wsib'
  | 'quebec_ramq'
  | 'quebec_cnesst'
  | 'quebec_credit_70'
  | 'workers_board'
  | 'veterans'
  | 'private_plan'
  | 'federal_medical_expense';

const readOn = '2026-11-21';
const quebec = 'https://www.audiolys.ca/en/les-organismes-payeurs';

/** Every program that we know of, in Canadian dollars. Rules change: update the day when a source is read again. */
export const fundingPrograms = {
  ontario_adp: {
    id: 'ontario_adp',
    rule: { kind: 'share_per_aid', basisPoints: 7500, capPerAid: cents(500_00) },
    conditions: [
      'health_card',
      'needed_six_months',
      'registered_vendor',
      'once_in_five_years',
      'not_paid_elsewhere',
    ],
    sourceUrl: 'https://www.ontario.ca/page/hearing-devices',
    readOn,
  },
  ontario_wsib: {
    id: 'ontario_wsib',
    rule: { kind: 'contracted_makers' },
    conditions: ['claim_approved', 'contracted_maker'],
    sourceUrl:
      'https://www.wsib.ca/en/health-care-providers/preferred-suppliers/information-about-hearing-devices',
    readOn,
  },
  quebec_ramq: {
    id: 'quebec_ramq',
    rule: { kind: 'ask' },
    conditions: ['loss_35_db', 'specialist_papers'],
    sourceUrl: 'https://www.ramq.gouv.qc.ca/en/citizens/aid-programs/hearing-aids',
    readOn,
  },
  quebec_cnesst: {
    id: 'quebec_cnesst',
    rule: { kind: 'ask' },
    conditions: ['loss_from_work'],
    sourceUrl: quebec,
    readOn,
  },
  quebec_credit_70: {
    id: 'quebec_credit_70',
    rule: { kind: 'share_above', basisPoints: 2000, threshold: cents(250_00) },
    conditions: ['age_70'],
    sourceUrl: 'https://www.revenuquebec.ca/en/press-room/tax-news/details/154280/2018-05-30/',
    readOn,
  },
  workers_board: {
    id: 'workers_board',
    rule: { kind: 'ask' },
    conditions: ['loss_from_work'],
    sourceUrl:
      'https://www.wsib.ca/en/health-care-providers/preferred-suppliers/information-about-hearing-devices',
    readOn,
  },
  veterans: {
    id: 'veterans',
    rule: { kind: 'ask' },
    conditions: [],
    sourceUrl:
      'https://www.veterans.gc.ca/eng/about-vac/legislation-policies/policies/document/1911',
    readOn,
  },
  private_plan: {
    id: 'private_plan',
    rule: { kind: 'plan_sum' },
    conditions: ['prescription', 'province_pays_first'],
    sourceUrl: 'https://www.navcanada.ca',
    readOn,
  },
  federal_medical_expense: {
    id: 'federal_medical_expense',
    rule: { kind: 'medical_expense' },
    conditions: ['only_what_you_paid'],
    sourceUrl:
      'https://www.canada.ca/en/revenue-agency/services/tax/individuals/topics/about-your-tax-return/tax-return/completing-a-tax-return/deductions-credits-expenses/lines-33099-33199-eligible-medical-expenses-you-claim-on-your-tax-return.html',
    readOn,
  },
} as const satisfies Readonly<Record<ProgramId, FundingProgram>>;
