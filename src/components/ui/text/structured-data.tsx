/** Data for search engines about a page: schema.org, as one graph in one script tag. */
export function StructuredData({ graph }: { graph: readonly Record<string, unknown>[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // Escapes "<", because one inside a name could end the script.
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replace(/</g, '\\u003c') }}
    />
  );
}
