type PageData = { props: { pageProps?: Record<string, unknown> } };

/**
 * Takes the markup of a static page out of the data beside it: the document holds it once already, where `StaticPart` finds
 * it. Later moves between pages are answered from the same props, so those are copied and not changed.
 */
export function leaveOutMarkup(page: PageData): void {
  const { pageProps } = page.props;
  if (!pageProps?.markup) return;
  page.props = { ...page.props, pageProps: { ...pageProps, markup: '' } };
}
