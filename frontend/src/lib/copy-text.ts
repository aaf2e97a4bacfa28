/**
 * Puts text on the clipboard. The asynchronous clipboard exists in secure contexts only, and the page is also served
 * over plain HTTP in home networks, so a hidden text field and `execCommand` stand behind it.
 * Answers whether it worked.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // The types promise a clipboard; outside a secure context the property is undefined.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard !== undefined) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Permission refused: the older way may still be allowed.
  }
  return copyThroughField(text);
}

function copyThroughField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  // Inside an open dialog the focus trap would take the focus away from a field outside of it.
  const host = document.querySelector('[role="dialog"]') ?? document.body;
  host.append(field);
  field.select();
  try {
    // Deprecated, and the only way without a secure context.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}
