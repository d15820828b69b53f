/** Lets somebody choose a file; resolves to null where none was chosen. */
export function chooseFile(accept = '.showdown,.yaml,.yml,application/json'): Promise<File | null> {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = accept;
  return new Promise((resolve) => {
    field.addEventListener('change', () => resolve(field.files?.[0] ?? null));
    field.addEventListener('cancel', () => resolve(null));
    field.click();
  });
}
