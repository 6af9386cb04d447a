/**
 * What a handler may send to a screen that reads `Read`: at least its fields, in the same types. A list may be
 * readonly, and more fields than the screen reads do no harm.
 */
export type Sent<Read> = Read extends readonly (infer Entry)[]
  ? readonly Sent<Entry>[]
  : Read extends string | number | boolean | null | undefined
    ? Read
    : Read extends object
      ? { readonly [Field in keyof Read]: Sent<Read[Field]> }
      : Read;
