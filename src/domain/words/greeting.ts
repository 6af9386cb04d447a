/** More letters than a name has that somebody is greeted by. */
const longest = 60;

/** An address of the web or of a mailbox, or what mail programs make one of. */
const address = /[/\\@]|\w\.\p{L}{2,}/u;

/** A number to call, in any script. */
const digit = /\p{N}/u;

/**
 * The name to greet somebody by in a mail, null where a greeting goes without. Whoever types an address of another into a
 * form of ours may type anything for a name: no mail of ours carries a stranger's link, number or letter.
 */
export function greetedName(name: string | null): string | null {
  const trimmed = name?.trim() ?? '';
  const isName =
    trimmed !== '' &&
    trimmed.length <= longest &&
    ![address, digit].some((sign) => sign.test(trimmed));
  return isName ? trimmed : null;
}
