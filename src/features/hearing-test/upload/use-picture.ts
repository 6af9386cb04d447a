import { useEffect, useState } from 'react';

/** A local picture that can be shown. */
export type ShownPicture = { address: string; width: number; height: number };

/** The picture of these bytes, while it is shown; null during loading and when they are no picture. */
export function usePicture(bytes: Blob | null): ShownPicture | null {
  const [shown, setShown] = useState<(ShownPicture & { bytes: Blob }) | null>(null);
  useEffect(() => {
    if (bytes === null) return;
    const address = URL.createObjectURL(bytes);
    const image = new window.Image();
    const giveBack = () => URL.revokeObjectURL(address);
    // An SVG may have no size of its own.
    image.onload = () =>
      setShown({ bytes, address, width: image.width || 1000, height: image.height || 800 });
    image.src = address;
    return () => {
      if (image.complete) giveBack();
      // Revoking an address while it loads would show as an error in the console.
      else image.onload = image.onerror = giveBack;
    };
  }, [bytes]);
  return shown?.bytes === bytes ? shown : null;
}
