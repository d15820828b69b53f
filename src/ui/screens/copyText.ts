/** Puts a text on the clipboard; false where the browser refuses, as it may without asking anybody. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
