import { formFields, shortest } from './form-fields.ts';

/** Twenty native inputs, checked by the browser at every key, with the message in a paragraph. */
export function plainForm(place: Element): void {
  const form = document.createElement('form');
  form.noValidate = true;
  for (const { name, label } of formFields) {
    const words = document.createElement('label');
    const input = document.createElement('input');
    const message = document.createElement('p');
    Object.assign(input, { name, required: true, minLength: shortest });
    input.addEventListener('input', () => {
      message.textContent = input.validationMessage;
    });
    words.append(label, input);
    // As tall as a field of the kit, so that Tab scrolls the page at the same places.
    words.style.display = 'block';
    words.style.height = '62px';
    form.append(words, message);
  }
  form.append(Object.assign(document.createElement('button'), { textContent: 'Gửi' }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    for (const input of form.querySelectorAll('input')) {
      const message = input.closest('label')?.nextElementSibling;
      if (message) message.textContent = input.validationMessage;
    }
  });
  place.append(form);
}
