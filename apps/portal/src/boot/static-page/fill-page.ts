import { optionalAttribute as optional, rootId, staticPageIds } from '../../document/page.ts';
import { fillText, type Gaps } from '../../document/static-page/gaps.ts';

function takeTemplate(document: Document, id: string): HTMLTemplateElement | null {
  const template = document.getElementById(id);
  if (!(template instanceof HTMLTemplateElement)) return null;
  template.remove();
  return template;
}

/** Fills texts and attributes. What has no value is left away, with what is around it if that is optional; a logo's place is taken by the product's own mark. */
function fill(part: DocumentFragment, gaps: Gaps, marks: DocumentFragment | undefined): void {
  for (const element of part.querySelectorAll('*')) {
    for (const attribute of element.attributes) {
      const filled = fillText(attribute.value, gaps);
      if (filled === null) {
        const mark = element.localName === 'img' ? marks?.firstElementChild : null;
        element.replaceWith(...(mark ? [mark] : []));
        break;
      }
      if (filled !== attribute.value) attribute.value = filled;
    }
  }
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const withoutValue: Node[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    const filled = fillText(text, gaps);
    if (filled === null) withoutValue.push(node);
    if (filled !== text) node.nodeValue = filled ?? '';
  }
  // After the walk, which would lose its way in what is no longer part of the page.
  for (const { parentElement } of withoutValue) parentElement?.closest(`[${optional}]`)?.remove();
}

/** Puts the operator into the page's templates, and what stands in them into the page: the same markup as our server would send. */
export function fillPage(document: Document, gaps: Gaps): void {
  const head = takeTemplate(document, staticPageIds.head);
  const body = takeTemplate(document, staticPageIds.body);
  const marks = takeTemplate(document, staticPageIds.marks)?.content;
  if (head !== null) {
    fill(head.content, gaps, undefined);
    document.title = fillText(head.dataset['title'] ?? '', gaps) ?? '';
    document.head.append(head.content);
  }
  if (body !== null) {
    fill(body.content, gaps, marks);
    document.getElementById(rootId)?.append(body.content);
  }
}
