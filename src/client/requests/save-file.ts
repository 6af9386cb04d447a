/** Hands a document to the browser, which saves it under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Waits until the browser has surely opened the file; a minute is plenty and costs only memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
