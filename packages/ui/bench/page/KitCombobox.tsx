import { Combobox } from '../../src/combobox/Combobox.tsx';
import { sampleMachines } from '../../src/testing/sample-options.ts';

const machines = sampleMachines(10_000);

/** One of ten thousand machines. */
export function KitCombobox() {
  return <Combobox label="Máy" options={machines} />;
}
