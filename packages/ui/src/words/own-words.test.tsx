import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BirthDateField } from '../birth-date-field/BirthDateField.tsx';
import { Button } from '../button/Button.tsx';
import { Chart } from '../chart/Chart.tsx';
import { CheckboxGroup } from '../checkbox-group/CheckboxGroup.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { ChoiceList } from '../choice-list/ChoiceList.tsx';
import { Combobox } from '../combobox/Combobox.tsx';
import { CommandPalette } from '../command-palette/CommandPalette.tsx';
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { DateRangeField } from '../date-range-field/DateRangeField.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { FileField } from '../file-field/FileField.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { Form } from '../form/Form.tsx';
import { FormStore } from '../form/FormStore.ts';
import { useForm } from '../form/useForm.ts';
import { HtmlDialog } from '../html-dialog/HtmlDialog.tsx';
import { LifecycleDiagram } from '../lifecycle-diagram/LifecycleDiagram.tsx';
import { LoadingOverlay } from '../loading-overlay/LoadingOverlay.tsx';
import { ActionMenu } from '../menu/ActionMenu.tsx';
import { MoneyField } from '../money-field/MoneyField.tsx';
import { Notice } from '../notice/Notice.tsx';
import { NumberStepper } from '../number-stepper/NumberStepper.tsx';
import { OfflineState } from '../offline-state/OfflineState.tsx';
import { OtpField } from '../otp-field/OtpField.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { PictureField } from '../picture-field/PictureField.tsx';
import { Progress } from '../progress/Progress.tsx';
import { Popover } from '../popover/Popover.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { Segmented } from '../segmented/Segmented.tsx';
import { Select } from '../select/Select.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { Switch } from '../switch/Switch.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { SignaturePad } from '../signature-pad/SignaturePad.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { createToastQueue, ToastRegion } from '../toast/ToastRegion.tsx';
import { KitWordsProvider } from './KitWordsProvider.tsx';
import { vietnameseWords } from '../testing/vietnamese-words.ts';

/** A word that came in from outside, through a prop or the provider. */
const given = '◆';

/** Every word of the provider replaced by a mark. */
function marked<Words extends object>(words: Words): Words {
  return new Proxy(words, {
    get(target, key): unknown {
      const value: unknown = Reflect.get(target, key);
      // A sign between digits, and no word.
      if (key === 'grouping') return value;
      if (typeof value === 'string') return given;
      if (typeof value === 'function') return () => given;
      return typeof value === 'object' && value !== null ? marked(value) : value;
    },
  });
}

const spoken = [
  'aria-label',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
];

/** Words of the page that were not passed in: text and accessible attributes, without placeholders, figures and punctuation. */
function ownWords(): readonly string[] {
  const said: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    // React Aria's announcements have a dictionary of their own, and those of another file's calendar stay for seconds.
    if (element.closest('script, style, [data-live-announcer]') !== null) continue;
    for (const name of spoken) said.push(element.getAttribute(name) ?? '');
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) said.push(child.textContent ?? '');
    }
  }
  return said
    .map((text) => text.replaceAll(/[◆\d\s.,:()…·×/−-]/g, ''))
    .filter((text) => text !== '');
}

/** Refused, so that its summary has entries. */
const refused = new FormStore({ text: '' }, () => ({ issues: {} }));
refused.setServerErrors({ fields: { text: given } });

function EveryField() {
  const form = useForm({
    initialValues: { text: '', money: 50_000, list: [] },
    validate: () => ({ text: given }),
    onSubmit: () => {},
  });
  const options = [{ value: 'one', label: given, note: given, detail: given }];
  return (
    <Form form={form} aria-label={given}>
      <TextField name="text" label={given} required={false} />
      <PasswordField label={given} autoComplete="new-password" />
      <BirthDateField label={given} />
      <DateField label={given} hint={given} />
      <DateRangeField label={given} defaultValue={['2026-11-05', '']} />
      <MoneyField name="money" label={given} usualAmounts={[50_000]} />
      <OtpField label={given} hint={given} />
      <OtpField label={given} busy />
      <PictureField label={given} capture="user" note={given} />
      <PictureField label={given} defaultValue={new File([], given)} />
      <PictureField label={given} defaultValue={new File([], given)} progress={0.5} />
      <FileField label={given} kindWords={given} maxFiles={2} />
      <FileField label={given} defaultValue={[new File([], given)]} progressOf={() => 0.5} />
      <ErrorSummary form={refused} />
      <SignaturePad label={given} />
      <SearchField label={given} defaultValue={given} onSearch={() => {}} />
      <Select label={given} placeholder={given} options={options} />
      <Combobox label={given} placeholder={given} options={options} defaultValue="one" />
      <NumberStepper label={given} unit={given} defaultValue={1} usualValues={[1]} />
      <Segmented label={given} options={options} />
      <ChoiceList label={given} options={options} />
      <RadioGroup label={given} options={options} />
      <Switch label={given} hint={given} busy />
      <TextArea label={given} limit={9} />
      <Checkbox label={given} />
      <CheckboxGroup name="list" label={given} options={options} />
      <Button busy>{given}</Button>
      <Button disabled disabledReason={given}>
        {given}
      </Button>
      <Notice tone="info">{given}</Notice>
    </Form>
  );
}

