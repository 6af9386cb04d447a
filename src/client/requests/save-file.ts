/** Hands a document to the browser, which saves it under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to have opened it first; a minute is plenty, and a forgotten one costs memory only.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
