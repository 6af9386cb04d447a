import { useEffect, useState } from 'react';

/** A picture of this device that can be shown. */
export type ShownPicture = { address: string; width: number; height: number };

/** The picture that these bytes are, for as long as it is shown; null while it loads, and for what is none. */
export function usePicture(bytes: Blob | null): ShownPicture | null {
  const [shown, setShown] = useState<(ShownPicture & { bytes: Blob }) | null>(null);
  useEffect(() => {
    if (bytes === null) return;
    const address = URL.createObjectURL(bytes);
    const image = new window.Image();
    const giveBack = () => URL.revokeObjectURL(address);
    // A drawing may say no size of its own.
    image.onload = () =>
      setShown({ bytes, address, width: image.width || 1000, height: image.height || 800 });
    image.src = address;
    return () => {
      if (image.complete) giveBack();
      // An address that goes away while it loads is a failure in the console.
      else image.onload = image.onerror = giveBack;
    };
  }, [bytes]);
  return shown?.bytes === bytes ? shown : null;
}
