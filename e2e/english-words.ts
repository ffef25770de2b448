import type { Page, Response } from '@playwright/test';

/** A Vietnamese letter that English does not have. */
const vietnameseLetter = /[ăâđêôơưàáảãạèéẻẽẹìíỉĩịòóỏõọùúủũụỳýỷỹỵ]/iu;

/** Vietnamese words of the screens that have no such letter, as in _Xem log_, _Trang sau_, _Xoay IP_. */
const plainWord = /\b(?:danh|giao|khi|thao|theo|trang|trong|xem|xoay|xong)\b/iu;

function isVietnamese(text: string): boolean {
  return vietnameseLetter.test(text) || plainWord.test(text);
}

/** Names that are not translated: the product, its currency beside the contract's Vietnamese, and the other language. */
const names = ['Trạm', 'Tiếng Việt'];

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** The body of an answer; requested again where the page has navigated on and dropped it. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    const { authorization = '' } = await response.request().allHeaders();
    const again = await response
      .frame()
      .page()
      .request.get(response.url(), { headers: { authorization } });
    return again.json();
  }
}

/** Every text of an answer; none where it is no JSON. */
async function read(response: Response): Promise<readonly string[]> {
  if (!(response.headers()['content-type'] ?? '').includes('json')) return [];
  try {
    return stringsIn(await bodyOf(response));
  } catch {
    return [];
  }
}

/** Collects every text that the server answers: names of machines, logs, guides. They are data, in any language. */
export function collectData(page: Page): () => Promise<readonly string[]> {
  const answers: Promise<readonly string[]>[] = [];
  page.on('response', (response) => answers.push(read(response)));
  return async () => {
    const config: unknown = JSON.parse(
      (await page.locator('#runtime-config').textContent()) ?? 'null',
    );
    const rendered = page.locator('#page-data');
    const packages: unknown =
      (await rendered.count()) === 0 ? null : JSON.parse((await rendered.textContent()) ?? 'null');
    const said = [
      ...(await Promise.all(answers)).flat(),
      ...stringsIn(config),
      ...stringsIn(packages),
    ];
    return [
      ...said,
      // A password at the end of a log is shown as dots: what is before it is the log's.
      ...said.flatMap((text) => text.split(/: (?=\S+$)/)[0] ?? []),
      // The number of a route is separated from its name.
      ...said.map((text) => text.replace(/^WAN\d+ /, '')),
      ...names,
    ];
  };
}

/** Vietnamese text of a page, visible or for screen readers, that is no data and is not marked as Vietnamese. */
export async function vietnameseOn(
  page: Page,
  data: readonly string[],
): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const spoken = [
      'alt',
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'placeholder',
      'title',
    ];
    const said = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('[lang="vi"], script, style, noscript, iframe') !== null) continue;
      for (const name of spoken) said.push(element.getAttribute(name) ?? '');
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) said.push(child.textContent ?? '');
      }
    }
    return said;
  });
  const longestFirst = [...new Set(data)]
    .filter(isVietnamese)
    .toSorted((one, other) => other.length - one.length);
  const ours = texts.map((text) =>
    longestFirst.reduce((rest, known) => rest.replaceAll(known, ''), text.normalize('NFC')),
  );
  return [...new Set(ours.filter(isVietnamese))];
}
