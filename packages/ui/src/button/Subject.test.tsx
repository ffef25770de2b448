import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '../dialog/Dialog.tsx';
import { MachineCard, MachineGrid } from '../machine-card/MachineCard.tsx';
import { SecretField } from '../secret-field/SecretField.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { stage } from '../testing/stage.tsx';
import { Button } from './Button.tsx';

const { show } = stage();

function names(): readonly string[] {
  const buttons = page.getByRole('button').elements();
  return buttons
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => name !== 'Trước' && name !== 'Sau');
}

test('the buttons of a card are named by their label first, then by its machine', async () => {
  show(
    <MachineGrid label="Máy của bạn">
      {['Render Tết 2027', 'Lookdev Phố Cổ'].map((name) => (
        <MachineCard
          key={name}
          plate="01"
          name={name}
          tag={null}
          display={null}
          specs={[{ label: 'Mật khẩu', value: <SecretField label="mật khẩu" value="a" /> }]}
          actions={{ primary: <Button>Bắt Đầu Thuê</Button>, end: <Button busy>Xóa</Button> }}
        />
      ))}
    </MachineGrid>,
  );
  for (const machine of ['Render Tết 2027', 'Lookdev Phố Cổ']) {
    for (const label of ['Bắt Đầu Thuê', 'Đang gửi…', 'Hiện mật khẩu', 'Sao chép mật khẩu']) {
      const button = page.getByRole('button', { name: `${label}, ${machine}`, exact: true });
      await expect.element(button).toBeInTheDocument();
    }
  }
});

const people = [{ name: 'Render Tết 2027' }, { name: 'Lookdev Phố Cổ' }] as const;

test.for([390, 1200])('the buttons of rows are named by their row, %i px wide', async (width) => {
  await page.viewport(width, 800);
  show(
    <DataTable
      caption="Đơn"
      rows={people}
      rowKey={({ name }) => name}
      rowName={({ name }) => name}
      empty={null}
      columns={[
        { id: 'name', header: 'Tên', cell: ({ name }) => name },
        { id: 'action', header: 'Thao tác', cell: () => <Button>Gia hạn</Button> },
      ]}
      card={{
        title: ({ name }) => name,
        details: [{ label: 'Tên', value: ({ name }) => name }],
        actions: () => <Button>Gia hạn</Button>,
      }}
    />,
  );
  const labels = width < 760 ? ['Gia hạn', 'Chi tiết'] : ['Gia hạn'];
  await expect
    .poll(names)
    .toEqual(people.flatMap(({ name }) => labels.map((label) => `${label}, ${name}`)));
});

test('a dialog over a card has names of its own', async () => {
  show(
    <MachineCard
      plate="01"
      name="Render Tết 2027"
      tag={null}
      display={
        <Dialog open onClose={() => {}} title="Thuê máy">
          <Button>Thuê</Button>
        </Dialog>
      }
      specs={[]}
      actions={{}}
    />,
  );
  const button = page.getByRole('button', { name: 'Thuê', exact: true });
  await expect.element(button).toBeVisible();
});
