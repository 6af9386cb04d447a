import { useAddress } from '../../addresses/address-context';

/** Properties that name one of our pages. */
const ofOurPages: ReadonlySet<string> = new Set(['item', 'mainEntityOfPage', 'url', 'urlTemplate']);

/**
 * Data for search engines about a page: schema.org, as one graph in one script tag. Facts name our pages by their paths;
 * here they get their addresses in the language of the document.
 */
export function StructuredData({ graph }: { graph: readonly Record<string, unknown>[] }) {
  const address = useAddress();
  const localized = (key: string, value: unknown) =>
    typeof value === 'string' && ofOurPages.has(key)
      ? value.replace(/(?<=^https?:\/\/[^/]+)\/.*/, address)
      : value;
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }, localized);
  // Escapes "<", because one inside a name could end the script.
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replace(/</g, '\\u003c') }}
    />
  );
}
