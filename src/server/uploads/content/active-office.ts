export type OfficePart = { name: string; content: Buffer };

/** Parts that run, or that contain another file. Printer settings are the only harmless kind of `.bin`. */
const activeName =
  /vbaProject|vbaData|activeX|embeddings\/|externalLinks\/|macrosheets\/|dialogsheets\/|customUI|oleObject|webextensions?\//i;
const activeEnding = /\.(?:bin|html?|mhtml?|js|vbs|exe|dll|hta|lnk|swf|docm|dotm|xlsm|xltm)$/i;
const printerSettings = /(?:^|\/)printerSettings\/[\w]+\.bin$/i;

const macroTypes = /macroEnabled|ms-office\.(?:vba|activeX)|oleObject/i;

/** Fields that start another program. */
const programField = /(?:instrText[^>]*>|instr=")[^<"]*\bDDE(?:AUTO)?\b/i;

/** Whether a part of a newer Office document runs something, or fetches something when the document is opened. */
export function isActiveOfficePart({ name, content }: OfficePart): boolean {
  if (activeName.test(name)) return true;
  if (activeEnding.test(name) && !printerSettings.test(name)) return true;
  if (!/\.(?:xml|rels|vml)$/i.test(name)) return false;
  const text = textOf(content);
  // Character references, own entities or another encoding would hide words from this check.
  if (text === null || /<!(?:DOCTYPE|ENTITY)/i.test(text)) return true;
  if (name === '[Content_Types].xml') return macroTypes.test(text);
  if (name.endsWith('.rels')) return fetchesSomething(text);
  return programField.test(text);
}

/** Links that wait for a click are fine; all other external content is fetched automatically. */
function fetchesSomething(text: string): boolean {
  const relationships = text.match(/<(?:\w+:)?Relationship\s[^>]*>/gi) ?? [];
  return relationships.some((relationship) => {
    if (relationship.includes('&#')) return true;
    if (/Type\s*=\s*["'][^"']*\/(?:oleObject|vbaProject|control|aFChunk)["']/i.test(relationship)) {
      return true;
    }
    const isOutside = /TargetMode\s*=\s*["']External["']/i.test(relationship);
    return isOutside && !/Type\s*=\s*["'][^"']*\/hyperlink["']/i.test(relationship);
  });
}

/** Null for anything but UTF-8: Office writes nothing else. */
function textOf(content: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
}
