import { firstPictureOfWire, type WirePictured } from '@/domain/wire/pictures';
import { ownAddress } from '../own-address';

/** Address here of the first picture of the variant, else of its product; null when neither has one. */
export function ownPictureOf(...things: readonly WirePictured[]): string | null {
  const url = firstPictureOfWire(...things);
  return url === null ? null : ownAddress(url);
}
