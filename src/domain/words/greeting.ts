/** Longest name used in a greeting. */
const longest = 60;

/** A web or mail address, or text that mail programs turn into one. */
const address = /[/\\@]|\w\.\p{L}{2,}/u;

/** A digit in any script: no phone number may pass as a name. */
const digit = /\p{N}/u;

/**
 * The name for a mail's greeting, or null for a greeting without one. Anybody can enter another person's address with
 * any text as the name: our mails must not carry a stranger's link, number or message.
 */
export function greetedName(name: string | null): string | null {
  const trimmed = name?.trim() ?? '';
  const isName =
    trimmed !== '' &&
    trimmed.length <= longest &&
    ![address, digit].some((sign) => sign.test(trimmed));
  return isName ? trimmed : null;
}
