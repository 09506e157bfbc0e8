const revokeAfterMs = 60_000;

/** Offers a file to the browser as a download. In: its name with the ending, and its content with the media type. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
