/**
 * How every page prints: its content alone, small enough to save paper and large enough to read on a fridge. Parts that
 * only a screen needs are hidden here where they can be told by what they are, else by the class `print:hidden`.
 */
export const printStyle = [
  '@page{margin:12mm 14mm}',
  // All sizes of the design are in rem.
  'html{font-size:67%!important;background:#fff;--section:1.5rem}',
  // What lies over the page, then what stands around it.
  'body>:not(#__next),[role=dialog],[data-frame]>:not(main){display:none!important}',
  // Paper cannot be pressed or filled in.
  'nav,form,fieldset,section:has(>form),summary svg,main button:not(:is(h1,h2,h3,h4) *){display:none!important}',
  '[data-frame]{display:block;min-height:0}',
  // Paper is light: what stands on a dark band is written in ink.
  '.dark{--color-ink-soft:#3a4b46;--color-line:#d8d0c1;color:#10231f!important}',
  'main header,main header *{min-height:0!important;background:none!important}',
  'main header>svg{display:none}main header>div{display:block;padding:0!important}',
  'h1{max-width:none!important;padding:0 0 .75rem!important;font-size:2.75rem!important}',
  // Two columns for a text: lines across the sheet would be too long for the eye.
  'main header+div{padding-block:1rem!important}',
  '[data-reading]{max-width:none!important;columns:2;column-gap:2.5rem;line-height:1.38!important}',
  '[data-reading]>img,[data-reading]>picture{display:none}',
  '[data-reading]>p:first-child{margin-bottom:1em;font-size:1.15em!important}',
  '[data-reading] h2{margin-top:1em!important;font-size:1.7rem!important}',
  '[data-reading] :is(ul,ol){gap:.25em!important}[data-reading]>section{margin-top:1em!important}',
  '[data-reading] section a{padding:0!important}',
  'h1,h2,h3,h4{break-after:avoid}li,tr,dl>div,figure{break-inside:avoid}',
].join('');
