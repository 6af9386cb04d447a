import type { Services } from '@/server/main/services';
import { normalName } from '@/server/staff/members';
import type { HttpRequest } from '@/server/http/exchange';
import type { Counted } from '@/server/http/limits/rate-limits';

/**
 * The counters of a staff login: the device if it has logged in under this name before, else the client address and
 * then the name. Count before the password is checked, so that parallel guesses count too.
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
