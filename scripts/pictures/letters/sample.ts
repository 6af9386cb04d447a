/**
 * Text as our pages use it (home page, an article and the warranty), to compare how much space two fonts need. It must
 * not change, because the widths of fonts outside of the project were measured with it.
 */
export const sample =
  'Hear the people at the table again. Most people with hearing loss miss the soft, high sounds first: s, f and th. ' +
  'Small, rechargeable hearing aids, sent to your door after a hearing test that takes about fifteen minutes. ' +
  'You have 60 days to send them back, and we pay for shipping both ways. What it covers, and for how long. ' +
  'Clean them each evening with a dry cloth before you put them in the charger. Wax and moisture are the usual reasons ' +
  'why a hearing aid becomes quiet. If one ear hears much worse than the other, please see a doctor. ' +
  'Questions? Call us, Monday to Friday. Choose a level, a colour and a receiver length. Add to cart. Take the free hearing test.';

/** The characters of telephone numbers and prices. */
export const digits = '0123456789-';

/** Labels, the only use of the medium weight; those of the header are next to each other. */
export const labels = 'ProductsHearing testLearnAbout usContact UsLog inCartMenuEnlarge picture';
