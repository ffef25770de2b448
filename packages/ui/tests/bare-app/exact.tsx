/** What only the compiler is asked about: what an application may write, and what it may not. */
import { Button } from '@tram/ui/button';
import { createIcon, type Icon } from '@tram/ui/icon';
import { Grid } from '@tram/ui/grid';
import { Stack } from '@tram/ui/stack';
import { StatusBadge } from '@tram/ui/status-badge';
import { paymentStatuses, status, type StatusSet } from '@tram/ui/status-sets';
import type { Tone } from '@tram/ui/theme';
import { TextField } from '@tram/ui/text-field';

const tone: Tone = 'info';
const icon: Icon = createIcon('M4 12h16');

/** A set of one's own. */
const orderStatuses = {
  draft: status('Bản nháp', tone, icon),
  sent: status('Đã gửi', 'positive', icon),
} as const satisfies StatusSet;

interface PassedOn {
  readonly hint: string | undefined;
  readonly disabledReason: string | undefined;
  /** As an API sends it. */
  readonly order: { readonly status: string };
}

/** What may not be there is handed on as it is, by a caller with exactOptionalPropertyTypes. */
export function Passing({ hint, disabledReason, order }: PassedOn) {
  return (
    <Stack as="section" aria-label="Đơn" gap={24} align={undefined}>
      <TextField label="Tên máy" hint={hint} />
      <Button disabledReason={disabledReason}>Xem</Button>
      <Grid minColumn={200} columns={undefined}>
        <StatusBadge set={orderStatuses} value="sent" />
        <StatusBadge set={orderStatuses} received={order.status} />
        <StatusBadge set={paymentStatuses} value={1} />
        {/* @ts-expect-error a code that the set does not have */}
        <StatusBadge set={orderStatuses} value="snet" />
        {/* @ts-expect-error nor has this one a fifth */}
        <StatusBadge set={paymentStatuses} value={4} />
        {/* @ts-expect-error what a server sent may be anything */}
        <StatusBadge set={orderStatuses} value={order.status} />
        {/* @ts-expect-error no space of the scale */}
        <Stack gap={10} />
      </Grid>
    </Stack>
  );
}
