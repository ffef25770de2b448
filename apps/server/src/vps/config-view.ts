import { asc } from 'drizzle-orm';
import type { ComputerConfig } from '@tram/api/types';
import type { Database } from '../database/tables.ts';
import { computerConfigs } from '../database/schema/vps.ts';

/** A row of `computer_configs`. */
export type ConfigRow = typeof computerConfigs.$inferSelect;

function toConfig(row: ConfigRow): ComputerConfig {
  return {
    _id: row.id,
    config_name: row.configName,
    monthly_rental_price: row.monthlyRentalPrice,
    cpu: row.cpu,
    ram: row.ram,
    ssd: row.ssd,
    gpu: row.gpu,
    network_speed: row.networkSpeed,
    ipv4: row.ipv4,
    os: row.os,
    data_center: row.dataCenter,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Reads the VPS configurations, cheapest first. */
export async function readConfigs(database: Database): Promise<ComputerConfig[]> {
  const rows = await database
    .select()
    .from(computerConfigs)
    .orderBy(asc(computerConfigs.monthlyRentalPrice), asc(computerConfigs.configName));
  return rows.map(toConfig);
}
