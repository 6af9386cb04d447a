type PageData = { props: { pageProps?: Record<string, unknown> } };

/**
 * Removes the markup of a static page from the data beside it, because the document already contains it, where
 * `StaticPart` finds it. Later page changes are answered from the same props, so these are copied and not changed.
 */
export function leaveOutMarkup(page: PageData): void {
  const { pageProps } = page.props;
  if (!pageProps?.markup) return;
  page.props = { ...page.props, pageProps: { ...pageProps, markup: '' } };
}
