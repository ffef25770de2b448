const month = (count: number): string => (count === 1 ? 'month' : 'months');
const span = (months: number): string => `${months} ${month(months)}`;

export const words = {
  systems: { 'window server': 'Windows Server', ubuntu: 'Ubuntu' },
  about: (config: string, system: string) => `${config} (${system})`,
  months: 'Number of months',
  month,
  monthsOf: span,
  atLeast: 'At least 1 month',
  line: (months: number, price: string) => `${span(months)} × ${price}`,
  until: { rent: 'In use until about', extend: 'In use until' },
};
