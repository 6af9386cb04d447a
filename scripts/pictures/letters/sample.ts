/**
 * Words as our pages use them, to compare how much room two faces need: from the home page, an article and the warranty,
 * once and for all, so that figures of fonts that are not in the project can stand beside it.
 */
export const sample =
  'Hear the people at the table again. Most people with hearing loss miss the soft, high sounds first: s, f and th. ' +
  'Small, rechargeable hearing aids, sent to your door after a hearing test that takes about fifteen minutes. ' +
  'You have 60 days to send them back, and we pay for shipping both ways. What it covers, and for how long. ' +
  'Clean them each evening with a dry cloth before you put them in the charger. Wax and moisture are the usual reasons ' +
  'why a hearing aid becomes quiet. If one ear hears much worse than the other, please see a doctor. ' +
  'Questions? Call us, Monday to Friday. Choose a level, a colour and a receiver length. Add to cart. Take the free hearing test.';

/** What telephone numbers and prices are made of. */
export const digits = '0123456789-';

/** The medium weight is for labels alone, and those of the header stand side by side. */
export const labels = 'ProductsHearing testLearnAbout usContact UsLog inCartMenuEnlarge picture';
