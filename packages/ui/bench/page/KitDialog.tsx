import { useState } from 'react';
import { Button } from '../../src/button/Button.tsx';
import { Dialog } from '../../src/dialog/Dialog.tsx';
import { TextField } from '../../src/text-field/TextField.tsx';
import { DataTable } from '../../src/table/DataTable.tsx';
import { manyOrders, orderCard, orderColumns } from '../../src/testing/sample-orders.tsx';

const orders = manyOrders(50);

/** A dialog with a field and buttons, over a page of fifty orders: opening it makes that page inert. */
export function KitDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mở</Button>
      <DataTable
        caption="Đơn thuê PC"
        columns={orderColumns}
        card={orderCard}
        rows={orders}
        rowKey={({ id }) => id}
        empty="Không có dữ liệu"
      />
      <Dialog
        open={open}
        onClose={close}
        title="Nạp tiền"
        footer={<Button onClick={close}>Hủy</Button>}
      >
        <TextField label="Nội dung" />
      </Dialog>
    </>
  );
}