let root: Root | undefined;
let container: HTMLElement | undefined;

afterEach(() => {
  root?.unmount();
  container?.remove();
});

function mount(content: ReactNode): void {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(<KitWordsProvider words={marked(vietnameseWords)}>{content}</KitWordsProvider>);
}

const nothing = (): void => {};

test('the fields say only what they were given', async () => {
  mount(<EveryField />);
  await expect.element(page.getByRole('form')).toBeVisible();
  expect(ownWords()).toEqual([]);
});

test('toasts and the loading overlay say only what they were given', async () => {
  const queue = createToastQueue();
  for (const status of ['valid', 'warn', 'inValid'] as const) {
    queue.show({ status, title: given, detail: status.length > 4 ? given : undefined });
  }
  mount(
    <>
      <ToastRegion queue={queue} />
      <LoadingOverlay active waiting delay={0} />
    </>,
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(ownWords()).toEqual([]);
});

test.each([
  [
    'dialog',
    'dialog',
    <Dialog key="" open title={given} subtitle={given} onClose={nothing}>
      <p>{given}</p>
    </Dialog>,
  ],
  [
    'confirm dialog',
    'alertdialog',
    <ConfirmDialog
      key=""
      open
      title={given}
      confirmLabel={given}
      onConfirm={nothing}
      onClose={nothing}
    >
      {given}
    </ConfirmDialog>,
  ],
  [
    'HTML dialog',
    'dialog',
    <HtmlDialog key="" open title={given} html={`<p>${given}</p>`} onClose={nothing} />,
  ],
] as const)('the %s says only what it was given', async (_name, role, dialog) => {
  mount(dialog);
  await expect.element(page.getByRole(role)).toBeVisible();
  expect(ownWords()).toEqual([]);
});

test('the command palette says only what it was given', async () => {
  const command = { id: 'one', label: given, detail: given, onSelect: nothing };
  mount(
    <CommandPalette
      open
      onClose={nothing}
      recent={['one']}
      groups={[{ id: 'all', label: given, commands: [command, { ...command, id: 'two' }] }]}
    />,
  );
  await expect.element(page.getByRole('dialog'), { timeout: 15_000 }).toBeVisible();
  expect(ownWords()).toEqual([]);
});

test.each([390, 1024])('data of a screen %i px wide says only what it was given', async (width) => {
  await page.viewport(width, 800);
  const leaf = { label: given, kind: 'leaf', states: [] } as const;
  const states = [
    { ...leaf, path: 'a' },
    { ...leaf, path: 'b' },
  ];
  mount(
    <>
      <DataTable
        caption={given}
        columns={[{ id: 'one', header: given, cell: () => given, sortable: true }]}
        card={{ title: () => given, details: [{ label: given, value: () => given }] }}
        rows={[given]}
        rowKey={(row) => row}
        empty={given}
        sort={{ column: 'one', direction: 'ascending' }}
        onSortChange={nothing}
      />
      <LifecycleDiagram
        label={given}
        chart={{
          root: { path: '', label: '', kind: 'compound', states },
          transitions: [{ from: 'a', to: 'b', label: given }],
        }}
        at={['a']}
      />
      <Progress label={given} />
      <OfflineState updatedAt={null} onRetry={nothing} />
    </>,
  );
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  expect(ownWords()).toEqual([]);
});

test('a chart and its table say only what they were given', async () => {
  const point = { label: given, value: 1 };
  mount(
    <Chart
      title={given}
      summary={given}
      note={given}
      drawing={{
        kind: 'line',
        axis: given,
        format: () => given,
        formatTick: () => given,
        unit: given,
        label: given,
        estimate: given,
        points: [
          { ...point, id: 'a', at: 0 },
          { ...point, id: 'b', at: 9, isEstimate: true },
        ],
        ticks: [{ at: 3, label: given }],
        now: { at: 5, label: given },
      }}
    />,
  );
  await userEvent.click(page.getByRole('button').first());
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(ownWords()).toEqual([]);
});

test('an action menu says only what it was given', async () => {
  mount(
    <ActionMenu
      button={<Button>{given}</Button>}
      title={given}
      groups={[
        { id: 'one', caption: given, actions: [{ id: 'a', label: given, onSelect: nothing }] },
      ]}
    />,
  );
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('menu')).toBeVisible();
  expect(ownWords()).toEqual([]);
});

test('an open combobox says only what it was given', async () => {
  const options = [{ value: 'one', label: given, detail: given }];
  mount(
    <>
      <Combobox label={given} options={options} />
      <Combobox label={given} options={[]} busy />
    </>,
  );
  for (const box of page.getByRole('combobox').all()) {
    await userEvent.fill(box, given);
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => document.querySelector('output')?.textContent).toBe(given);
    expect(ownWords()).toEqual([]);
  }
});

test('tabs and an open popover say only what they were given', async () => {
  mount(
    <>
      <Tabs label={given} tabs={[{ id: 'one', label: given, count: 1, panel: given }]} />
      <Popover button={<Button>{given}</Button>} title={given}>
        {given}
      </Popover>
    </>,
  );
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(ownWords()).toEqual([]);
});
