/** French names of articles by their English ones, as `slug` in the front matter of `content/fr-CA/blogs` has them. */
export const articleSlugs: Readonly<Record<string, string>> = {};
