import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from '../../testing/Page.tsx';
import { cell, scroller, table } from '../../testing/Page.css.ts';

/** What is known about screen readers, what is not, and what to check by hand. */
const meta = { title: 'Foundations/Screen readers', globals: { language: 'en' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** None of them was available where the kit was built. */
const neverRun = [
  {
    reader: 'NVDA',
    browsers: 'Firefox, Chrome',
    system: 'Windows',
    voice: 'Vietnamese by eSpeak NG',
  },
  { reader: 'JAWS', browsers: 'Chrome, Edge', system: 'Windows', voice: 'Vietnamese by Vocalizer' },
  { reader: 'VoiceOver', browsers: 'Safari', system: 'macOS, iOS', voice: 'Linh' },
  { reader: 'TalkBack', browsers: 'Chrome', system: 'Android', voice: 'Google, tiếng Việt' },
];

interface Check {
  readonly story: string;
  readonly does: string;
  readonly hears: string;
}

const checks: readonly Check[] = [
  {
    story: 'Components/Navigation/AppShell, Default',
    does: 'Tab once, Enter; then list the landmarks',
    hears:
      '“Đến nội dung chính, liên kết”; then the content is read on. Banner, three named navigations, main, and no landmark twice',
  },
  {
    story: 'Components/Forms/Form, Default',
    does: 'Go to ‘Đăng ký’ and press it with everything empty',
    hears:
      'The focus is in ‘Tên đăng nhập’: name, required, invalid, then ‘Vui lòng nhập tên đăng nhập’, each once. Before the press no field is called invalid',
  },
  {
    story: 'Components/Choices/Combobox, Closed',
    does: 'Arrow Down; type ‘viet’ by Telex; Enter',
    hears:
      'The list opens, the active option with its place (1 trên …) and whether it is chosen; how many are left after typing pauses, once; the chosen name. On a phone: the sheet’s name, then its search',
  },
  {
    story: 'Components/Actions/ActionMenu, Closed',
    does: 'Enter; arrows to the last row; Enter; Esc',
    hears:
      '“Render Tết 2027, menu”, the captions as groups, each row with its sub-line; of ‘Xóa PC’ that it is unavailable and why; nothing on Enter; after Esc the button again',
  },
  {
    story: 'Components/Overlays/ConfirmDialog, Danger',
    does: 'Open it',
    hears:
      'That it is a dialog (an alert), its question, its text, and ‘Hủy’ with the focus. Nothing of the page behind can be reached by swiping or with the virtual cursor',
  },
  {
    story: 'Components/Dates/DateField, Default',
    does: 'Press ‘Mở lịch’; arrows, Page Down; Enter',
    hears:
      'The dialog’s name, the day with weekday and month in Vietnamese; the new month when it changes; closed days as unavailable; back on the button. Arrow keys reach the month in browse mode too',
  },
  {
    story: 'Components/Text fields/NumberStepper, Default',
    does: 'Arrow Up; Page Up; swipe to − and +',
    hears:
      'The new number each time. Not known: whether the unit is heard (‘7 giờ’), since Chromium hands over the text of the box',
  },
  {
    story: 'Components/Text fields/OtpField, InForm',
    does: 'Type six digits',
    hears: 'One field, not six; ‘Đang kiểm tra mã…’, then the refusal, once and without moving',
  },
  {
    story: 'Components/Data/DataTable, Sorted',
    does: 'Move by cells; press the head ‘Tổng tiền (VNĐ)’; go to TenThousand',
    hears:
      'Head and row name with each cell; ‘Đã sắp xếp theo tổng tiền (VNĐ), tăng dần’; of ten thousand rows the place of each (hàng … trên 10.001)',
  },
  {
    story: 'Components/Feedback/ToastRegion, Default',
    does: 'Press the three buttons; F6; Esc',
    hears:
      '‘Thành công: Gia hạn thành công’ at the next pause, ‘Lỗi: …’ at once, each once; F6 names the region ‘Thông báo’; Esc gives the focus back. Also with a dialog open',
  },
  {
    story: 'Components/Time left/Countdown, Default',
    does: 'Wait on it; go to the digits',
    hears:
      'Silence while it counts; the time left when asked; 60, 10 and 1 minutes before the end one sentence',
  },
  {
    story: 'Components/Files/SignaturePad, Default',
    does: 'Without a pointer: ‘Gõ tên thay cho ký tay’, type a name',
    hears:
      'The button opens the field (expanded); ‘Đã ký’ after typing; the canvas is called ‘Chữ ký: đã ký’',
  },
];

function Table({
  heads,
  rows,
}: {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it where it is wider than the page
    <div className={scroller} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((text, index) =>
                index === 0 ? (
                  <th key={text} scope="row" className={cell}>
                    {text}
                  </th>
                ) : (
                  <td key={text} className={cell}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const WhatIsKnown: Story = {
  render: () => (
    <Page>
      <Section
        title="Never run"
        about="No screen reader has read this kit yet: none can be run where it is built. Nothing in the notes of the components says how one sounds."
      >
        <Table
          heads={['Reader', 'Browsers', 'System', 'Voice']}
          rows={neverRun.map(({ reader, browsers, system, voice }) => [
            reader,
            browsers,
            system,
            voice,
          ])}
        />
      </Section>
      <Section
        title="Known instead"
        about="With every run of the tests: axe on every story; keys, focus and names played in Chromium; and what Chromium hands to assistive technology of the ten composites that matter most, node by node, with roles, names, values, descriptions, states and live regions (accessibility-tree/composites.test.tsx). Firefox and Safari hand over trees of their own, which nobody has looked at."
      >
        {null}
      </Section>
      <Section
        title="To check by hand"
        about="For each reader above, with a Vietnamese voice, in this order; note what was heard, the versions and the day in the component’s a11y.md. What differs from the last column is a fault of the kit until it is shown to be one of the reader."
      >
        <Table
          heads={['Story', 'Do', 'To be heard']}
          rows={checks.map(({ story, does, hears }) => [story, does, hears])}
        />
      </Section>
    </Page>
  ),
};
