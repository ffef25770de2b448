/**
 * Moves the focus to the first field, in the order of the page, whose name has an issue; in a radio group to its choice. A
 * control whose text is not what is sent (a hidden input holds that) says its field's name with `data-field`.
 */
export function focusFirstIssue(form: HTMLFormElement, hasIssue: (name: string) => boolean): void {
  const control = Array.from(form.elements)
    .filter((element) => element instanceof HTMLElement)
    .find((element) => {
      const name = element.dataset['field'] ?? element.getAttribute('name');
      return (
        name !== null && hasIssue(name) && !element.matches('fieldset, [type=hidden], :disabled')
      );
    });
  if (control === undefined) return;
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    const group = form.elements.namedItem(control.name);
    const chosen =
      group instanceof RadioNodeList
        ? Array.from(group).find((radio) => radio instanceof HTMLInputElement && radio.checked)
        : undefined;
    (chosen instanceof HTMLInputElement ? chosen : control).focus();
    return;
  }
  control.focus();
}
