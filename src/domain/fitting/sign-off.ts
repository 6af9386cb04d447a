/** Longest name and licence of a clinician on a sheet. */
export const maximumClinicianLength = 120;
export const maximumLicenceLength = 120;

/** Who signed a sheet. `staffId` is the login; with the shared password it is nobody's own. */
export type Signature = {
  clinician: string;
  licence: string;
  staffId: string;
  staffName: string;
  /** ISO UTC. */
  at: string;
};

/** An order of hearing aids goes on only after its newest sheet was signed. */
export function waitsForSheet(order: {
  hasHearingAid: boolean;
  isNewestSheetSigned: boolean;
}): boolean {
  return order.hasHearingAid && !order.isNewestSheetSigned;
}
