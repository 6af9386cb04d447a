/**
 * The address inside Next of what a browser asked for. Two things answer beside the API's own addresses: functions,
 * which swell-js calls beside `/api`, and the place where browsers report errors (spec 9).
 */
export function innerAddress(url) {
  const isOuter = /^\/functions\/|^\/monitoring\/?(\?|$)/.test(url);
  return isOuter ? `/api${url}` : url;
}
