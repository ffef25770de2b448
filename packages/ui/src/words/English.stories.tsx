import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Combobox } from '../combobox/Combobox.tsx';
import { CommandPalette } from '../command-palette/CommandPalette.tsx';
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.tsx';
import { CopyField } from '../copy-field/CopyField.tsx';
import { CountdownDisplay } from '../countdown/CountdownDisplay.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { DateRangeField } from '../date-range-field/DateRangeField.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { FileField } from '../file-field/FileField.tsx';
import { sampleFile } from '../testing/sample-files.ts';
import { IconTrash } from '../icon/generated/IconTrash.ts';
import { MoneyField } from '../money-field/MoneyField.tsx';
import { NumberStepper } from '../number-stepper/NumberStepper.tsx';
import { OfflineState } from '../offline-state/OfflineState.tsx';
import { OtpField } from '../otp-field/OtpField.tsx';
import { Pagination } from '../pagination/Pagination.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { PictureField } from '../picture-field/PictureField.tsx';
import { Price } from '../price/Price.tsx';
import { Receipt } from '../receipt/Receipt.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { SecretField } from '../secret-field/SecretField.tsx';
import { SignaturePad } from '../signature-pad/SignaturePad.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { unitLength } from '../time-ruler/scales.ts';
import { createToastQueue, ToastRegion } from '../toast/ToastRegion.tsx';
import { EnglishForm, EnglishTable } from '../testing/sample-english.tsx';

/** The components that have built-in words, in English, as _Language_ in the toolbar puts every story. */
const meta = {
  title: 'Components/Language/English',
  component: Column,
  globals: { language: 'en' },
  args: { width: 427, children: null },
} satisfies Meta<typeof Column>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = (): void => {};

/** The calendar's code is loaded on the first press. */
const slowly = { timeout: 10_000 };

export const Fields: Story = {
  args: {
    children: (
      <>
        <PasswordField label="Password" autoComplete="current-password" />
        <TextField label="Note" required={false} />
        <MoneyField label="Amount" defaultValue={500_000} usualAmounts={[100_000, 500_000]} />
        <NumberStepper
          label="Number of days"
          unit={(count) => (count === 1 ? 'day' : 'days')}
          defaultValue={3}
          usualValues={[1, 7]}
        />
        <OtpField label="OTP code" hint="Six digits." defaultValue="407182" busy />
        <Combobox
          label="Receiving bank"
          options={[{ value: 'vcb', label: 'Vietcombank' }]}
          defaultValue="vcb"
        />
        <SearchField label="Name" defaultValue="render" onSearch={nothing} />
        <TextArea label="Address" limit={200} defaultValue="12 Nguyen Hue" />
      </>
    ),
  },
  async play({ canvas }) {
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Increase number of days' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1 day' })).toBeVisible();
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuetext', '3 days');
    await expect(canvas.getByText('13 of 200 characters')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear receiving bank' })).toBeVisible();
  },
};

export const Files: Story = {
  args: {
    children: (
      <>
        <PictureField label="Front of the card" capture="environment" />
        <FileField
          label="Papers"
          kindWords="PDF or pictures"
          maxFiles={3}
          defaultValue={[sampleFile('contract.pdf', 482_000)]}
          progressOf={() => 0.45}
        />
        <SignaturePad label="Signature" />
      </>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('JPEG or PNG, up to 10 MB')).toBeVisible();
    await expect(canvas.getByText('Uploading 45%')).toBeVisible();
    await expect(canvas.getByText('Type your name instead')).toBeVisible();
  },
};

/** Day, month, year, as everywhere in the product. */
export const Dates: Story = {
  args: {
    children: (
      <>
        <DateField label="Date of issue" max="2026-11-20" />
        <DateRangeField label="Rental begins" defaultValue={['2026-11-01', '']} />
      </>
    ),
  },
  async play({ canvas }) {
    const date = canvas.getByRole('textbox', { name: 'Date of issue' });
    await expect(date).toHaveAttribute('placeholder', 'day/month/year');
    await userEvent.type(date, '31/11/2026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(date).toHaveAccessibleDescription(
      'There is no 31/11/2026. Check the day and the month.',
    );
  },
};

export const Calendar: Story = {
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    width: 320,
    children: <DateField label="Date of issue" defaultValue="2026-11-05" />,
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar, date of issue' }));
    const calendar = await screen.findByRole('dialog', { name: 'Calendar, date of issue' }, slowly);
    await waitFor(
      () =>
        expect(within(calendar).getByRole('button', { name: /, 5 November 2026/ })).toHaveFocus(),
      slowly,
    );
    await waitFor(() =>
      expect(within(calendar).getByRole('button', { name: 'Clear date' })).toBeVisible(),
    );
    await expect(within(calendar).getByLabelText('Month')).toHaveDisplayValue('Nov');
  },
};

