import { addressData, addressDataId } from '@/domain/pages/address-data';

/** Addresses of pages in a French document's language, and the script that reads them. */
export function AddressTable({ script }: { script: string }) {
  return (
    <>
      <script
        id={addressDataId}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(addressData) }}
      />
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
