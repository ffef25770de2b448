import { Button } from '@tram/ui/button';
import { DateField } from '@tram/ui/date-field';
import { Dialog } from '@tram/ui/dialog';
import { Form } from '@tram/ui/form';
import { IconCopy } from '@tram/ui/icon/IconCopy';
import { Money } from '@tram/ui/money';
import { StatusBadge } from '@tram/ui/status-badge';
import { paymentStatuses } from '@tram/ui/status-sets';
import { SubmitButton } from '@tram/ui/submit-button';
import { TextField } from '@tram/ui/text-field';
import { useForm } from '@tram/ui/use-form';
import { useState } from 'react';

/** What the project outside the workspace draws: a form, a status, a price, a dialog and a date. */
export function App() {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ initialValues: { name: '' }, onSubmit: () => setOpen(true) });
  return (
    <main>
      <StatusBadge set={paymentStatuses} value={1} />
      <Money amount={15_000} />
      <Form form={form} aria-label="Thuê máy">
        <TextField name="name" label="Tên máy" />
        <SubmitButton>Thuê máy</SubmitButton>
      </Form>
      <DateField label="Từ ngày" />
      <Button icon={<IconCopy />} onClick={() => setOpen(true)}>
        Xem
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Đã thuê">
        Máy đang được tạo.
      </Dialog>
    </main>
  );
}
