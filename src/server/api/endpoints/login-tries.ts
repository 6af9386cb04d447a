import type { Services } from '@/server/main/services';
import { normalName } from '@/server/staff/members';
import type { HttpRequest } from '@/server/http/exchange';
import type { Counted } from '@/server/http/limits/rate-limits';

/**
 * What a try of a staff password counts against: the device if it logged in under this name before, else the client
 * and then the name. Count before the password is looked at, so that parallel guesses count too.
 *
 * @param name null for the shared password
 */
export function loginTries(
  { devices, clientAddressOf }: Pick<Services, 'devices' | 'clientAddressOf'>,
  request: HttpRequest,
  name: string | null,
): readonly Counted[] {
  const device = devices.find(request, { staff: name });
  if (device !== null) return [['adminByDevice', device]];
  return [
    ['adminHere', clientAddressOf(request)],
    ['adminAnywhere', normalName(name ?? '')],
  ];
}