/** Refused: how many fields, and what each wants. */
export const RefusedForm: Story = {
  args: { children: <EnglishForm /> },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(await canvas.findByText('3 fields to correct')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus());
  },
};

const dialog = (
  <Dialog open title="Connect to “Render 2027”" onClose={nothing}>
    <Column width={427}>
      <CopyField label="IP address" value="103.140.38.21:33907" mono />
      <SecretField label="RDP password" value="tR8m-kQ27x0Z" />
      <SecretField label="VNC password" value={null} />
    </Column>
  </Dialog>
);

/** What is shown and copied is named in the message. */
export const DialogWithSecrets: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { children: dialog },
  async play() {
    const open = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(open.getByRole('button', { name: 'Close' })).toBeVisible());
    await expect(open.getByRole('button', { name: 'Copy IP address' })).toBeVisible();
    await expect(open.getByRole('button', { name: 'Show RDP password' })).toBeVisible();
    await expect(open.getByText('None yet')).toBeVisible();
  },
};

/** The smallest phone. */
export const QuestionOnAPhone: Story = {
  globals: { language: 'en', viewport: { value: 'mobile1' } },
  args: {
    children: (
      <ConfirmDialog
        open
        title="Delete “Weekend gaming”?"
        confirmLabel="Delete PC"
        confirmIcon={<IconTrash />}
        theme="danger"
        onConfirm={nothing}
        onClose={nothing}
      >
        <p>This PC disappears from your list and cannot be brought back.</p>
      </ConfirmDialog>
    ),
  },
  async play() {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

const queue = createToastQueue();

export const Toasts: Story = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { children: <ToastRegion queue={queue} /> },
  beforeEach() {
    queue.show({ status: 'valid', title: 'Extended', detail: 'In use until 21:40 20/11/2026.' });
    queue.show({ status: 'warn', title: 'The image is booting' });
    queue.show({ status: 'inValid', title: 'Something went wrong' });
    return () => {
      for (const { id } of queue.getToasts()) queue.remove(id);
    };
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Error: Something went wrong'),
    );
    await expect(canvas.getAllByRole('button', { name: 'Close notification' })).toHaveLength(3);
  },
};

export const List: Story = {
  args: {
    width: 700,
    children: (
      <>
        <EnglishTable />
        <Pagination page={2} pageCount={12} onPageChange={nothing} />
      </>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Running')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeVisible();
  },
};

/** The states of a list that has nothing to show, or nothing new. */
export const Faces: Story = {
  args: {
    children: (
      <>
        <EmptyState>You have no PC yet.</EmptyState>
        <ErrorState title="The list of machines has not loaded" onRetry={nothing} />
        <OfflineState updatedAt="2026-11-20T08:40:00Z" onRetry={nothing} />
      </>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'No data' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Reload' })).toHaveLength(2);
    await expect(canvas.getByText(/Connection lost\./)).toBeVisible();
  },
};

/** A frozen clock. */
const now = () => 1_000_000_000_000;

export const MoneyAndTime: Story = {
  args: {
    children: (
      <>
        <CountdownDisplay
          caption="Time left"
          subject="Render 2027"
          deadline={now() + 5.2 * unitLength.hour}
          now={now}
        />
        <Price amount={42_750} original={45_000} discountPercent={5} per="hour" />
        <Receipt
          lines={[{ label: '6 hours × 18,000 VND', amount: 108_000 }]}
          total={108_000}
          balance={{ label: 'Balance after renting', before: 1_284_500, after: 1_176_500 }}
        />
      </>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('timer')).toHaveTextContent('5 h12 min');
    await expect(canvas.getByText('becomes')).toBeInTheDocument();
  },
};

export const Commands: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    children: (
      <CommandPalette
        open
        onClose={nothing}
        recent={['top-up']}
        groups={[
          {
            id: 'account',
            label: 'Account',
            commands: [
              { id: 'top-up', label: 'Top up', onSelect: nothing },
              { id: 'log-out', label: 'Log out', onSelect: nothing },
            ],
          },
        ]}
      />
    ),
  },
  async play() {
    const palette = await screen.findByRole('dialog', { name: 'Find a command' }, slowly);
    await waitFor(() => expect(palette).toHaveStyle({ opacity: '1' }));
    await expect(within(palette).getByRole('group', { name: 'Recent' })).toBeVisible();
  },
};
