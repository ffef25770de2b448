import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckboxGroup } from '../checkbox-group/CheckboxGroup.tsx';
import { ChoiceList } from '../choice-list/ChoiceList.tsx';
import { Combobox } from '../combobox/Combobox.tsx';
import { MoneyField } from '../money-field/MoneyField.tsx';
import { NumberStepper } from '../number-stepper/NumberStepper.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { Segmented } from '../segmented/Segmented.tsx';
import { Select } from '../select/Select.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { after, before, stage, start, walk } from '../testing/stage.tsx';

/** Choosing with the keyboard alone, as the WAI-ARIA Authoring Practices have each pattern; presses are those of a real browser. */

const { show } = stage();

const checkbox = (name: string) => page.getByRole('checkbox', { name });
const chip = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name });
const chosen = vi.fn<(value: string) => void>();
const options = [
  { value: 'hour', label: 'Giờ' },
  { value: 'day', label: 'Ngày' },
  { value: 'none', label: 'Năm', disabled: true },
  { value: 'month', label: 'Tháng' },
];
const radio = (name: string) => page.getByRole('radio', { name });

test.each([
  ['radio group', RadioGroup],
  ['segmented control', Segmented],
  ['choice list', ChoiceList],
] as const)(
  'a %s is one stop of Tab at its choice; arrows go round and choose, over what cannot be chosen',
  async (_name, Group) => {
    chosen.mockClear();
    show(<Group label="Thuê theo" options={options} defaultValue="day" onValueChange={chosen} />);
    await start(before);
    await walk(
      ['{Tab}', radio('Ngày')],
      ['{ArrowDown}', radio('Tháng')],
      ['{ArrowRight}', radio('Giờ')],
      ['{ArrowUp}', radio('Tháng')],
      ['{ArrowLeft}', radio('Ngày')],
      ['{Tab}', after],
      ['{Shift>}{Tab}{/Shift}', radio('Ngày')],
    );
    expect(chosen.mock.calls.flat()).toEqual(['month', 'hour', 'month', 'day']);
  },
);

test('nothing chosen yet: Tab goes to the first radio without choosing it, Space chooses', async () => {
  chosen.mockClear();
  show(<RadioGroup label="Thuê theo" options={options} onValueChange={chosen} />);
  await start(before);
  await walk(['{Tab}', radio('Giờ')]);
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('hour');
});

test('a checkbox group stops at each box that can be used, and Space turns it', async () => {
  const turned = vi.fn<(value: readonly string[]) => void>();
  show(<CheckboxGroup label="Báo khi" options={options} onValueChange={turned} />);
  await start(before);
  await walk(['{Tab}', checkbox('Giờ')], ['{Tab}', checkbox('Ngày')], ['{Tab}', checkbox('Tháng')]);
  await userEvent.keyboard(' ');
  expect(turned).toHaveBeenLastCalledWith(['month']);
  await walk(['{Tab}', after]);
});

test('usual values of a number are buttons: Tab reaches each, Enter and Space take it', async () => {
  const taken = vi.fn<(amount: number | null) => void>();
  show(<MoneyField label="Số tiền" usualAmounts={[50_000, 100_000]} onValueChange={taken} />);
  await start(before);
  await walk(
    ['{Tab}', page.getByRole('textbox')],
    ['{Tab}', chip('50.000')],
    ['{Enter}', chip('50.000')],
    ['{Tab}', chip('100.000')],
    [' ', chip('100.000')],
    ['{Tab}', after],
  );
  expect(taken.mock.calls.flat()).toEqual([50_000, 100_000]);
  await expect.element(chip('100.000')).toHaveAttribute('aria-pressed', 'true');
});

test('a number is one stop of Tab; arrows, Page Up and Down, Home and End change it within its limits', async () => {
  const changed = vi.fn<(value: number | null) => void>();
  show(<NumberStepper label="Số giờ" defaultValue={12} max={72} onValueChange={changed} />);
  const number = page.getByRole('spinbutton', { name: 'Số giờ' });
  await start(before);
  await walk(['{Tab}', number]);
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}{End}{ArrowUp}{Home}{ArrowDown}');
  expect(changed.mock.calls.flat()).toEqual([13, 12, 22, 12, 72, 72, 1, 1]);
  await walk(['{Tab}', after]);
});

test('a select is the browser’s own: letters choose, arrows open and move, Enter chooses', async () => {
  chosen.mockClear();
  show(<Select label="Thuê theo" options={options} defaultValue="hour" onValueChange={chosen} />);
  const select = page.getByRole('combobox', { name: 'Thuê theo' });
  await start(before);
  await walk(['{Tab}', select], ['N', select]);
  expect(chosen).toHaveBeenLastCalledWith('day');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => select.element().matches(':open')).toBe(true);
  await walk(['{ArrowDown}{Enter}', select], ['{Tab}', after]);
  expect(chosen).toHaveBeenLastCalledWith('month');
});

test('a combobox opens by an arrow, closes by Alt and an arrow, passes what is disabled; Esc keeps the choice', async () => {
  chosen.mockClear();
  show(<Combobox label="Thuê theo" options={options} defaultValue="day" onValueChange={chosen} />);
  const box = page.getByRole('combobox', { name: 'Thuê theo' });
  const active = () =>
    document.querySelector(
      `#${CSS.escape(box.element().getAttribute('aria-activedescendant') ?? '-')}`,
    )?.textContent;
  await start(before);
  await walk(['{Tab}', box]);
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('Ngày');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('Tháng');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  await expect.poll(active).toBe('Ngày');
  await userEvent.keyboard('{PageDown}');
  await expect.poll(active).toBe('Tháng');
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await expect.element(box).toHaveValue('Ngày');
  expect(chosen).not.toHaveBeenCalled();
});

test('up to a hundred options all are rendered, above that only the visible ones', async () => {
  const many = Array.from({ length: 101 }, (_, index) => ({
    value: `${index}`,
    label: `Máy ${index}`,
  }));
  const rows = page.getByRole('option');
  show(<Combobox label="Máy" options={many.slice(1)} />);
  await start(page.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => rows.elements().length).toBe(100);
  show(<Combobox label="Máy" options={many} />);
  await expect.poll(() => rows.elements().length).toBeLessThan(60);
});

test('tabs are one stop; arrows go round, Home and End go to the ends, each chooses; Tab goes on to the panel', async () => {
  show(
    <Tabs
      label="Máy 01"
      tabs={[
        { id: 'a', label: 'Tổng quan', panel: 'Một' },
        { id: 'b', label: 'Mạng', panel: 'Hai' },
        { id: 'c', label: 'Lịch sử', panel: 'Ba' },
      ]}
      onValueChange={chosen}
    />,
  );
  chosen.mockClear();
  await start(before);
  await walk(
    ['{Tab}', tab('Tổng quan')],
    ['{ArrowRight}', tab('Mạng')],
    ['{End}', tab('Lịch sử')],
    ['{ArrowRight}', tab('Tổng quan')],
    ['{ArrowLeft}', tab('Lịch sử')],
    ['{Home}', tab('Tổng quan')],
    ['{Tab}', page.getByRole('tabpanel', { name: 'Tổng quan' })],
    ['{Tab}', after],
  );
  expect(chosen.mock.calls.flat()).toEqual(['b', 'c', 'a', 'c', 'a']);
});
