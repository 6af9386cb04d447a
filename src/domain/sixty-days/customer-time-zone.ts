import { parseProvince, type ProvinceCode } from '../provinces';
import { clinicTimeZone } from '../store';

/** The time zone in which most people of a province live. */
const timeZones: Readonly<Record<ProvinceCode, string>> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Edmonton',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
};

/** The customer's time zone by the province of a delivery address (code or name); the clinic's where it is unknown. */
export function customerTimeZone(state: string | null): string {
  const province = parseProvince(state);
  return province ? timeZones[province] : clinicTimeZone;
}
